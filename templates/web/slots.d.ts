// What slotexport writes: written by tools/write-types from Resources/schemas/slots.schema.json.

/** What slotexport writes as json, version 1. Within version 1 fields are only added at the end, optional; readers ignore those that they don't know. */
export interface SlotsFile {
  /** The version of this shape. */
  version: 1
  place: {
    /** A stable identifier of the place. */
    id: string
    /** Its name for people. */
    name: string | null
    /** Where letters reach it. */
    address?: Address
    /** Its telephone number, as people write it. */
    phone?: string
    /** Its mail address. */
    email?: string
    /** The address of its pages. */
    website?: string
    /** What it is, in a sentence or two. */
    description?: string
    /** Its color: # and six hexadecimal digits. */
    color?: string
    /** What kind of place it is. */
    category?: string
    /** Degrees north of the equator. */
    latitude?: number
    /** Degrees east of Greenwich. */
    longitude?: number
  }
  /** The locale of the labels, such as zh_CN or ar_EG@numbers=latn. */
  locale: string
  /** The calendar of the labels. */
  calendar: Calendar
  /** The place's time zone, an IANA name. */
  timeZone: string
  /** The release of the time zone data, such as 2026f; null where the data don't say. */
  tzVersion: string | null
  /** The CLDR version of the labels. */
  labelVersion: string
  /** From this moment on the labels are true: the first instant of today at the place. */
  validFrom: DateTime
  /** Until this moment, exclusive: the first instant of the next date. */
  validUntil: DateTime
  rules: {
    /** Civil dates in the horizon, today included. */
    days: number
    /** Minutes from start to start on the wall clock. */
    step: number
    /** Elapsed minutes of a slot. */
    duration: number
    /** The least elapsed minutes from now to a start. */
    lead: number
    /** Where the grid of starts begins. */
    anchor: "clock" | "opening" | "earliest"
    /** Minutes by which the grid is shifted. */
    offset: number
    /** Which start counts where the clock shows a time twice. */
    overlap: "both" | "first" | "last"
    /** now: what can't be booked any more is left out. none: drop the slots whose bookUntil has passed. */
    cut: "now" | "none"
    /** How many can book a start, where the place says it. */
    capacity?: number
  }
  /** The words in use for days from today on: 0 is today. */
  relative: Record<string, string>
  /** The dates that have slots, ascending. */
  days: Array<Day>
  /** The dates of the horizon without slots, ascending. */
  closed: Array<Closed>
  /** The side on which text in the locale begins. */
  dir?: "ltr" | "rtl"
  /** The day that begins a week in the locale, Monday is 1. */
  firstWeekday?: number
  /** How many years of the horizon have announced holidays, where the place names any. */
  holidayCoverage?: "complete" | "partial" | "none"
  /** What is booked, where the place has several services. */
  service?: {
    /** A stable identifier, unique in its place. */
    id: string
    /** Its name for people. */
    name?: string
  }
  /** The first slot after these dates, where none of theirs can be booked, at most 400 days after today. */
  next?: {
    start: DateTime
    /** Its day and time. */
    label: Label
  }
  /** With --locale-layout inline: the words of each locale, the document's own first. */
  locales?: Record<string, Words>
}

/** RFC 3339, always with seconds and an offset. */
export type DateTime = string

/** A civil date at the place. */
export type Date = string

export type Label = string

export interface Address {
  /** Street and number. */
  street?: string
  postalCode?: string
  city?: string
  /** The state or province. */
  region?: string
  /** ISO 3166-1: DE. */
  country?: string
}

/** A calendar. */
export type Calendar = "gregorian" | "chinese" | "dangi" | "buddhist" | "roc" | "japanese" | "persian" | "islamic-umalqura" | "islamic-civil" | "hebrew" | "indian" | "coptic" | "ethiopic"

/** The date in each calendar of the labels but the gregorian one. */
export type CalendarDates = Array<CalendarDate>

export interface CalendarDate {
  calendar: Calendar
  /** The year of the era; for chinese and dangi the Gregorian year in which it begins. */
  year: number
  /** A leap month has the number of the month before it; hebrew months count from Tishri, with Adar I as leap month 5. */
  month: number
  day: number
  /** The month is an inserted one, such as 闰六月. */
  leapMonth?: true
  /** The era that years count in, such as reiwa, where the calendar has a name for it. */
  era?: Label
  /** The place of a chinese or dangi year in the cycle of sixty: 1 is 甲子. */
  cyclicYear?: number
  /** What labels show of it: month and day; or of a second calendar with the months and days of the first the year with its era, such as 令和8年. */
  label: Label
}

export interface Day {
  date: Date
  /** The date's name as seen from today, unique in the document. */
  label: Label
  /** ISO 8601: Monday is 1. */
  weekday: number
  weekdayLabel: Label
  dateLabel: Label
  hours: Array<Hour>
  /** The public holiday that the date is; the language's word for one without a name. */
  holiday?: Label
  /** The holiday that this workday makes up for; the language's word for one without a name. */
  makeupWorkday?: Label
  /** What calendars alone know of the date: 冬至, 中秋. */
  dayNote?: Label
  calendarDates?: CalendarDates
}

/** A run of starts with one hour and one UTC offset. */
export interface Hour {
  hour: number
  /** Ends in the UTC offset where the hour occurs twice on the date. */
  label: Label
  slots: Array<Slot>
  /** Only where the hour occurs twice on the date. */
  utcOffset?: string
}

export interface Slot {
  minute: number
  label: Label
  start: DateTime
  end: DateTime
  /** The start in seconds since 1970-01-01T00:00:00Z. */
  startEpoch: number
  /** The last moment at which it can be booked, inclusive, in the same seconds. */
  bookUntil: number
  /** The date on which its opening hours began, where that is not the date of the start. */
  serviceDate?: Date
  /** How many can still book, where the place has a capacity. */
  remaining?: number
  /** Nothing is left of it. */
  soldOut?: true
  /** With formats.json.fields: the whole time, 10:40. */
  timeLabel?: Label
  /** With formats.json.fields: where it is booked. */
  bookingUrl?: string
  /** With formats.json.fields: the identifiers of the resources that are free then. */
  resources?: Array<string>
}

export interface Words {
  /** The place's name in this locale. */
  placeName: string | null
  /** The direction of its text. */
  dir: "ltr" | "rtl"
  /** The words in use by days from today. */
  relative: Record<string, Label>
  /** By a day's date. */
  days: Record<string, DayWords>
  /** By an hour's number, with its utcOffset behind it where it has one: 10, 1-04:00. */
  hours: Record<string, Label>
  /** By a slot's minute. */
  minutes: Record<string, Label>
  /** The calendar of the labels, where it is not gregorian. */
  calendar?: Calendar
  /** The service's name in this locale. */
  serviceName?: string
  /** The label of the next slot in this locale. */
  nextLabel?: Label
}

export interface DayWords {
  /** The date's name as seen from today. */
  label: Label
  weekdayLabel: Label
  dateLabel: Label
  calendarDates?: CalendarDates
}

export interface Closed {
  date: Date
  /** notice: every start is too soon to be booked. */
  reason: "hours" | "holiday" | "exception" | "full" | "notice"
  /** The note of the exception, or the name of the holiday. */
  note: string | null
  /** The public holiday that the date is; the language's word for one without a name. */
  holiday?: Label
  /** The holiday that this workday makes up for; the language's word for one without a name. */
  makeupWorkday?: Label
  /** What calendars alone know of the date: 冬至, 中秋. */
  dayNote?: Label
  calendarDates?: CalendarDates
  /** The date's name as seen from today, for a row that can't be chosen. */
  label?: Label
  /** ISO 8601: Monday is 1. */
  weekday?: number
  weekdayLabel?: Label
  dateLabel?: Label
  /** The reason in the language of the labels, or the code. */
  reasonLabel?: Label
}

/** What the rows of a wheel of slots carry: epoch seconds of the start, and of the last moment for a booking. */
export interface Times { start: number; bookUntil: number }

/** vant, nutui and varlet: an array of these. */
export interface TextRow { text: string; value: string; children: Array<TextRow | TextSlot> }
export interface TextSlot extends Times { text: string; value: string }

/** antd-mobile, antd, element-plus, tdesign and tree: an array of these. */
export interface LabelRow { label: string; value: string; children: Array<LabelRow | LabelSlot> }
export interface LabelSlot extends Times { label: string; value: string | number; disabled?: true }

/** uni-data-picker: an array of these. */
export interface DataRow { text: string; value: string; children: Array<DataRow | DataSlot> }
export interface DataSlot extends Times { text: string; value: string; disable?: true }

/** brpicker: an array of these. */
export interface TextModel { text: string; code: string; children?: TextModel[]; extras?: Times }

/** weui */
export interface WeUI { depth: number; defaultValue: string[]; items: LabelRow[] }

/** wechat: the start of a slot is dayStart + at of the hour + at of the minute. */
export interface Pools {
  version: 1; timeZone: string; validFrom: string; validUntil: string; rangeKey: 'label'; value: [0, 0, 0]; lead: number
  dates: Array<{ label: string; value: string; dayStart: number; hours: number }>
  hourSets: Array<Array<{ label: string; at: number; minutes: number; until?: number }>>
  minuteSets: Array<Array<{ label: string; at: number }>>
}

/** qf */
export interface FiveArrays {
  dateArray: Array<{ dateString: string; showDateString: string }>
  hourArray: Array<{ hourString: string; showHourString: string }>
  todayHourArray: Array<{ hourString: string; showHourString: string }>
  minuteArray: Array<{ minuteString: string; showMinuteString: string }>
  todayMinuteArray: Array<{ minuteString: string; showMinuteString: string }>
}

/** android-pickerview */
export interface ThreeLists { options1: string[]; options2: string[][]; options3: string[][][] }

/** picker-meta: the slots in the order of the rows. */
export interface PickerMeta {
  version: 1; place: { id: string }; locale: string; timeZone: string; tzVersion: string | null
  validFrom: string; validUntil: string; slots: Times[]
}

/** prune.js */
export declare function prune<File>(file: File, options?: { now?: number; meta?: PickerMeta }): File
