# bash completion for slotexport
_slotexport_paths() {
    compopt -o filenames 2>/dev/null
    mapfile -t COMPREPLY < <(compgen "$1" -- "$2")
}

_slotexport() {
    local cur=${COMP_WORDS[COMP_CWORD]} prev=
    COMPREPLY=()
    # The shell cuts --option=value into three words.
    if [[ $cur == = ]]; then cur= prev=${COMP_WORDS[COMP_CWORD-1]}
    elif [[ ${COMP_WORDS[COMP_CWORD-1]} == = ]]; then prev=${COMP_WORDS[COMP_CWORD-2]}
    else prev=${COMP_WORDS[COMP_CWORD-1]}; fi
    case $prev in
        --format) COMPREPLY=($(compgen -W 'json ndjson csv xml ics text' -- "$cur")); return ;;
        --output) _slotexport_paths -f "$cur"; return ;;
        --csv-preset) COMPREPLY=($(compgen -W 'plain excel' -- "$cur")); return ;;
        --ics-events) COMPREPLY=($(compgen -W 'slot block' -- "$cur")); return ;;
        --days) return ;;
        --step) return ;;
        --lead) return ;;
        --duration) return ;;
        --anchor) COMPREPLY=($(compgen -W 'clock earliest' -- "$cur")); return ;;
        --offset) return ;;
        --overlap) COMPREPLY=($(compgen -W 'both first last' -- "$cur")); return ;;
        --cut) COMPREPLY=($(compgen -W 'now none' -- "$cur")); return ;;
        --place) _slotexport_paths -f "$cur"; return ;;
        --defaults) _slotexport_paths -f "$cur"; return ;;
        --time-zone) COMPREPLY=($(compgen -W "$(slotexport list zones 2>/dev/null | cut -d' ' -f1)" -- "$cur")); return ;;
        --tzdir) _slotexport_paths -d "$cur"; return ;;
        --now) return ;;
        --today) return ;;
        --place-id) return ;;
        --place-name) return ;;
        --locale) COMPREPLY=($(compgen -W 'ar_EG de_DE en_GB en_US fr_FR ja_JP ko_KR zh_CN zh_HK zh_TW' -- "$cur")); return ;;
        --day-labels) COMPREPLY=($(compgen -W 'weekday date full' -- "$cur")); return ;;
        --relative-days) COMPREPLY=($(compgen -W 'none 0 1 2' -- "$cur")); return ;;
        --weekday-width) COMPREPLY=($(compgen -W 'wide abbreviated narrow' -- "$cur")); return ;;
        list) COMPREPLY=($(compgen -W 'formats locales zones calendars' -- "$cur")); return ;;
        schema) COMPREPLY=($(compgen -W 'json xml place' -- "$cur")); return ;;
        completions) COMPREPLY=($(compgen -W 'bash zsh fish' -- "$cur")); return ;;
        check) _slotexport_paths -f "$cur"; return ;;
    esac
    if [[ $cur == -* ]]; then
        COMPREPLY=($(compgen -W '--format --output --csv-preset --ics-events --days --step --lead --duration --anchor --offset --overlap --cut --place --defaults --time-zone --tzdir --now --today --place-id --place-name --locale --day-labels --relative-days --weekday-width --quiet --verbose --json --version --help' -- "$cur"));
    elif ((COMP_CWORD == 1)); then
        COMPREPLY=($(compgen -W 'check list schema completions man' -- "$cur"));
    fi
}
complete -F _slotexport slotexport
