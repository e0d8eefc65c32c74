internal import ICalendar
internal import Mustache
internal import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

extension TemplateData {
    /// Fills a slot's row, where its cursor is: number, piece, row in the piece, end of the pieces.
    func fillSlot(_ row: inout TemplateRow, _ day: Int) {
        let piece = days.piece(row.cursor.1, of: day)
        let plan = document.plan
        let date = plan.days[day].date
        row.isLast = row.cursor.1 == row.cursor.3 - 1 && row.cursor.2 == piece.count - 1
        let minute = piece.firstMinute + row.cursor.2 * piece.step
        let start = date.daysSinceEpoch * 86_400 + minute * 60 - piece.span.utcOffset
        let end = Instant(epochSeconds: start + piece.duration)
        var left = row.wanted
        while left != 0 {
            let field = left.trailingZeroBitCount
            left &= left &- 1
            guard let name = TemplateNames.SlotName(rawValue: field) else { break }
            switch name {
            case .minute: row.set(field) { $0.appendDecimal(minute % 60) }
            case .label: row.set(field) { document.labels.appendMinute(minute % 60, to: &$0) }
            case .start: row.set(field) { Self.append(date, minute, piece.span.utcOffset, to: &$0) }
            case .end: row.set(field) { end.appendRFC3339(utcOffset: plan.span(at: end).utcOffset, to: &$0) }
            case .startEpoch: row.set(field) { $0.appendDecimal(start) }
            case .bookUntil: row.set(field) { $0.appendDecimal(piece.bookingEnd ?? start - plan.lead.seconds) }
            case .serviceDate: if let date = piece.serviceDate { row.set(field) { $0.append(date) } }
            case .remaining: row.set(field, number: piece.remaining)
            case .soldOut: row.set(field, flag: piece.isSoldOut)
            case .endEpoch: row.set(field) { $0.appendDecimal(end.epochSeconds) }
            case .time: row.set(field) { $0.append(Digits.time(minuteOfDay: minute), count: 5) }
            case .timeLabel:
                row.set(field) {
                    document.labels.appendTime(hour: minute / 60, minute: minute % 60, to: &$0)
                    appendPass(of: day, piece, to: &$0)
                }
            case .rangeLabel:
                let time = CivilDateTime(end, utcOffset: plan.span(at: end).utcOffset).time
                row.set(field) {
                    document.labels.appendTimeRange(
                        from: (minute / 60, minute % 60), to: (time.hour, time.minute), to: &$0)
                    appendPass(of: day, piece, to: &$0)
                }
            case .uid:
                row.set(field) {
                    $0 += uidPrefix
                    $0.append(UInt64(Digits.fourHex(start >> 32)), count: 4)
                    $0.append(Digits.eightHex(start), count: 8)
                }
            case .bookingUrl:
                if let url = document.bookingURL {
                    row.set(field) {
                        url.append(start: start, utcOffset: piece.span.utcOffset, of: document.place, to: &$0)
                    }
                }
            }
        }
    }

    /// `2026-06-01T10:40:00+08:00`
    private static func append(_ date: CivilDate, _ minute: Int, _ utcOffset: Int, to text: inout [UInt8]) {
        text.append(date)
        text.append(UInt8(ascii: "T"))
        text.append(Digits.time(minuteOfDay: minute), count: 8)
        let (sign, minutes) = Digits.utcOffset(utcOffset)
        text.append(UInt64(sign), count: 4)
        text.append(UInt64(minutes), count: 2)
    }

    private func appendPass(of day: Int, _ piece: RowHour, to text: inout [UInt8]) {
        guard document.plan.days[day].repeatedHours & 1 << UInt32(piece.hour) != 0 else { return }
        Self.append(pass: piece.span.utcOffset, to: &text)
    }
}

extension BookingURL {
    /// Appends the address at which a slot is booked.
    func append(start: Int, utcOffset: Int, of place: PlaceIdentity, to text: inout [UInt8]) {
        for part in parts {
            switch part {
            case .text(let bytes): text += bytes
            case .id: text.appendPercentEncoded(place.id)
            case .epoch: text.appendDecimal(start)
            case .start:
                let index = text.count
                Instant(epochSeconds: start).appendRFC3339(utcOffset: utcOffset, to: &text)
                // A + in a query is a space (HTML forms), so it is encoded (RFC 3986 2.1).
                let sign = index + 19
                if text[sign] == UInt8(ascii: "+") { text.replaceSubrange(sign...sign, with: "%2B".utf8) }
            }
        }
    }
}
