internal import SlotFormats
internal import SlotTime

/// Completion scripts for shells, made from the tables of options and commands.
enum Completions {
    enum Shell: String, CaseIterable {
        case bash, zsh, fish
    }

    /// The script for a shell; it goes where the shell looks for them, or is sourced.
    static func script(for shell: Shell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    private static let listZones = "slotexport list zones 2>/dev/null | cut -d' ' -f1"

    private static var bash: String {
        var lines = [
            "# bash completion for slotexport", "_slotexport_paths() {",
            "    compopt -o filenames 2>/dev/null", "    mapfile -t COMPREPLY < <(compgen \"$1\" -- \"$2\")", "}", "",
            "# The last word of a list: one that is not there yet.", "_slotexport_list() {",
            "    local given= word words=()", "    [[ $2 == *,* ]] && given=${2%,*},",
            "    for word in $1; do [[ ,$given == *,$word,* ]] || words+=(\"$word\"); done",
            "    COMPREPLY=($(compgen -P \"$given\" -W \"${words[*]}\" -- \"${2##*,}\"))", "}", "",
            "_slotexport() {", "    local cur=${COMP_WORDS[COMP_CWORD]} prev=",
            "    COMPREPLY=()",
            "    # The shell cuts --option=value into three words.",
            "    if [[ $cur == = ]]; then cur= prev=${COMP_WORDS[COMP_CWORD-1]}",
            "    elif [[ ${COMP_WORDS[COMP_CWORD-1]} == = ]]; then prev=${COMP_WORDS[COMP_CWORD-2]}",
            "    else prev=${COMP_WORDS[COMP_CWORD-1]}; fi", "    case $prev in",
        ]
        for option in Option.all {
            switch option.value.completion {
            case .words(let words): lines.append("        --\(option.name)) \(bashWords(words)) return ;;")
            case .list(let words):
                lines.append(
                    "        --\(option.name)) _slotexport_list '\(words.joined(separator: " "))' \"$cur\"; return ;;")
            case .files: lines.append("        --\(option.name)) _slotexport_paths -f \"$cur\"; return ;;")
            case .folders: lines.append("        --\(option.name)) _slotexport_paths -d \"$cur\"; return ;;")
            case .zones:
                lines.append(
                    "        --\(option.name)) COMPREPLY=($(compgen -W \"$(\(listZones))\" -- \"$cur\")); return ;;")
            case .anything: lines.append("        --\(option.name)) return ;;")
            case .none: break
            }
        }
        for command in Command.all where !command.words.isEmpty {
            lines.append("        \(command.name)) \(bashWords(command.words)) return ;;")
        }
        for command in Command.all where command.takesFile {
            lines.append("        \(command.name)) _slotexport_paths -f \"$cur\"; return ;;")
        }
        lines += [
            "    esac", "    if [[ $cur == -* ]]; then", "        \(bashWords(Option.all.map { "--" + $0.name }))",
            "    elif ((COMP_CWORD == 1)); then", "        \(bashWords(Command.all.map { $0.name }))", "    fi", "}",
            "complete -F _slotexport slotexport",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    private static func bashWords(_ words: [String]) -> String {
        "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$cur\"));"
    }

    private static var zsh: String {
        var lines = [
            "#compdef slotexport", "# zsh completion for slotexport", "_slotexport() {", "    local -a options=(",
        ]
        for option in Option.all {
            let help = quotedForShell("[\(escapedForZsh(option.help))]")
            let action =
                switch option.value.completion {
                case .words(let words): ":\(option.name):(\(words.joined(separator: " ")))"
                case .list(let words): ":\(option.name):_sequence compadd - \(words.joined(separator: " "))"
                case .files: ":file:_files"
                case .folders: ":folder:_files -/"
                case .zones: ":zone:($(\(listZones)))"
                case .anything: ":value: "
                case .none: ""
                }
            let equals = option.value.isNone ? "" : "="
            lines.append("        --\(option.name)\(equals)\(help)\"\(action)\"")
        }
        lines += ["    )", "    case $words[2] in"]
        for command in Command.all {
            let action = command.takesFile ? "1:file:_files" : "1:what:(\(command.words.joined(separator: " ")))"
            lines.append("        \(command.name)) shift words; ((CURRENT--)); _arguments $options '\(action)' ;;")
        }
        lines.append(
            "        *) _arguments $options '1:command:(\(Command.all.map { $0.name }.joined(separator: " ")))' ;;")
        lines += [
            "    esac", "}",
            "if [ \"$funcstack[1]\" = _slotexport ]; then _slotexport \"$@\"; else compdef _slotexport slotexport; fi",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    private static var fish: String {
        var lines = [
            "# fish completion for slotexport", "# The words of a list, except those that are there already.",
            "function __slotexport_list",
            "    set -l given (commandline -ct | string replace -r '^--[^=]*=' '' | string replace -r '[^,]*$' '')",
            "    for word in $argv", "        string match -q \"*,$word,*\" \",$given\"; or echo \"$given$word\"",
            "    end", "end", "complete -c slotexport -f",
        ]
        for command in Command.all {
            lines.append(
                "complete -c slotexport -n __fish_use_subcommand -a \(command.name) -d \(quotedForShell(command.help))")
            let inside = "-n '__fish_seen_subcommand_from \(command.name)'"
            if command.takesFile { lines.append("complete -c slotexport \(inside) -F") }
            if !command.words.isEmpty {
                lines.append("complete -c slotexport \(inside) -a '\(command.words.joined(separator: " "))'")
            }
        }
        for option in Option.all {
            let values =
                switch option.value.completion {
                case .words(let words): " -x -a '\(words.joined(separator: " "))'"
                case .list(let words): " -x -a '(__slotexport_list \(words.joined(separator: " ")))'"
                case .files: " -r -F"
                case .folders: " -x -a '(__fish_complete_directories)'"
                case .zones: " -x -a '(\(listZones.replacing("'", with: "\\'")))'"
                case .anything: " -x"
                case .none: ""
                }
            lines.append("complete -c slotexport -l \(option.name)\(values) -d \(quotedForShell(option.help))")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func quotedForShell(_ text: String) -> String {
        "'" + text.replacing("'", with: "'\\''") + "'"
    }

    private static func escapedForZsh(_ text: String) -> String {
        text.replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(":", with: "\\:")
    }
}
