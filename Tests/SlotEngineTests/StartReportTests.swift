import SlotEngine
import SlotTime
import Testing

/// What a program is told about a start.
struct StartReportTests {
    // Tuesday 2026-06-02 has one booking, 11:00-12:00; it is Monday, 10:10.
    @Test(arguments: [
        "2026-06-02T09:00 -> slot, before 16:00 16:30 17:00, after 09:30 13:00 13:30",
        "2026-06-02T09:10 -> betweenSteps step, before 16:30 17:00 09:00, after 09:30 13:00 13:30",
        "2026-06-02T11:30 -> taken busy 11:00, before 17:00 09:00 09:30, after 13:00 13:30 14:00",
        // 30 after a slot, 60 after the booking, none before.
        "2026-06-02T10:00 -> buffer bufferAfter 11:00 slot first 30 0 0, before 17:00 09:00 09:30, after 13:00 13:30 14:00",
        "2026-06-02T12:30 -> buffer bufferAfter 11:00 entry first 60 0 30, before 17:00 09:00 09:30, after 13:00 13:30 14:00",
        "2026-06-02T19:00 -> closed hours, before 16:00 16:30 17:00, after 09:00 09:30 10:00",
        "2026-06-02T17:30 -> endsAfterClosing duration, before 16:00 16:30 17:00, after 09:00 09:30 10:00",
        "2026-06-01T10:30 -> tooSoon lead, before , after 11:30 12:00 12:30",
        "2026-06-04T10:00 -> closed exceptions, before 16:00 16:30 17:00, after ",
        "2026-06-05T10:00 -> afterHorizon days, before 16:00 16:30 17:00, after ",
        "2026-05-31T10:00 -> beforeToday today, before , after 11:30 12:00 12:30",
    ])
    func `A start has a reason, a rule, the booking in its way, and the nearest slots`(line: String) throws {
        let (request, answer) = sides(line)
        let plan = try offer(
            "Asia/Shanghai 2026-06-01T10:10 days 4 lead 60 step 30 duration 60 | hours 09:00-18:00 "
                + "| except 2026-06-04 closed | service cut after 30 | service colour after 60 | offer cut "
                + "| busy 2026-06-02T11:00 2026-06-02T12:00 of colour")
        let report = plan.report(of: instant(request, in: plan.zone))
        #expect(report.isSlot == (report.reason == .slot))
        #expect(text(report, plan.zone) == answer)
    }

    @Test(arguments: [
        "maxPerDay 1 -> dayIsFull maxPerDay", "maxPerWeek 1 -> weekIsFull maxPerWeek",
        "maxPerDay 2 | maxPerWeek 1 -> weekIsFull maxPerWeek", "maxPerWeek 2 -> slot",
        "opens 0 at 10:00 -> notYet opens", "notice 1 by 17:00 -> noticePassed notice", "notice 240 -> tooSoon notice",
    ])
    func `The rule that decides is recorded, never guessed`(line: String) throws {
        let (request, answer) = sides(line)
        let plan = try offer(
            "Asia/Shanghai 2026-06-01T08:00 days 1 lead 0 step 60 | hours 09:00-12:00 "
                + "| busy 2026-06-01T09:00 2026-06-01T10:00 | \(request)")
        let report = plan.report(of: instant("2026-06-01T11:00", in: plan.zone))
        #expect(([report.reason.rawValue] + [report.rule].compactMap { $0 }).joined(separator: " ") == answer)
    }

    @Test func `A start after the horizon is explained as if the horizon reached it`() throws {
        let plan = try offer("Asia/Shanghai 2026-06-01T08:00 days 1 lead 0 step 60 | hours 09:00-12:00")
        let later = instant("2027-06-01T11:00", in: plan.zone)
        #expect(plan.explanations(of: later).isEmpty)
        #expect(plan.isSlot(plan.explanations(beyondHorizon: later)))
        #expect(plan.explanations(beyondHorizon: instant("2026-06-01T11:00", in: plan.zone)).isEmpty)
        for seconds in [Int.max, .min, Int.max / 4] {
            #expect(plan.explanations(beyondHorizon: Instant(epochSeconds: seconds)).isEmpty)
        }
    }

    @Test func `Any of several resources makes a slot, and the one that comes nearest says why there is none`() throws {
        let text =
            "Asia/Shanghai 2026-06-01T08:00 days 1 lead 0 step 60 | resource a | hours 13:00-14:00 "
            + "| resource b | hours 09:00-12:00 | busy 2026-06-01T09:00 2026-06-01T10:00"
        let plan = try offer(text)
        #expect(plan.report(of: instant("2026-06-01T10:00", in: plan.zone)).reason == .slot)
        let report = plan.report(of: instant("2026-06-01T09:00", in: plan.zone))
        #expect(report.reason == .taken && report.resources.map(\.isSlot) == [false, false])
        let all = try offer(text + " | combine all")
        #expect(all.report(of: instant("2026-06-01T10:00", in: plan.zone)).reason == .closed)
    }

    private func text(_ report: StartReport, _ zone: TimeZoneRules) -> String {
        func time(_ instant: Instant) -> String {
            CivilDateTime(instant, utcOffset: zone.utcOffset(at: instant)).time.text
        }
        var words = [report.reason.rawValue] + [report.rule].compactMap { $0 }
        for conflict in report.conflicts {
            words.append(time(conflict.entry.start))
            if let gap = conflict.gap {
                words.append(gap.isEntryFirst ? "entry first" : "slot first")
                words += [gap.bufferAfter.count, gap.bufferBefore.count, gap.seconds / 60].map(String.init)
            }
        }
        let before = report.before.map(time).joined(separator: " ")
        let after = report.after.map(time).joined(separator: " ")
        return "\(words.joined(separator: " ")), before \(before), after \(after)"
    }
}
