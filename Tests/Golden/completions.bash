# bash completion for slotexport
_slotexport_paths() {
    compopt -o filenames 2>/dev/null
    mapfile -t COMPREPLY < <(compgen "$1" -- "$2")
}

# The last word of a list: one that is not there yet.
_slotexport_list() {
    local given= word words=()
    [[ $2 == *,* ]] && given=${2%,*},
    for word in $1; do [[ ,$given == *,$word,* ]] || words+=("$word"); done
    COMPREPLY=($(compgen -P "$given" -W "${words[*]}" -- "${2##*,}"))
}

_slotexport() {
    local cur=${COMP_WORDS[COMP_CWORD]} prev=
    COMPREPLY=()
    # The shell cuts --option=value into three words.
    if [[ $cur == = ]]; then cur= prev=${COMP_WORDS[COMP_CWORD-1]}
    elif [[ ${COMP_WORDS[COMP_CWORD-1]} == = ]]; then prev=${COMP_WORDS[COMP_CWORD-2]}
    else prev=${COMP_WORDS[COMP_CWORD-1]}; fi
    case $prev in
        --format) _slotexport_list 'json ndjson csv xml ics text template-data vant antd-mobile antd element-plus tdesign nutui varlet weui uni-data-picker brpicker tree wechat qf android-pickerview plist picker-meta freebusy availability jcal xcal fullcalendar calcom markdown schema-org json-feed atom smart-slots octo' "$cur"; return ;;
        --template) _slotexport_paths -f "$cur"; return ;;
        --output) _slotexport_paths -f "$cur"; return ;;
        --wait) return ;;
        --locale-layout) COMPREPLY=($(compgen -W 'files inline' -- "$cur")); return ;;
        --csv-preset) COMPREPLY=($(compgen -W 'plain excel' -- "$cur")); return ;;
        --ics-events) COMPREPLY=($(compgen -W 'slot block' -- "$cur")); return ;;
        --wheels) COMPREPLY=($(compgen -W 'day,hour,minute day,time day,range day,period,time time auto' -- "$cur")); return ;;
        --days) return ;;
        --step) return ;;
        --lead) return ;;
        --duration) return ;;
        --anchor) COMPREPLY=($(compgen -W 'clock opening earliest' -- "$cur")); return ;;
        --offset) return ;;
        --overlap) COMPREPLY=($(compgen -W 'both first last' -- "$cur")); return ;;
        --cut) COMPREPLY=($(compgen -W 'now none' -- "$cur")); return ;;
        --hours) return ;;
        --capacity) return ;;
        --place) _slotexport_paths -f "$cur"; return ;;
        --defaults) _slotexport_paths -f "$cur"; return ;;
        --place-id) return ;;
        --place-name) return ;;
        --time-zone) COMPREPLY=($(compgen -W "$(slotexport list zones 2>/dev/null | cut -d' ' -f1)" -- "$cur")); return ;;
        --holidays) _slotexport_paths -f "$cur"; return ;;
        --service) return ;;
        --resource) return ;;
        --busy) _slotexport_paths -f "$cur"; return ;;
        --tzdir) _slotexport_paths -d "$cur"; return ;;
        --now) return ;;
        --today) return ;;
        --locale) _slotexport_list 'af_NA af_ZA agq_CM ak_GH am_ET ar ar_001 ar_AE ar_BH ar_DJ ar_DZ ar_EG ar_EH ar_ER ar_IL ar_IQ ar_JO ar_KM ar_KW ar_LB ar_LY ar_MA ar_MR ar_OM ar_PS ar_QA ar_SA ar_SD ar_SO ar_SS ar_SY ar_TD ar_TN ar_YE as_IN asa_TZ ast_ES az_AZ bas_CM be_BY bez_TZ bg_BG bgc_IN blo_BJ bm_ML bn_BD bn_IN bo_CN bo_IN br_FR brx_IN bs_BA bs_Cyrl_BA ca_AD ca_ES ca_FR ca_IT ccp_BD ccp_IN ce_RU ceb_PH cgg_UG chr_US cs_CZ csw_CA cv_RU cy_GB da_DK da_GL dav_KE de_AT de_BE de_CH de_DE de_IT de_LI de_LU dje_NE doi_IN dsb_DE dua_CM dyo_SN dz_BT ebu_KE ee_GH ee_TG el_CY el_GR en_001 en_150 en_AE en_AG en_AI en_AS en_AT en_AU en_BB en_BE en_BI en_BM en_BS en_BW en_BZ en_CA en_CC en_CH en_CK en_CM en_CX en_CY en_CZ en_DE en_DG en_DK en_DM en_ER en_ES en_FI en_FJ en_FK en_FM en_FR en_GB en_GD en_GG en_GH en_GI en_GM en_GS en_GU en_GY en_HK en_HU en_ID en_IE en_IL en_IM en_IN en_IO en_IT en_JE en_JM en_KE en_KI en_KN en_KY en_LC en_LR en_LS en_MG en_MH en_MO en_MP en_MS en_MT en_MU en_MV en_MW en_MY en_NA en_NF en_NG en_NL en_NO en_NR en_NU en_NZ en_PG en_PH en_PK en_PL en_PN en_PR en_PT en_PW en_RO en_RW en_SB en_SC en_SD en_SE en_SG en_SH en_SI en_SK en_SL en_SS en_SX en_SZ en_TC en_TK en_TO en_TT en_TV en_TZ en_UG en_UM en_US en_US_POSIX en_VC en_VG en_VI en_VU en_WS en_ZA en_ZM en_ZW es_419 es_AR es_BO es_BR es_BZ es_CL es_CO es_CR es_CU es_DO es_EA es_EC es_ES es_GQ es_GT es_HN es_IC es_MX es_NI es_PA es_PE es_PH es_PR es_PY es_SV es_US es_UY es_VE et_EE eu_ES ewo_CM fa_AF fa_IR ff_Adlm_BF ff_Adlm_CM ff_Adlm_GH ff_Adlm_GM ff_Adlm_GN ff_Adlm_GW ff_Adlm_LR ff_Adlm_MR ff_Adlm_NE ff_Adlm_NG ff_Adlm_SL ff_Adlm_SN ff_BF ff_CM ff_GH ff_GM ff_GN ff_GW ff_LR ff_MR ff_NE ff_NG ff_SL ff_SN fi_FI fil_PH fo_DK fo_FO fr_BE fr_BF fr_BI fr_BJ fr_BL fr_CA fr_CD fr_CF fr_CG fr_CH fr_CI fr_CM fr_DJ fr_DZ fr_FR fr_GA fr_GF fr_GN fr_GP fr_GQ fr_HT fr_KM fr_LU fr_MA fr_MC fr_MF fr_MG fr_ML fr_MQ fr_MR fr_MU fr_NC fr_NE fr_PF fr_PM fr_RE fr_RW fr_SC fr_SN fr_SY fr_TD fr_TG fr_TN fr_VU fr_WF fr_YT fur_IT fy_NL ga_GB ga_IE gd_GB gl_ES gsw_CH gsw_FR gsw_LI gu_IN guz_KE ha_GH ha_NE ha_NG he_IL hi_IN hi_Latn_IN hr_BA hr_HR hsb_DE hu_HU hy_AM ia_001 id_ID ie_EE ig_NG ii_CN is_IS it_CH it_IT it_SM it_VA ja_JP jmc_TZ jv_ID ka_GE kab_DZ kam_KE kde_TZ kea_CV kgp_BR khq_ML ki_KE kk_KZ kkj_CM kln_KE km_KH kn_IN ko_CN ko_KP ko_KR kok_IN kok_Latn_IN ks_Deva_IN ks_IN ksb_TZ ksf_CM ksh_DE ku_TR kxv_Deva_IN kxv_IN kxv_Orya_IN kxv_Telu_IN ky_KG lag_TZ lb_LU lg_UG lkt_US ln_AO ln_CD ln_CF ln_CG lo_LA lt_LT lu_CD luo_KE luy_KE lv_LV mai_IN mas_KE mas_TZ mer_KE mfe_MU mg_MG mgh_MZ mgo_CM mi_NZ mk_MK ml_IN mn_MN mni_IN mr_IN ms_BN ms_ID ms_MY ms_SG mt_MT mua_CM my_MM nb_NO nb_SJ nd_ZW ne_IN ne_NP nl_AW nl_BE nl_BQ nl_CW nl_NL nl_SR nl_SX nmg_CM nn_NO nnh_CM nqo_GN nus_SS nyn_UG om_ET om_KE or_IN os_GE os_RU pa_IN pcm_NG pl_PL ps_AF ps_PK pt_AO pt_BR pt_CH pt_CV pt_GQ pt_GW pt_LU pt_MO pt_MZ pt_PT pt_ST pt_TL qu_BO qu_EC qu_PE raj_IN rm_CH rn_BI ro_MD ro_RO rof_TZ ru_BY ru_KG ru_KZ ru_MD ru_RU ru_UA rwk_TZ sa_IN sah_RU saq_KE sat_IN sbp_TZ sc_IT sd_IN sd_PK se_FI se_NO se_SE seh_MZ ses_ML sg_CF shi_Latn_MA shi_MA si_LK sk_SK sl_SI sn_ZW so_DJ so_ET so_KE so_SO sq_AL sq_MK sq_XK sr_BA sr_Cyrl_ME sr_Latn_BA sr_Latn_RS sr_Latn_XK sr_ME sr_RS sr_XK su_ID sv_AX sv_FI sv_SE sw_CD sw_KE sw_TZ sw_UG syr_IQ syr_SY ta_IN ta_LK ta_MY ta_SG te_IN teo_KE teo_UG tg_TJ th_TH ti_ER ti_ET tk_TM to_TO tr_CY tr_TR tt_RU twq_NE tzm_MA ug_CN uk_UA ur_IN ur_PK uz_Cyrl_UZ uz_UZ vai_LR vec_IT vi_VN vun_TZ wae_CH wo_SN xh_ZA xnr_IN xog_UG yav_CM yi_UA yo_BJ yo_NG yrl_BR yrl_CO yrl_VE yue_CN yue_HK yue_Hant_CN yue_MO zgh_MA zh_CN zh_HK zh_Hans_HK zh_Hans_MO zh_Hant_MY zh_MO zh_MY zh_SG zh_TW zu_ZA' "$cur"; return ;;
        --calendar) _slotexport_list 'gregorian chinese dangi buddhist roc japanese persian islamic-umalqura islamic-civil hebrew indian coptic ethiopic' "$cur"; return ;;
        --day-labels) COMPREPLY=($(compgen -W 'weekday date full' -- "$cur")); return ;;
        --relative-days) COMPREPLY=($(compgen -W 'none 0 1 2' -- "$cur")); return ;;
        --weekday-width) COMPREPLY=($(compgen -W 'wide abbreviated narrow' -- "$cur")); return ;;
        --day-periods) COMPREPLY=($(compgen -W 'default flexible' -- "$cur")); return ;;
        --places) _slotexport_paths -d "$cur"; return ;;
        --jobs) return ;;
        --report) _slotexport_paths -f "$cur"; return ;;
        --files) _slotexport_paths -d "$cur"; return ;;
        --max-failed) return ;;
        --keep) return ;;
        --drop-stale) return ;;
        --verify) COMPREPLY=($(compgen -W 'none sample full' -- "$cur")); return ;;
        --layout) COMPREPLY=($(compgen -W 'files packed' -- "$cur")); return ;;
        --path) return ;;
        --shard) return ;;
        --resume) _slotexport_paths -f "$cur"; return ;;
        --sample) return ;;
        --set) COMPREPLY=($(compgen -W '$schema= id= name= timeZone= latitude= longitude= revised= bookingUrl= address= phone= email= website= description= color= category= days= step= lead= duration= anchor= offset= overlap= cut= hours= exceptions= holidays= schoolHolidays= makeUpWorksAs= horizonCounts= businessDays= capacity= bufferBefore= bufferAfter= busy= soldOut= maxPerDay= maxPerWeek= notice= opens= resources= services= combine= locale= calendar= labels= dayLabels= relativeDays= weekdayWidth= dayPeriods= capitalize= dayNotes= dayNotesIn= asciiSpace= formats.json.fields= formats.csv.preset= formats.ics.events= formats.ics.relativeDays= formats.ics.summary= formats.ics.description= formats.ics.times= formats.ics.transparency= formats.template-data.calendarUrl= formats.picker.wheels= formats.picker.firstRow= formats.vant.values= formats.antd-mobile.values= formats.antd.values= formats.element-plus.values= formats.tdesign.values= formats.nutui.values= formats.varlet.values= formats.weui.values= formats.tree.values= formats.tree.labelKey= formats.tree.valueKey= formats.tree.childrenKey= formats.smart-slots.baseUrl= formats.smart-slots.locationId= formats.smart-slots.serviceType= formats.smart-slots.serviceTypeName= formats.smart-slots.serviceTypeSystem=' -- "$cur")); return ;;
        --from) return ;;
        --to) return ;;
        --at) return ;;
        --country) return ;;
        list) COMPREPLY=($(compgen -W 'formats locales zones calendars settings' -- "$cur")); return ;;
        schema) COMPREPLY=($(compgen -W 'json ndjson csv xml place manifest' -- "$cur")); return ;;
        template) COMPREPLY=($(compgen -W 'table.html widget.html message.txt subscribe.html slots.sql' -- "$cur")); return ;;
        completions) COMPREPLY=($(compgen -W 'bash zsh fish' -- "$cur")); return ;;
        check) _slotexport_paths -f "$cur"; return ;;
        explain) _slotexport_paths -f "$cur"; return ;;
        busy) _slotexport_paths -f "$cur"; return ;;
        lint) _slotexport_paths -f "$cur"; return ;;
    esac
    if [[ $cur == -* ]]; then
        COMPREPLY=($(compgen -W '--format --template --output --wait --locale-layout --csv-preset --ics-events --wheels --days --step --lead --duration --anchor --offset --overlap --cut --hours --capacity --place --defaults --place-id --place-name --time-zone --holidays --service --resource --busy --require-holidays --tzdir --now --today --locale --calendar --day-labels --relative-days --weekday-width --day-periods --ascii-space --places --jobs --report --files --max-failed --allow-shrink --due --keep --drop-stale --verify --index --gzip --layout --path --shard --resume --sample --prometheus --set --quiet --verbose --strict --canonical --json --from --to --at --country --version --help' -- "$cur"));
    elif ((COMP_CWORD == 1)); then
        COMPREPLY=($(compgen -W 'check preview batch site explain new-place hours busy lint list labels schema template completions man' -- "$cur"));
    fi
}
complete -F _slotexport slotexport
