internal import JSON5
internal import SlotLocale

// Where settings come from.
extension PlaceSettings {
    /// Who set a value.
    enum Origin: Sendable {
        case option(name: String, value: String)
        /// A file by its number, the nearest first, with the bytes of the key and of the value.
        case file(Int, keyOffset: Int, value: Range<Int>)
    }

    /// Begins a file that has lower precedence than those before it.
    mutating func begin(_ file: PlaceFile) {
        files.append(file)
    }

    /// Notes where a key and its value are in the last file.
    mutating func note(_ key: SettingKey, at keyOffset: Int, value: Range<Int>) {
        origins.append((key, .file(files.count - 1, keyOffset: keyOffset, value: value)))
    }

    /// Notes that an option set a key: it overrides all files.
    ///
    /// - Parameters:
    ///   - key: The key; options that are not settings, such as `now`, are noted too, for messages.
    ///   - name: The option's name, without dashes.
    ///   - value: The value as it was typed.
    public mutating func noteOption(_ key: SettingKey, name: String, value: String) {
        origins.removeAll { entry in
            guard case .option = entry.origin else { return false }
            return entry.key == key
        }
        origins.append((key, .option(name: name, value: value)))
    }

    /// Whether an option or a file before the last one sets a key; latitude and longitude are one position.
    func isSetByHigherPrecedence(_ key: SettingKey) -> Bool {
        let other: SettingKey = key == .latitude ? .longitude : key == .longitude ? .latitude : key
        return origins.contains { entry in
            guard entry.key == key || entry.key == other else { return false }
            guard case .file(let number, _, _) = entry.origin else { return true }
            return number < files.count - 1
        }
    }

    /// The highest precedence that sets a key.
    private func origin(of key: SettingKey) -> Origin? {
        origins.first { $0.key == key }?.origin
    }

    /// The keys that files set, in no order.
    public var keysInFiles: [SettingKey] {
        origins.compactMap { entry in
            if case .file = entry.origin { entry.key } else { nil }
        }
    }

    /// Who set a key, or nil where it wasn't set.
    public func source(of key: SettingKey) -> PlaceError.Source? {
        switch origin(of: key) {
        case .option(let name, _): .option(name)
        case .file(let number, let keyOffset, _):
            .file(files[number].name, files[number].position(ofByte: keyOffset))
        case nil: nil
        }
    }

    /// The value of an option as it was typed; nil where no option set the key.
    public func optionValue(of key: SettingKey) -> String? {
        if case .option(_, let value) = origin(of: key) { value } else { nil }
    }

    /// The options that set a key, with their values as they were typed.
    package var optionValues: [(name: String, value: String)] {
        origins.compactMap { entry in
            if case .option(let name, let value) = entry.origin { (name, value) } else { nil }
        }
    }

    /// The file that sets a key.
    func file(of key: SettingKey) -> PlaceFile? {
        if case .file(let number, _, _) = origin(of: key) { files[number] } else { nil }
    }

    /// How far away a value comes from: -1 is an option, then the files, the nearest first; nil where it wasn't set.
    func rank(of key: SettingKey) -> Int? {
        switch origin(of: key) {
        case .option: -1
        case .file(let number, _, _): number
        case nil: nil
        }
    }

    /// An error about the value of a key, said by whoever set it.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - value: The value where it wasn't written down.
    ///   - rule: What it must be, such as `must be 1 to 3660`.
    ///   - suggestion: The value that was probably meant.
    ///   - kind: What is wrong, in general.
    public func error(
        about key: SettingKey, value: String = "", rule: String, suggestion: String? = nil,
        kind: PlaceError.Kind = .invalid
    ) -> PlaceError {
        switch origin(of: key) {
        case .option(let name, let typed):
            return PlaceError(option: name, value: typed, rule: rule, suggestion: suggestion, kind: kind)
        case .file(let number, let keyOffset, let range):
            let file = files[number]
            var reader = JSON5Reader(Array(file.bytes[range]), dialect: file.dialect)
            // It was read before, so it is a value.
            let written = (try? reader.next()).map { reader.message(for: $0) } ?? ""
            return PlaceError(
                kind, file: file.name, at: file.position(ofByte: keyOffset),
                PlaceError.message(key.path, written, rule: rule, suggestion: suggestion))
        case nil:
            let message = PlaceError.message(key.path, value, rule: rule, suggestion: suggestion)
            return PlaceError(kind, .builtIn, message)
        }
    }

    /// An error about a byte of the file that sets a key.
    func error(at offset: Int, ofFileWith key: SettingKey, _ message: String) -> PlaceError? {
        file(of: key).map { PlaceError(file: $0.name, at: $0.position(ofByte: offset), message) }
    }
}

extension SettingKey {
    static let id: SettingKey = "id"
    static let name: SettingKey = "name"
    static let timeZone: SettingKey = "timeZone"
    static let locale: SettingKey = "locale"
    static let calendar: SettingKey = "calendar"
    static let labels: SettingKey = "labels"
    static let duration: SettingKey = "duration"
    static let latitude: SettingKey = "latitude"
    static let longitude: SettingKey = "longitude"
    static let hours: SettingKey = "hours"
    static let exceptions: SettingKey = "exceptions"
    static let businessDays: SettingKey = "businessDays"
    static let resources: SettingKey = "resources"
    static let combine: SettingKey = "combine"
    static let dayNotes: SettingKey = "dayNotes"
    static let busy: SettingKey = "busy"
    static let holidays: SettingKey = "holidays"
    static let schoolHolidays: SettingKey = "schoolHolidays"
    static let makeUpWorksAs: SettingKey = "makeUpWorksAs"
}
