#compdef slotexport
# zsh completion for slotexport
_slotexport() {
    local -a options=(
        --format='[what to write; default json]'":format:(json ndjson csv xml ics text)"
        --output='[a file, or a folder for several; default standard output]'":file:_files"
        --csv-preset='[excel\: with a BOM and the formula guard; default plain]'":csv-preset:(plain excel)"
        --ics-events='[an event a slot, or a free stretch; default slot]'":ics-events:(slot block)"
        --days='[civil dates, today included, 1 to 3660; default 3]'":value: "
        --step='[from start to start, 1 minute to 24 hours; default 10]'":value: "
        --lead='[least time until a start, up to 366 days; default 20]'":value: "
        --duration='[length of a slot, up to 7 days; default the step]'":value: "
        --anchor='[where steps begin\: 00\:00, or the earliest start; default clock]'":anchor:(clock earliest)"
        --offset='[shift of the steps, less than a step; default 0]'":value: "
        --overlap='[which of the starts that the clock shows twice; default both]'":overlap:(both first last)"
        --cut='[none\: keep what can'\''t be booked any more; default now]'":cut:(now none)"
        --place='[a place file (JSON5 or JSON); options go before it]'":file:_files"
        --defaults='[a place file for what --place leaves open]'":file:_files"
        --time-zone='[IANA name; default the machine'\''s]'":zone:($(slotexport list zones 2>/dev/null | cut -d' ' -f1))"
        --tzdir='[time zone data; default TZDIR, then the system'\''s]'":folder:_files -/"
        --now='[the present; default the clock'\''s]'":value: "
        --today='[the first date; default the date of now in the zone]'":value: "
        --place-id='[names files and events; default slots]'":value: "
        --place-name='[name for people]'":value: "
        --locale='[language and region; default the environment'\''s]'":locale:(ar_EG de_DE en_GB en_US fr_FR ja_JP ko_KR zh_CN zh_HK zh_TW)"
        --day-labels='[days without a word of their own; default weekday]'":day-labels:(weekday date full)"
        --relative-days='[last day with a word\: today, tomorrow, the next; default 1]'":relative-days:(none 0 1 2)"
        --weekday-width='[how weekdays are written; default abbreviated]'":weekday-width:(wide abbreviated narrow)"
        --quiet'[no line of success]'""
        --verbose'[say which data and settings are used, and where they come from]'""
        --json'[list\: an array of objects]'""
        --version'[print the version]'""
        --help'[print this; -h is shorter]'""
    )
    case $words[2] in
        check) shift words; ((CURRENT--)); _arguments $options '1:file:_files' ;;
        list) shift words; ((CURRENT--)); _arguments $options '1:what:(formats locales zones calendars)' ;;
        schema) shift words; ((CURRENT--)); _arguments $options '1:what:(json xml place)' ;;
        completions) shift words; ((CURRENT--)); _arguments $options '1:what:(bash zsh fish)' ;;
        man) shift words; ((CURRENT--)); _arguments $options '1:what:()' ;;
        *) _arguments $options '1:command:(check list schema completions man)' ;;
    esac
}
if [ "$funcstack[1]" = _slotexport ]; then _slotexport "$@"; else compdef _slotexport slotexport; fi
