"""Names of solar terms and festivals: lines of the label table.

Chinese, Japanese, Korean and Vietnamese names are those of the calendars printed in these countries (GB/T 33661-2017 for
the Chinese ones), English names of solar terms those of CLDR 47 (cyclicNameSet solarTerms).
"""

# From 小寒 in January to 冬至 in December.
TERMS = {
    "zh": "小寒|大寒|立春|雨水|惊蛰|春分|清明|谷雨|立夏|小满|芒种|夏至|小暑|大暑|立秋|处暑|白露|秋分|寒露|霜降|立冬|小雪|大雪|冬至",
    "zh_Hant": "小寒|大寒|立春|雨水|驚蟄|春分|清明|穀雨|立夏|小滿|芒種|夏至|小暑|大暑|立秋|處暑|白露|秋分|寒露|霜降|立冬|小雪|大雪|冬至",
    "ja": "小寒|大寒|立春|雨水|啓蟄|春分|清明|穀雨|立夏|小満|芒種|夏至|小暑|大暑|立秋|処暑|白露|秋分|寒露|霜降|立冬|小雪|大雪|冬至",
    "ko": "소한|대한|입춘|우수|경칩|춘분|청명|곡우|입하|소만|망종|하지|소서|대서|입추|처서|백로|추분|한로|상강|입동|소설|대설|동지",
    "vi": "Tiểu hàn|Đại hàn|Lập xuân|Vũ thủy|Kinh trập|Xuân phân|Thanh minh|Cốc vũ|Lập hạ|Tiểu mãn|Mang chủng|Hạ chí"
          "|Tiểu thử|Đại thử|Lập thu|Xử thử|Bạch lộ|Thu phân|Hàn lộ|Sương giáng|Lập đông|Tiểu tuyết|Đại tuyết|Đông chí",
    "en": "Minor Cold|Major Cold|Spring Begins|Rain Water|Insects Awaken|Spring Equinox|Bright and Clear|Grain Rain"
          "|Summer Begins|Grain Full|Grain in Ear|Summer Solstice|Minor Heat|Major Heat|Autumn Begins|End of Heat"
          "|White Dew|Autumn Equinox|Cold Dew|Frost Descends|Winter Begins|Minor Snow|Major Snow|Winter Solstice",
}

# In the order of the enum Festival; empty where the language has no country that keeps the day.
FESTIVALS = {
    "zh": "春节|除夕|元宵|清明|端午|七夕|中秋|重阳|||||||",
    "zh_Hant": "春節|除夕|元宵|清明|端午|七夕|中秋|重陽|||||||",
    "ko": "||||||||설날|추석|||||",
    "fa": "||||||||||نوروز||||",
    "ar": "|||||||||||عيد الفطر|عيد الأضحى||",
    "he": "|||||||||||||ראש השנה|פסח",
    "en": "Chinese New Year|Chinese New Year’s Eve|Lantern Festival|Qingming|Dragon Boat Festival|Qixi"
          "|Mid-Autumn Festival|Double Ninth|Seollal|Chuseok|Nowruz|Eid al-Fitr|Eid al-Adha|Rosh Hashanah|Pesach",
}


def key(full):
    """The names of a locale, given in full (`zh_Hant_TW`), where they aren't those of its language."""
    language, script = full.split("_")[:2]
    if language in ("zh", "yue"):
        return "zh_Hant" if script == "Hant" else "zh"
    return language


def lines():
    return [f"* terms-{name} {words}" for name, words in TERMS.items()] + [
        f"* festivals-{name} {words}" for name, words in FESTIVALS.items()]
