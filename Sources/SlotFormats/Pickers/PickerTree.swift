internal import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

extension PickerProfile {
    /// The profile as a format.
    var format: ExportFormat {
        ExportFormat(
            name: name, family: .picker, suffix: "json", mediaType: "application/json; charset=utf-8", summary: summary,
            settings: settings, check: { document throws(ExportError) in try check(document) },
            rows: RowFormat(
                days: disabled == nil ? .available : .availableHours,
                form: { PickerTree(self, $0.settings).form },
                frame: { kind, _ in PickerTree(self, kind.settings).frame },
                ending: { PickerTree(self, $0.settings).end($0, to: &$1) }))
    }

    private func check(_ document: borrowing SlotDocument) throws(ExportError) {
        if PickerSettings(document.settings).wheels == .time, document.plan.days.count > 1 {
            throw ExportError(
                format: name,
                rule: "has one wheel of times, whose labels would repeat on \(document.plan.days.count) dates; "
                    + "use the wheels day,time, or one day")
        }
        let names = named(document.settings)
        var seen = ["start", "bookUntil"]
        for key in [names.label, names.value, names.children] {
            if seen.contains(where: { $0.utf8.elementsEqual(key.utf8) }) {
                throw ExportError(format: name, rule: "would have the key \"\(key)\" twice in a row; name another")
            }
            seen.append(key)
        }
    }
}

/// A profile with the settings of a document: what its rows look like.
struct PickerTree {
    private let profile: PickerProfile
    private let settings: PickerSettings
    private let values: PickerSettings.Values

    init(_ profile: PickerProfile, _ settings: FormatSettings) {
        self.profile = profile.named(settings)
        self.settings = PickerSettings(settings)
        values = settings.word(of: profile.valueSetting).flatMap(PickerSettings.Values.init) ?? profile.values[0]
    }

    /// How rows and their nodes are written.
    var form: RowForm {
        var extras = RowExtras.none
        if let disabled = profile.disabled {
            extras.availability = { _, isSoldOut in isSoldOut ? Array(",\"\(disabled)\":true".utf8) : [] }
        }
        let isHTML = profile.showsHTML
        return RowForm(
            slot, nodes: nodes, extras: extras,
            escape: { bytes, start in
                if isHTML { bytes.escape(from: start, unless: HTMLText.isPlain, HTMLText.escape) }
                JSONText.escape(&bytes, from: start)
            })
    }

    private var nodes: NodeShapes {
        let isFlat = settings.wheels == .time
        let hasHours = settings.wheels == .dayHourMinute
        let hour = hasHours ? open(hourLabel, hourValue) : ""
        return NodeShapes(
            dayOpen: isFlat ? "" : open("\(.dayLabel)", #""\#(.date)""#), dayClose: isFlat ? "" : "]}",
            hourOpen: hour, hourClose: hasHours ? "]}" : "",
            repeatedHourOpen: hour, repeatedHourClose: hasHours ? "]}" : "",
            separator: Array(",".utf8))
    }

    private func open(_ label: RowShape, _ value: RowShape) -> RowShape {
        "{\(shape: key(profile.label))\"\(shape: label)\",\(shape: key(profile.value))\(shape: value),\(shape: key(profile.children))["
    }

    private func key(_ name: String) -> RowShape { "\(json: name):" }

    private var slot: RowShape {
        let times = #""start":\#(.startEpoch),"bookUntil":\#(.bookUntil)"# as RowShape
        let extras = profile.extras.map { "\(json: $0):{\(shape: times)}" as RowShape } ?? times
        return #"""
            {\#(shape: key(profile.label))"\#(shape: slotLabel)",\#(shape: key(profile.value))\#(shape: slotValue)\#
            \#(.availability),\#(shape: extras)}
            """#
    }

    private var hourLabel: RowShape { "\(.hourLabel)" }

    private var slotLabel: RowShape {
        switch settings.wheels {
        case .dayHourMinute: "\(.minuteLabel)"
        case .dayTime, .time: "\(.timeLabel)\(.offsetSuffix)"
        case .dayRange: "\(.rangeLabel)"
        }
    }

    /// An hour that occurs twice carries its UTC offset, or the second one couldn't be chosen.
    private var hourValue: RowShape {
        values == .part ? #""\#(.startHour)\#(.repeatedOffset)""# : #""\#(.date)T\#(.startHour)\#(.repeatedOffset)""#
    }

    private var slotValue: RowShape {
        switch (values, settings.wheels) {
        case (.path, _): #""\#(.date)T\#(.time)\#(.utcOffset)""#
        case (.epoch, _): "\(.startEpoch)"
        case (.part, .dayHourMinute): #""\#(.minuteDigits)""#
        case (.part, _): #""\#(.startHour):\#(.minuteDigits)\#(.repeatedOffset)""#
        }
    }

    /// What is around the rows.
    var frame: RowFrame {
        guard profile.root == .weui else { return RowFrame(before: "[", after: "]\n") }
        let depth = settings.wheels == .time ? 1 : settings.wheels == .dayHourMinute ? 3 : 2
        return RowFrame(before: #"{"depth":\#(depth),"items":["#, after: "]")
    }

    /// What depends on the first row comes last, because a frame is the same for documents with other slots.
    func end(_ document: borrowing SlotDocument, to writer: inout ByteWriter) {
        guard profile.root == .weui else { return }
        let days = PickerDays.shown(of: document.plan)
        writer.append(#","defaultValue":[\#(list: firstPath(days))]}\#(literal: "\n")"# as RowShape)
    }

    /// The values of the first row of each wheel, as they are in the rows.
    private func firstPath(_ days: [SlotDay]) -> [[UInt8]] {
        guard let day = days.first, let run = day.runs.first else { return [] }
        var date: [UInt8] = []
        date.append(day.date)
        let hour = Digits.two(run.firstMinute / 60).digits
        let minute = Digits.two(run.firstMinute % 60).digits
        var offset: [UInt8] = []
        offset.appendUTCOffset(run.span.utcOffset)
        let repeated = day.repeatedHours & (1 << UInt32(run.firstMinute / 60)) == 0 ? [] : offset
        let colon = [UInt8(ascii: ":")]
        let hourPath = date + [UInt8(ascii: "T")] + hour
        let path = hourPath + colon + minute + Array(":00".utf8) + offset
        let isPart = values == .part
        let texts: [[UInt8]] =
            switch settings.wheels {
            case .dayHourMinute: [date, (isPart ? hour : hourPath) + repeated, isPart ? minute : path]
            case .dayTime, .dayRange: [date, isPart ? hour + colon + minute + repeated : path]
            case .time: [isPart ? hour + colon + minute + repeated : path]
            }
        return texts.map { JSONText.quote($0) }
    }
}

extension UInt16 {
    /// Two digits of a word as bytes.
    fileprivate var digits: [UInt8] { [UInt8(truncatingIfNeeded: self), UInt8(truncatingIfNeeded: self >> 8)] }
}
