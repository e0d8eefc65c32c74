public import SlotTime

/// A stretch of one service day on the wall clock in which a place is open: [open, close).
///
/// Minutes are those of a wall clock that runs on: 1500 is 01:00 of the next date. What they are in a zone is another
/// question, and `instants(in:)` answers it.
public struct ServiceWindow: Hashable, Sendable {
    /// The date whose rule it comes from: the one on which it begins.
    ///
    /// One exception: where a `;` rule of the next date leaves only the rest of a night that this date began, the window
    /// opens on that next date, at 1440 or later, and its service date is still this one.
    public let serviceDate: CivilDate

    /// Minutes since 00:00 of the service date, 0...2879.
    public let open: Int

    /// Minutes since 00:00 of the service date, more than `open`, at most 2880 (48:00).
    public let close: Int

    /// What the rule says about it in quotation marks; several are joined with a comma.
    public let comment: String?

    /// A window, or nil where its times are outside the limits.
    public init?(serviceDate: CivilDate, open: Int, close: Int, comment: String? = nil) {
        guard 0 <= open, open < close, close <= 2880 else { return nil }
        self.init(unchecked: serviceDate, open, close, comment)
    }

    /// A window whose times are known to be within the limits.
    init(unchecked serviceDate: CivilDate, _ open: Int, _ close: Int, _ comment: String?) {
        self.serviceDate = serviceDate
        self.open = open
        self.close = close
        self.comment = comment
    }

    /// Whether it opens on its service date, and isn't the rest of a night that a rule of the next date left.
    var isOnItsDate: Bool { open < 1440 }
}
