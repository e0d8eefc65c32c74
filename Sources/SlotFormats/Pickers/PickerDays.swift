internal import SlotEngine

/// The dates of a plan that a picker file shows.
enum PickerDays {
    /// The dates with something free.
    ///
    /// No row may be left without rows to choose below it: most components would then offer a date as a whole, or stop.
    ///
    /// - Parameters:
    ///   - plan: The plan.
    ///   - marksSoldOut: Whether sold-out slots stay where other slots of their hour are free.
    static func shown(of plan: SlotPlan, marksSoldOut: Bool = false) -> [SlotDay] {
        marksSoldOut ? plan.days.compactMap { $0.withoutSoldOutHours } : plan.days.compactMap { $0.available }
    }
}
