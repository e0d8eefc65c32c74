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
                form: { PickerTree(self, $0.settings, $0.labels).form },
                opening: { PickerTree(self, $0.settings, $0.labels).begin($0, to: &$1) },
                frame: { _, _ in RowFrame(before: "", after: self.root == .weui ? "]" : "]\n") },
                ending: { PickerTree(self, $0.settings, $0.labels).end($0, to: &$1) }))
    }

    private func check(_ document: borrowing SlotDocument) throws(ExportError) {
        let wheels = PickerSettings(document.settings, document.labels).wheels
        if PickerNow.isAsked(document.settings), document.labels.nowLabel == nil {
            throw ExportError(
                format: name,
                rule: "has no word for now in the locale \(document.labels.identifier): leave "
                    + "\(FormatSetting.pickerFirstRow.path) at none")
        }
        if PickerNow.isAsked(document.settings), document.settings.word(of: valueSetting) == "epoch" {
            throw ExportError(
                format: name,
                rule: "has numbers as values, and the row for now would be a word: leave \(valueSetting.path) at "
                    + "\(values[0].rawValue), or \(FormatSetting.pickerFirstRow.path) at none")
        }
        if wheels == .dayPeriodTime, let day = document.plan.days.first(where: { $0.mixesHalves }) {
            throw ExportError(
                format: name,
                rule: "would show the same half of the day twice on \(String(decoding: day.date.text, as: UTF8.self)), "
                    + "when the clock goes back over noon; use the wheels day,time")
        }
        if wheels == .time, document.plan.days.count > 1 {
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

    init(_ profile: PickerProfile, _ settings: FormatSettings, _ labels: LocaleLabels) {
        self.profile = profile.named(settings)
        self.settings = PickerSettings(settings, labels)
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
        let areHalves = settings.wheels == .dayPeriodTime
        let hasMiddle = settings.wheels.count == 3
        let hour = !hasMiddle ? "" : areHalves ? open("\(.halfLabel)", halfValue) : open(hourLabel, hourValue)
        return NodeShapes(
            dayOpen: isFlat ? "" : open("\(.dayLabel)", #""\#(.date)""#), dayClose: isFlat ? "" : "]}",
            hourOpen: hour, hourClose: hasMiddle ? "]}" : "",
            repeatedHourOpen: hour, repeatedHourClose: hasMiddle ? "]}" : "",
            separator: Array(",".utf8), areHalves: areHalves)
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
        case .dayTime, .time, .dayPeriodTime, .auto: "\(.timeLabel)\(.offsetSuffix)"
        case .dayRange: "\(.rangeLabel)"
        }
    }

    /// An hour that occurs twice carries its UTC offset, or the second one couldn't be chosen.
    private var hourValue: RowShape {
        values == .part ? #""\#(.startHour)\#(.repeatedOffset)""# : #""\#(.date)T\#(.startHour)\#(.repeatedOffset)""#
    }

    private var halfValue: RowShape {
        values == .part ? #""\#(.half)""# : #""\#(.date) \#(.half)""#
    }

    private var slotValue: RowShape {
        switch (values, settings.wheels) {
        case (.path, _): #""\#(.date)T\#(.time)\#(.utcOffset)""#
        case (.epoch, _): "\(.startEpoch)"
        case (.part, .dayHourMinute): #""\#(.minuteDigits)""#
        case (.part, _): #""\#(.startHour):\#(.minuteDigits)\#(.repeatedOffset)""#
        }
    }

    /// What comes before the rows of dates; it may change while they don't.
    func begin(_ document: borrowing SlotDocument, to writer: inout ByteWriter) {
        writer.append(
            profile.root == .weui ? #"{"depth":\#(settings.wheels.count),"items":["# as RowShape : "[" as RowShape)
        guard let now = PickerNow(document) else { return }
        writer.append(row(now, at: 0, label: form.escaped(now.label)))
        if !PickerDays.shown(of: document.plan, marksSoldOut: profile.disabled != nil).isEmpty {
            writer.append(UInt8(ascii: ","))
        }
    }

    /// The row for those who come now, and where the component needs as many wheels for it, the same below it.
    private func row(_ now: PickerNow, at level: Int, label: [UInt8]) -> RowShape {
        let value = level == 0 || values == .part ? PickerNow.value : "\(PickerNow.value)/\(level)"
        let head = "{\(shape: key(profile.label))\"\(label)\",\(shape: key(profile.value))\(json: value)" as RowShape
        if !profile.holdsShortBranches, level + 1 < settings.wheels.count {
            let below = row(now, at: level + 1, label: label)
            return "\(shape: head),\(shape: key(profile.children))[\(shape: below)]}"
        }
        let until = #""bookUntil":\#(now.until.epochSeconds)"# as RowShape
        return profile.extras.map { "\(shape: head),\(json: $0):{\(shape: until)}}" }
            ?? "\(shape: head),\(shape: until)}"
    }

    /// What depends on the first row comes last, because a frame is the same for documents with other slots.
    func end(_ document: borrowing SlotDocument, to writer: inout ByteWriter) {
        guard profile.root == .weui else { return }
        let count = settings.wheels.count
        let path =
            PickerNow(document) == nil
            ? firstPath(PickerDays.shown(of: document.plan))
            : (0..<count).map { values == .part || $0 == 0 ? PickerNow.value : "\(PickerNow.value)/\($0)" }
                .map { JSONText.quote(Array($0.utf8)) }
        writer.append(#","defaultValue":[\#(list: path)]}\#(literal: "\n")"# as RowShape)
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
            case .dayPeriodTime, .auto:
                [
                    date, (isPart ? [] : date + [UInt8(ascii: " ")]) + (run.firstMinute < 720 ? "am".utf8 : "pm".utf8),
                    isPart ? hour + colon + minute + repeated : path,
                ]
            case .dayHourMinute: [date, (isPart ? hour : hourPath) + repeated, isPart ? minute : path]
            case .dayTime, .dayRange: [date, isPart ? hour + colon + minute + repeated : path]
            case .time: [isPart ? hour + colon + minute + repeated : path]
            }
        return texts.map { JSONText.quote($0) }
    }
}

extension SlotDay {
    /// Whether a start before noon comes after one that isn't.
    fileprivate var mixesHalves: Bool {
        guard repeatedHours != 0 else { return false }
        var hasAfternoon = false
        for run in runs {
            if hasAfternoon, run.firstMinute < 720 { return true }
            hasAfternoon = hasAfternoon || run.lastMinute >= 720
        }
        return false
    }
}

extension UInt16 {
    /// Two digits of a word as bytes.
    fileprivate var digits: [UInt8] { [UInt8(truncatingIfNeeded: self), UInt8(truncatingIfNeeded: self >> 8)] }
}
