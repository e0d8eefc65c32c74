#compdef slotexport
# zsh completion for slotexport
_slotexport() {
    local -a options=(
        --format='[what to write; default json]'":format:_sequence compadd - json ndjson csv xml ics text template-data vant antd-mobile antd element-plus tdesign nutui varlet weui uni-data-picker brpicker tree wechat qf android-pickerview plist picker-meta freebusy availability jcal xcal fullcalendar calcom markdown schema-org json-feed atom smart-slots octo"
        --template='[a Mustache template\: a file, or one that ships]'":file:_files"
        --output='[a file, or a folder for several; default standard output]'":file:_files"
        --wait='[how long to wait for another run that publishes there; default 10]'":value: "
        --locale-layout='[one file per locale, or one with all; default files]'":locale-layout:(files inline)"
        --csv-preset='[excel\: with a BOM and the formula guard; default plain]'":csv-preset:(plain excel)"
        --ics-events='[one event per slot, or one per free stretch of a date; default slot]'":ics-events:(slot block)"
        --wheels='[wheels of picker files, such as 今天, 10\:40 or 今天, 10点, 40分; default day,hour,minute]'":wheels:(day,hour,minute day,time day,range day,period,time time auto)"
        --days='[civil dates to offer, today included, 1 to 3660; default 3]'":value: "
        --step='[time from one start to the next, 1 minute to 24 hours; default 10]'":value: "
        --lead='[least time from now until a start, 0 minutes to 366 days; default 20]'":value: "
        --duration='[length of a slot, 1 minute to 7 days; default the step]'":value: "
        --anchor='[where the steps begin\: at 00\:00, at each opening, or at the earliest start; default clock]'":anchor:(clock opening earliest)"
        --offset='[shift of the steps, less than a step, 0 minutes to less than the step; default 0]'":value: "
        --overlap='[which start to keep when a clock time repeats; default both]'":overlap:(both first last)"
        --cut='[none\: keep slots that can no longer be booked; default now]'":cut:(now none)"
        --hours='[opening hours\: '\''Mo-Fr 09\:00-18\:00'\'', or schema.org'\''s OpeningHoursSpecification in a place file; default 24/7]'":value: "
        --capacity='[how many can book at once; without it one can, and outputs don'\''t say how many are left, 1 to 1000000]'":value: "
        --place='[a place file (JSON5 or JSON); options override it]'":file:_files"
        --defaults='[a place file for what --place leaves open]'":file:_files"
        --place-id='[a stable identifier\: files and events are named after it; default slots]'":value: "
        --place-name='[the name for people; in a place file, one for each locale if need be]'":value: "
        --time-zone='[the place'\''s time zone, an IANA name; default the machine'\''s]'":zone:($(slotexport list zones 2>/dev/null | cut -d' ' -f1))"
        --holidays='[public holidays and make-up workdays\: files, dates and objects; may be repeated]'":file:_files"
        --service='[one service of the place; default all, a file for each]'":value: "
        --resource='[one resource of the place; default all]'":value: "
        --busy='[what is taken beside the place'\''s own\: a calendar, .csv or .ndjson]'":file:_files"
        --require-holidays'[refuse where the holidays of a date aren'\''t known]'""
        --tzdir='[time zone data; default TZDIR, then the system'\''s]'":folder:_files -/"
        --now='[the present; default the clock'\''s]'":value: "
        --today='[the first date; default the date of now in the zone]'":value: "
        --locale='[language and region of the labels, or several; default the machine'\''s]'":locale:_sequence compadd - af_NA af_ZA agq_CM ak_GH am_ET ar ar_001 ar_AE ar_BH ar_DJ ar_DZ ar_EG ar_EH ar_ER ar_IL ar_IQ ar_JO ar_KM ar_KW ar_LB ar_LY ar_MA ar_MR ar_OM ar_PS ar_QA ar_SA ar_SD ar_SO ar_SS ar_SY ar_TD ar_TN ar_YE as_IN asa_TZ ast_ES az_AZ bas_CM be_BY bez_TZ bg_BG bgc_IN blo_BJ bm_ML bn_BD bn_IN bo_CN bo_IN br_FR brx_IN bs_BA bs_Cyrl_BA ca_AD ca_ES ca_FR ca_IT ccp_BD ccp_IN ce_RU ceb_PH cgg_UG chr_US cs_CZ csw_CA cv_RU cy_GB da_DK da_GL dav_KE de_AT de_BE de_CH de_DE de_IT de_LI de_LU dje_NE doi_IN dsb_DE dua_CM dyo_SN dz_BT ebu_KE ee_GH ee_TG el_CY el_GR en_001 en_150 en_AE en_AG en_AI en_AS en_AT en_AU en_BB en_BE en_BI en_BM en_BS en_BW en_BZ en_CA en_CC en_CH en_CK en_CM en_CX en_CY en_CZ en_DE en_DG en_DK en_DM en_ER en_ES en_FI en_FJ en_FK en_FM en_FR en_GB en_GD en_GG en_GH en_GI en_GM en_GS en_GU en_GY en_HK en_HU en_ID en_IE en_IL en_IM en_IN en_IO en_IT en_JE en_JM en_KE en_KI en_KN en_KY en_LC en_LR en_LS en_MG en_MH en_MO en_MP en_MS en_MT en_MU en_MV en_MW en_MY en_NA en_NF en_NG en_NL en_NO en_NR en_NU en_NZ en_PG en_PH en_PK en_PL en_PN en_PR en_PT en_PW en_RO en_RW en_SB en_SC en_SD en_SE en_SG en_SH en_SI en_SK en_SL en_SS en_SX en_SZ en_TC en_TK en_TO en_TT en_TV en_TZ en_UG en_UM en_US en_US_POSIX en_VC en_VG en_VI en_VU en_WS en_ZA en_ZM en_ZW es_419 es_AR es_BO es_BR es_BZ es_CL es_CO es_CR es_CU es_DO es_EA es_EC es_ES es_GQ es_GT es_HN es_IC es_MX es_NI es_PA es_PE es_PH es_PR es_PY es_SV es_US es_UY es_VE et_EE eu_ES ewo_CM fa_AF fa_IR ff_Adlm_BF ff_Adlm_CM ff_Adlm_GH ff_Adlm_GM ff_Adlm_GN ff_Adlm_GW ff_Adlm_LR ff_Adlm_MR ff_Adlm_NE ff_Adlm_NG ff_Adlm_SL ff_Adlm_SN ff_BF ff_CM ff_GH ff_GM ff_GN ff_GW ff_LR ff_MR ff_NE ff_NG ff_SL ff_SN fi_FI fil_PH fo_DK fo_FO fr_BE fr_BF fr_BI fr_BJ fr_BL fr_CA fr_CD fr_CF fr_CG fr_CH fr_CI fr_CM fr_DJ fr_DZ fr_FR fr_GA fr_GF fr_GN fr_GP fr_GQ fr_HT fr_KM fr_LU fr_MA fr_MC fr_MF fr_MG fr_ML fr_MQ fr_MR fr_MU fr_NC fr_NE fr_PF fr_PM fr_RE fr_RW fr_SC fr_SN fr_SY fr_TD fr_TG fr_TN fr_VU fr_WF fr_YT fur_IT fy_NL ga_GB ga_IE gd_GB gl_ES gsw_CH gsw_FR gsw_LI gu_IN guz_KE ha_GH ha_NE ha_NG he_IL hi_IN hi_Latn_IN hr_BA hr_HR hsb_DE hu_HU hy_AM ia_001 id_ID ie_EE ig_NG ii_CN is_IS it_CH it_IT it_SM it_VA ja_JP jmc_TZ jv_ID ka_GE kab_DZ kam_KE kde_TZ kea_CV kgp_BR khq_ML ki_KE kk_KZ kkj_CM kln_KE km_KH kn_IN ko_CN ko_KP ko_KR kok_IN kok_Latn_IN ks_Deva_IN ks_IN ksb_TZ ksf_CM ksh_DE ku_TR kxv_Deva_IN kxv_IN kxv_Orya_IN kxv_Telu_IN ky_KG lag_TZ lb_LU lg_UG lkt_US ln_AO ln_CD ln_CF ln_CG lo_LA lt_LT lu_CD luo_KE luy_KE lv_LV mai_IN mas_KE mas_TZ mer_KE mfe_MU mg_MG mgh_MZ mgo_CM mi_NZ mk_MK ml_IN mn_MN mni_IN mr_IN ms_BN ms_ID ms_MY ms_SG mt_MT mua_CM my_MM nb_NO nb_SJ nd_ZW ne_IN ne_NP nl_AW nl_BE nl_BQ nl_CW nl_NL nl_SR nl_SX nmg_CM nn_NO nnh_CM nqo_GN nus_SS nyn_UG om_ET om_KE or_IN os_GE os_RU pa_IN pcm_NG pl_PL ps_AF ps_PK pt_AO pt_BR pt_CH pt_CV pt_GQ pt_GW pt_LU pt_MO pt_MZ pt_PT pt_ST pt_TL qu_BO qu_EC qu_PE raj_IN rm_CH rn_BI ro_MD ro_RO rof_TZ ru_BY ru_KG ru_KZ ru_MD ru_RU ru_UA rwk_TZ sa_IN sah_RU saq_KE sat_IN sbp_TZ sc_IT sd_IN sd_PK se_FI se_NO se_SE seh_MZ ses_ML sg_CF shi_Latn_MA shi_MA si_LK sk_SK sl_SI sn_ZW so_DJ so_ET so_KE so_SO sq_AL sq_MK sq_XK sr_BA sr_Cyrl_ME sr_Latn_BA sr_Latn_RS sr_Latn_XK sr_ME sr_RS sr_XK su_ID sv_AX sv_FI sv_SE sw_CD sw_KE sw_TZ sw_UG syr_IQ syr_SY ta_IN ta_LK ta_MY ta_SG te_IN teo_KE teo_UG tg_TJ th_TH ti_ER ti_ET tk_TM to_TO tr_CY tr_TR tt_RU twq_NE tzm_MA ug_CN uk_UA ur_IN ur_PK uz_Cyrl_UZ uz_UZ vai_LR vec_IT vi_VN vun_TZ wae_CH wo_SN xh_ZA xnr_IN xog_UG yav_CM yi_UA yo_BJ yo_NG yrl_BR yrl_CO yrl_VE yue_CN yue_HK yue_Hant_CN yue_MO zgh_MA zh_CN zh_HK zh_Hans_HK zh_Hans_MO zh_Hant_MY zh_MO zh_MY zh_SG zh_TW zu_ZA"
        --calendar='[calendar of dates in labels, or two; default the locale'\''s own]'":calendar:_sequence compadd - gregorian chinese dangi buddhist roc japanese persian islamic-umalqura islamic-civil hebrew indian coptic ethiopic"
        --day-labels='[labels of days without a word of their own\: 周三, 6月3日, or 6月3日 周三; default weekday]'":day-labels:(weekday date full)"
        --relative-days='[last day with a word\: today, tomorrow, the next; default 1]'":relative-days:(none 0 1 2)"
        --weekday-width='[how weekdays are written\: 星期三, 周三, or 三; default abbreviated]'":weekday-width:(wide abbreviated narrow)"
        --day-periods='[flexible\: name the part of the day (at night, in the morning); default default]'":day-periods:(default flexible)"
        --ascii-space'[plain spaces in labels instead of no-break and thin ones; default false]'""
        --places='[a folder of place files instead of JSON Lines]'":folder:_files -/"
        --jobs='[how many threads work; default one per core]'":value: "
        --report='[where the status lines go, {pid} replaced; default standard output]'":file:_files"
        --files='[the folder of files that records name; default that of the input]'":folder:_files -/"
        --max-failed='[how many records may fail before nothing is published; default 1%]'":value: "
        --allow-shrink'[publish although places, files or open hours become far fewer]'""
        --due'[skip places whose files are still right]'""
        --keep='[how many sets to keep; default 3]'":value: "
        --drop-stale='[how long a failing place keeps its last good files; default for ever]'":value: "
        --verify='[how much is read back before it is published; default sample, 1 % of the places]'":verify:(none sample full)"
        --index'[write index.json, index.ndjson and index.csv of all places]'""
        --gzip'[write FILE.gz beside each file]'""
        --layout='[one file per place, or all rows in one; default files]'":layout:(files packed)"
        --path='[where files lie\: {id}.{ext} by default, or {shard}/{id}.{ext}]'":value: "
        --shard='[do one part of N; site publish puts the parts together]'":value: "
        --resume='[the status lines of an interrupted run with the same --now; skip what it did]'":file:_files"
        --sample='[how much of a set site verify reads; default 100%]'":value: "
        --prometheus'[print the state of a site as metrics]'""
        --set='[set any setting of a place; slotexport list settings names them]'":set:($schema= id= name= timeZone= latitude= longitude= revised= bookingUrl= address= phone= email= website= description= color= category= days= step= lead= duration= anchor= offset= overlap= cut= hours= exceptions= holidays= schoolHolidays= makeUpWorksAs= horizonCounts= businessDays= capacity= bufferBefore= bufferAfter= busy= soldOut= maxPerDay= maxPerWeek= notice= opens= resources= services= combine= locale= calendar= labels= dayLabels= relativeDays= weekdayWidth= dayPeriods= capitalize= dayNotes= dayNotesIn= asciiSpace= formats.json.fields= formats.csv.preset= formats.ics.events= formats.ics.relativeDays= formats.ics.summary= formats.ics.description= formats.ics.times= formats.ics.transparency= formats.template-data.calendarUrl= formats.picker.wheels= formats.picker.firstRow= formats.vant.values= formats.antd-mobile.values= formats.antd.values= formats.element-plus.values= formats.tdesign.values= formats.nutui.values= formats.varlet.values= formats.weui.values= formats.tree.values= formats.tree.labelKey= formats.tree.valueKey= formats.tree.childrenKey= formats.smart-slots.baseUrl= formats.smart-slots.locationId= formats.smart-slots.serviceType= formats.smart-slots.serviceTypeName= formats.smart-slots.serviceTypeSystem=)"
        --quiet'[print errors only, no warnings and no line of success]'""
        --verbose'[say which data and settings are used, and where they come from]'""
        --strict'[make warnings about hours and place files errors]'""
        --canonical'[print the expression in its canonical form]'""
        --json'[print an array of objects, for programs]'""
        --from='[the first date; default today]'":value: "
        --to='[the date after the last; default 7 days later]'":value: "
        --at='[the start that is asked about]'":value: "
        --country='[the country of a new place, two letters such as DE]'":value: "
        --version'[print the version]'""
        --help'[print this, or the help of a command; -h is shorter]'""
    )
    case $words[2] in
        check) shift words; ((CURRENT--)); _arguments $options '1:file:_files' ;;
        preview) shift words; ((CURRENT--)); _arguments $options '1:what:()' ;;
        batch) shift words; ((CURRENT--)); _arguments $options '1:what:()' ;;
        site) shift words; ((CURRENT--)); _arguments $options '1:what:()' ;;
        explain) shift words; ((CURRENT--)); _arguments $options '1:file:_files' ;;
        new-place) shift words; ((CURRENT--)); _arguments $options '1:what:()' ;;
        hours) shift words; ((CURRENT--)); _arguments $options '1:what:()' ;;
        busy) shift words; ((CURRENT--)); _arguments $options '1:file:_files' ;;
        lint) shift words; ((CURRENT--)); _arguments $options '1:file:_files' ;;
        list) shift words; ((CURRENT--)); _arguments $options '1:what:(formats locales zones calendars settings)' ;;
        labels) shift words; ((CURRENT--)); _arguments $options '1:what:()' ;;
        schema) shift words; ((CURRENT--)); _arguments $options '1:what:(json ndjson csv xml place manifest)' ;;
        template) shift words; ((CURRENT--)); _arguments $options '1:what:(table.html widget.html message.txt subscribe.html slots.sql)' ;;
        completions) shift words; ((CURRENT--)); _arguments $options '1:what:(bash zsh fish)' ;;
        man) shift words; ((CURRENT--)); _arguments $options '1:what:()' ;;
        *) _arguments $options '1:command:(check preview batch site explain new-place hours busy lint list labels schema template completions man)' ;;
    esac
}
if [ "$funcstack[1]" = _slotexport ]; then _slotexport "$@"; else compdef _slotexport slotexport; fi
