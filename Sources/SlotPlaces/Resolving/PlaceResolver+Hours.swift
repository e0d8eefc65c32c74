internal import SlotEngine

extension PlaceResolver {
    /// What the author of the place's hours should know: spellings, nights that a rule cuts, rules without an effect.
    ///
    /// It looks at years of dates, so it is for checks and not for exports.
    public var hoursWarnings: [Notice] {
        var notices: [Notice] = []
        for (key, hours) in hoursByKey {
            for text in hours.warnings.map({ $0.description }) {
                let notice = warning(about: key, text)
                // Resources often have the same hours.
                if !notices.contains(notice) { notices.append(notice) }
            }
        }
        return notices
    }
}
