internal import SlotFormats
internal import SlotLocale
internal import SlotPlaces
internal import SlotTime

/// What the value of an option, or an operand of a command, can be: help shows it, completions offer it.
enum ValueKind {
    /// A flag has no value.
    case none
    /// One of a few words.
    case words([String])
    /// Formats, with commas between them.
    case formats
    /// Locales, with commas between them.
    case locales
    /// One calendar or two.
    case calendars
    /// A time zone of this machine.
    case zone
    /// A file.
    case file
    /// Files, one at least.
    case files
    /// A file or a folder.
    case path
    /// A folder.
    case folder
    /// A setting and its value.
    case assignment
    /// Anything else, by its name in help.
    case text(String)

    /// The kind of a setting's value on the command line.
    init(_ kind: SettingKind) {
        self =
            switch kind {
            case .flag: .none
            case .word(let words): .words(words)
            case .locales: .locales
            case .calendars: .calendars
            case .zone: .zone
            case .file: .file
            default: .text(kind.placeholder ?? "")
            }
    }

    /// What help shows: capitals are arguments, the others are typed as they are.
    var placeholder: String {
        switch self {
        case .none: ""
        case .words(let words): words.joined(separator: "|")
        case .formats: "FORMAT,..."
        case .locales: "LOCALE,..."
        case .calendars: "CALENDAR,..."
        case .zone: "ZONE"
        case .file: "FILE"
        case .files: "FILE..."
        case .path: "PATH"
        case .folder: "FOLDER"
        case .assignment: "KEY=VALUE"
        case .text(let name): name
        }
    }

    /// What a shell can offer.
    enum Completion {
        case words([String])
        /// Several of some words, with commas between them.
        case list([String])
        case files, folders, zones, anything, none
    }

    /// What a shell can offer.
    var completion: Completion {
        switch self {
        case .none: .none
        case .words(let words): .words(words)
        case .formats: .list(ExportFormat.all.map { $0.name })
        case .locales: .list(LocaleLabels.identifiers)
        case .calendars: .list(CalendarSystem.allCases.map { $0.rawValue })
        case .zone: .zones
        case .file, .files, .path: .files
        case .folder: .folders
        case .assignment: .words(SettingTable.allRows.map { $0.key.path + "=" })
        case .text: .anything
        }
    }

    /// Whether there is no value.
    var isNone: Bool {
        if case .none = self { true } else { false }
    }
}
