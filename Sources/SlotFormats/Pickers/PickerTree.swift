internal import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

extension PickerProfile {
    /// The profile as a format.
    var format: ExportFormat {
        ExportFormat(
            name: name, family: .picker, suffix: "json", mediaType: "application/json; charset=utf-8", summary: summary,
            settings: settings, includesSoldOut: disabled != nil,
            check: { document throws(ExportError) in try check(document) },
            write: { PickerTree(self, $0.settings).write($0, to: &$1, &$2) })
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

    /// Writes a document.
    func write(_ document: borrowing SlotDocument, to writer: inout ByteWriter, _ memory: inout ExportCache) {
        let days = PickerDays.shown(of: document.plan, marksSoldOut: profile.disabled != nil)
        guard profile.root == .array else {
            // What is around the rows depends on the first one, so that nothing can be kept for another document.
            var memory = ExportCache(limit: 0)
            return write(days, of: document, to: &writer, &memory)
        }
        write(days, of: document, to: &writer, &memory)
    }

    private func write(
        _ days: [SlotDay], of document: borrowing SlotDocument, to writer: inout ByteWriter, _ memory: inout ExportCache
    ) {
        var rows = memory.takeRows(of: document, profile.name) { _ in form }
        let before = before(days)
        rows.write(days, of: document, to: &writer) { _ in
            RowFrame(before: before, after: profile.root == .array ? "]\n" : "]}\n")
        }
        memory.keep(rows)
    }

    /// How rows and their nodes are written.
    private var form: RowForm {
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
        case .dayTime, .time: "\(.timeLabel)\(.pass)"
        case .dayRange: "\(.rangeLabel)\(.pass)"
        }
    }

    /// An hour that occurs twice carries its UTC offset, or the second one couldn't be chosen.
    private var hourValue: RowShape {
        values == .part ? #""\#(.hourDigits)\#(.repeatedOffset)""# : #""\#(.date)T\#(.hourDigits)\#(.repeatedOffset)""#
    }

    private var slotValue: RowShape {
        switch (values, settings.wheels) {
        case (.path, _): #""\#(.date)T\#(.time)\#(.utcOffset)""#
        case (.epoch, _): "\(.startEpoch)"
        case (.part, .dayHourMinute): #""\#(.minuteDigits)""#
        case (.part, _): #""\#(.hourDigits):\#(.minuteDigits)\#(.repeatedOffset)""#
        }
    }

    /// What comes before the rows.
    private func before(_ days: [SlotDay]) -> RowShape {
        guard profile.root == .weui else { return "[" }
        let isFlat = settings.wheels == .time
        let depth = isFlat ? 1 : settings.wheels == .dayHourMinute ? 3 : 2
        return #"{"depth":\#(depth),"defaultValue":[\#(list: firstPath(days))],"items":["#
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
