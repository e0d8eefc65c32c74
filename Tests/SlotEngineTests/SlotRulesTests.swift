import SlotEngine
import SlotTime
import Testing

struct SlotRulesTests {
    @Test func `The defaults are three days from now on, every ten minutes, twenty minutes ahead`() throws {
        let rules = try SlotRules()
        #expect(rules.days == 3 && rules.step == .minutes(10) && rules.lead == .minutes(20))
        #expect(rules.duration == .minutes(10) && rules.offset == .minutes(0))
        #expect(rules.anchor == .clock && rules.overlap == .both && rules.cut == .now)
    }

    @Test func `The duration is the step unless it is given`() throws {
        #expect(try rules(["step", "25"]).duration == .minutes(25))
        #expect(try rules(["step", "25", "duration", "60"]).duration == .minutes(60))
    }

    @Test(arguments: [
        "days 1", "days 3660", "step 1", "step 1440", "lead 0", "lead 527040", "duration 1", "duration 10080",
        "step 10 offset 9", "step 1440 offset 1439", "days 694 step 1", "days 3660 step 6", "anchor earliest offset 5",
    ])
    func `The limits themselves are allowed`(words: String) throws {
        _ = try rules(words.split(separator: " "))
    }

    @Test(arguments: [
        "days 0 -> days 0 must be 1 to 3660", "days 3661 -> days 3661 must be 1 to 3660",
        "days 100000 -> days 100000 must be 1 to 3660", "days -1 -> days -1 must be 1 to 3660",
        "days 9223372036854775807 -> days 9223372036854775807 must be 1 to 3660",
        "step 0 -> step 0 must be 1 minute to 24 hours", "step -5 -> step -5 must be 1 minute to 24 hours",
        "step 1441 -> step 1441 must be 1 minute to 24 hours",
        "step 9223372036854775807 -> step 9223372036854775807 must be 1 minute to 24 hours",
        "step -9223372036854775808 -> step -9223372036854775808 must be 1 minute to 24 hours",
        "lead -1 -> lead -1 must be 0 minutes to 366 days", "lead 527041 -> lead 527041 must be 0 minutes to 366 days",
        "lead 9223372036854775807 -> lead 9223372036854775807 must be 0 minutes to 366 days",
        "duration 0 -> duration 0 must be 1 minute to 7 days",
        "duration 10081 -> duration 10081 must be 1 minute to 7 days",
        "duration 9223372036854775807 -> duration 9223372036854775807 must be 1 minute to 7 days",
        "offset 10 -> offset 10 must be at least 0 and less than the step (10 minutes)",
        "step 1 offset 1 -> offset 1 must be at least 0 and less than the step (1 minutes)",
        "offset -1 -> offset -1 must be at least 0 and less than the step (10 minutes)",
        "anchor earliest cut none "
            + "-> anchor earliest must not be used with cut none: the grid would depend on the clock",
        "days 695 step 1 "
            + "-> days 695 must give at most 1000000 slots; with a step of 1 minutes it gives 1000800",
        "days 3660 step 5 "
            + "-> days 3660 must give at most 1000000 slots; with a step of 5 minutes it gives 1054080",
        // The first wrong key is named.
        "days 0 step 0 -> days 0 must be 1 to 3660",
    ])
    func `A rule outside its limits is named with its value and the limits`(line: String) {
        let (request, answer) = sides(line)
        do {
            _ = try rules(request.split(separator: " "))
            Issue.record("accepted")
        } catch {
            #expect(error.description == answer)
        }
    }

    @Test func `As many slots as are allowed are made`() throws {
        let plan = try plan("America/New_York 2026-06-01T00:00 days 694 step 1 lead 0")
        #expect(plan.count == 694 * 1440)
        #expect(plan.count <= SlotRules.slotLimit)
    }
}
