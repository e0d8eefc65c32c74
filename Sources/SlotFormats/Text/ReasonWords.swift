internal import SlotEngine
internal import SlotLocale

/// Why a date has no slots, in a few languages: what is shown beside a date that can't be chosen.
enum ReasonWords {
    /// The words of a locale's language; or the code if it has no words.
    static func label(_ reason: ClosedDate.Reason, in labels: LocaleLabels) -> String {
        let language = language(of: labels.identifier)
        guard let row = rows.first(where: { $0.language.utf8.elementsEqual(language.utf8) }) else {
            return reason.rawValue
        }
        return switch reason {
        case .hours, .exception: row.closed
        case .holiday: row.holiday
        case .full: row.full
        case .notice: row.notice
        }
    }

    /// `zh`, or `zh_Hant` where the characters are the traditional ones.
    private static func language(of identifier: String) -> String {
        let parts = identifier.split(separator: "@")[0].split(separator: "_").map(String.init)
        let isTraditional = parts.contains { ["Hant", "TW", "HK", "MO"].contains($0) } && !parts.contains("Hans")
        return parts[0] == "zh" && isTraditional ? "zh_Hant" : parts[0]
    }

    private struct Row {
        let language: String
        let closed: String
        let holiday: String
        let full: String

        /// It is too late, or too early, to book.
        let notice: String

        init(_ language: String, _ closed: String, _ holiday: String, _ full: String, _ notice: String) {
            self.language = language
            self.closed = closed
            self.holiday = holiday
            self.full = full
            self.notice = notice
        }
    }

    private static let rows = [
        Row("zh", "休息", "节假日", "已约满", "不可预约"),
        Row("zh_Hant", "休息", "國定假日", "已額滿", "無法預約"),
        Row("en", "Closed", "Public holiday", "Fully booked", "Not bookable"),
        Row("ja", "休業", "祝日", "空きなし", "受付終了"),
        Row("ko", "휴무", "공휴일", "예약 마감", "예약 불가"),
        Row("de", "Geschlossen", "Feiertag", "Ausgebucht", "Nicht buchbar"),
        Row("fr", "Fermé", "Jour férié", "Complet", "Non réservable"),
        Row("es", "Cerrado", "Festivo", "Completo", "No reservable"),
        Row("pt", "Fechado", "Feriado", "Esgotado", "Não reservável"),
        Row("it", "Chiuso", "Festivo", "Al completo", "Non prenotabile"),
        Row("nl", "Gesloten", "Feestdag", "Volgeboekt", "Niet te boeken"),
        Row("pl", "Zamknięte", "Święto", "Brak miejsc", "Rezerwacja niemożliwa"),
        Row("ru", "Закрыто", "Праздник", "Мест нет", "Запись закрыта"),
        Row("uk", "Зачинено", "Свято", "Місць немає", "Запис закрито"),
        Row("tr", "Kapalı", "Resmî tatil", "Dolu", "Rezervasyona kapalı"),
        Row("ar", "مغلق", "عطلة رسمية", "محجوز بالكامل", "الحجز غير متاح"),
        Row("fa", "تعطیل", "تعطیل رسمی", "تکمیل ظرفیت", "رزرو بسته است"),
        Row("he", "סגור", "חג", "אין מקומות פנויים", "לא ניתן להזמין"),
        Row("hi", "बंद", "सार्वजनिक अवकाश", "पूरी तरह बुक", "बुकिंग बंद"),
        Row("bn", "বন্ধ", "সরকারি ছুটি", "সব বুক হয়ে গেছে", "বুকিং বন্ধ"),
        Row("th", "ปิด", "วันหยุดราชการ", "เต็ม", "ปิดรับจอง"),
        Row("vi", "Đóng cửa", "Ngày lễ", "Hết chỗ", "Không nhận đặt chỗ"),
        Row("id", "Tutup", "Hari libur", "Penuh", "Tidak dapat dipesan"),
    ]
}
