public import SlotPlaces
internal import SlotTime

extension ZoneSource {
    /// The zones of a folder.
    public init(_ directory: ZoneDirectory) {
        self.init(name: directory.path, version: { directory.version }, names: { directory.names() }) {
            (name) throws(Failure) in
            let bytes: [UInt8]
            do throws(HostError) {
                bytes = try directory.load(name)
            } catch {
                throw Failure(isUnknownName: error.status == .usage, reason: error.reason)
            }
            do throws(TimeZoneError) {
                return try TimeZoneRules(identifier: name, tzif: bytes.span)
            } catch {
                throw Failure(isUnknownName: false, reason: error.summary)
            }
        }
    }
}
