// <slot-picker src="slots.json">: three wheels (date, hour, minute) over a json file of slotexport, version 1.
// docs/pickers.md lists its attributes, properties and events.

// The few words that neither the file nor Intl has; the attribute text-KEY replaces one.
const KEYS = ['none', 'next', 'stale', 'error', 'book']
const WORDS = {
  en: 'No times available|Next|These times may be out of date|Times can’t be loaded|Book',
  zh: '暂无可预约时间|最近可预约|时间可能已过期|无法加载时间|预约',
  'zh-Hant': '暫無可預約時間|最近可預約|時間可能已過期|無法載入時間|預約',
  ja: '空きがありません|次の空き|情報が古い可能性があります|読み込めません|予約する',
  de: 'Keine freien Termine|Nächster Termin|Vielleicht veraltet|Termine nicht verfügbar|Buchen',
  fr: 'Aucun créneau|Prochain|Peut-être périmé|Indisponible|Réserver',
  es: 'Sin horas libres|Próxima|Puede no estar al día|No disponible|Reservar',
  ar: 'لا توجد مواعيد متاحة|أقرب موعد متاح|قد تكون هذه المواعيد قديمة|تعذر تحميل المواعيد|احجز',
  he: 'אין מועדים פנויים|המועד הפנוי הבא|ייתכן שהמועדים אינם עדכניים|לא ניתן לטעון מועדים|הזמנה',
}

const CSS = `
:host { display: block; font: inherit; max-width: 28em; --rows: 5; --row: 2.5em }
:host([hidden]) { display: none }
.wheels { display: flex; gap: .25em; position: relative }
.wheels::before { content: ''; position: absolute; inset-inline: 0; height: var(--row); border-radius: .5em;
  top: calc((var(--rows) - 1) / 2 * var(--row)); background: currentColor; opacity: .1; pointer-events: none }
ul { position: relative; flex: 1 1 0; min-width: 0; height: calc(var(--rows) * var(--row)); overflow: hidden auto;
  box-sizing: border-box; margin: 0; padding: calc((var(--rows) - 1) / 2 * var(--row)) 0; list-style: none;
  scroll-snap-type: y mandatory; overscroll-behavior: contain; scrollbar-width: none; border-radius: .5em }
ul:first-child { flex-grow: 2 }
ul:focus-visible { outline: 2px solid; outline-offset: -2px }
li { height: var(--row); line-height: 1.2; display: flex; align-items: center; justify-content: center;
  text-align: center; scroll-snap-align: center; cursor: pointer; opacity: .75; overflow-wrap: anywhere }
li[aria-selected=true] { opacity: 1; font-weight: 600 }
li[aria-disabled=true] { opacity: .5; text-decoration: line-through; cursor: default }
:host(:disabled) .wheels { opacity: .5; pointer-events: none }
p { margin: .5em 0; text-align: center } p:empty, [hidden] { display: none }
a { display: block; text-align: center; color: LinkText; padding: .5em }
@media (max-height: 320px) { :host { --rows: 3 } }
@media (prefers-reduced-motion: no-preference) { ul.smooth { scroll-behavior: smooth } }
@media (forced-colors: active) {
  .wheels::before { display: none } li { opacity: 1; forced-color-adjust: none; color: CanvasText }
  li[aria-selected=true] { background: Highlight; color: HighlightText } li[aria-disabled=true] { color: GrayText }
}`

// A slot can be booked through the whole second bookUntil.
const now = () => Math.floor(Date.now() / 1000)
const visitorZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
const visitorOffset = epoch => -60 * new Date(epoch * 1000).getTimezoneOffset()

/** The UTC offset at the end of an RFC 3339 time, in seconds. */
const writtenOffset = text => {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(text) ?? [0, '+', 0, 0]
  return +(sign + 60) * (hours * 60 + +minutes)
}

const isFree = slot => !slot.soldOut && slot.bookUntil >= now()
const leaves = node => node.hours ? node.hours.flatMap(leaves) : node.slots ?? [node]
const hasFree = node => leaves(node).some(isFree)

/** What the clocks of a zone show. */
const clock = zone => {
  const format = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit',
    hourCycle: 'h23', timeZoneName: 'longOffset',
  })
  return epoch => {
    const part = Object.fromEntries(format.formatToParts(epoch * 1000).map(({ type, value }) => [type, value]))
    return {
      date: `${part.year}-${part.month}-${part.day}`, hour: +part.hour, minute: +part.minute,
      offset: writtenOffset(part.timeZoneName),
    }
  }
}

const zoneName = (locale, timeZone, timeZoneName, epoch) => new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
  .formatToParts(epoch * 1000).find(({ type }) => type === 'timeZoneName').value

const dayNumber = date => Date.parse(date + 'T00:00Z') / 864e5

class SlotPicker extends HTMLElement {
  static formAssociated = true
  static observedAttributes = ['src', 'time-zone', 'value', 'required']

  #internals = this.attachInternals()
  #root = this.attachShadow({ mode: 'open', delegatesFocus: true })
  #wheels
  #data = null
  #days = []
  #selected = null
  #isStale = false
  #error = false
  #timer
  #fetching
  #wanted = null
  #typed = ''
  #typedAt = 0

  constructor() {
    super()
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(CSS)
    this.#root.adoptedStyleSheets = [sheet]
    const box = this.#add(this.#root, 'div', {})
    const wheels = this.#add(box, 'div', { part: 'wheels', class: 'wheels', role: 'group' })
    this.#wheels = ['day', 'hour', 'minute'].map((name, column) => this.#wheel(wheels, name, column))
    this.#add(box, 'p', { id: 'zone', part: 'zone' })
    this.#add(box, 'p', { id: 'note', part: 'note', role: 'status' })
    this.#add(box, 'a', { id: 'link', part: 'link', hidden: '' })
  }

  connectedCallback() {
    document.addEventListener('visibilitychange', this.#tick)
    this.#sizes.observe(this.#wheels[0])
    this.#fill()
    this.#tick()
  }

  disconnectedCallback() {
    document.removeEventListener('visibilitychange', this.#tick)
    this.#sizes.disconnect()
    clearTimeout(this.#timer)
  }

  attributeChangedCallback(name, old, value) {
    if (old === value) return
    if (name === 'src' && value !== null) this.refresh()
    else if (name === 'value' && !this.#data) this.#wanted = Date.parse(value) / 1000
    else if (name === 'value') this.value = value
    else if (name === 'time-zone' && this.#data) this.#regroup()
    else this.#publish()
  }

  formResetCallback() {
    this.#wanted = Date.parse(this.getAttribute('value')) / 1000
    this.#show()
  }

  formDisabledCallback(isDisabled) {
    for (const wheel of this.#wheels) Object.assign(wheel, { tabIndex: isDisabled ? -1 : 0, ariaDisabled: isDisabled })
  }

  formStateRestoreCallback(state) { this.value = state }

  get form() { return this.#internals.form }
  get name() { return this.getAttribute('name') ?? '' }
  set name(name) { this.setAttribute('name', name) }
  get validity() { return this.#internals.validity }
  checkValidity() { return this.#internals.checkValidity() }
  reportValidity() { return this.#internals.reportValidity() }
  get disabled() { return this.matches(':disabled') }
  set disabled(isDisabled) { this.toggleAttribute('disabled', isDisabled) }
  get required() { return this.hasAttribute('required') }
  set required(isRequired) { this.toggleAttribute('required', isRequired) }

  /** The start of the chosen slot (RFC 3339), or nothing. */
  get value() { return this.#selected?.start ?? '' }
  set value(start) {
    this.#wanted = Date.parse(start) / 1000
    if (this.#data) this.#show()
  }

  get selected() { return this.#selected }

  get data() { return this.#data }
  set data(data) {
    if (data?.version !== 1 || !Array.isArray(data.days)) throw new TypeError('not slots of version 1')
    this.#data = data
    this.#error = false
    this.#regroup()
    this.#tick()
  }

  get zone() {
    const asked = this.getAttribute('time-zone') ?? 'place'
    const zone = asked === 'visitor' ? visitorZone() : asked === 'place' ? this.#data?.timeZone : asked
    try { return clock(zone) && zone } catch { return this.#data?.timeZone }
  }

  /** Fetches the file again. */
  async refresh() {
    const src = this.getAttribute('src')
    if (src === null) return
    this.#fetching?.abort()
    const { signal } = this.#fetching = new AbortController()
    try {
      const response = await fetch(src, { signal, cache: this.#data ? 'no-cache' : 'default' })
      if (!response.ok) throw new Error(response.status)
      this.data = await response.json()
      this.dispatchEvent(new Event('load'))
    } catch {
      if (signal.aborted) return
      this.#error = true
      this.#fill()
      this.#schedule()
      this.dispatchEvent(new Event('error'))
    }
  }

  get #locale() {
    const tag = this.#data?.locale?.replaceAll('_', '-') ?? this.closest('[lang]')?.lang
    try { return Intl.getCanonicalLocales(tag || navigator.language)[0] } catch { return 'en' }
  }

  #word(key) {
    const { language, script } = new Intl.Locale(this.#locale).maximize()
    const words = WORDS[`${language}-${script}`] ?? WORDS[language] ?? WORDS.en
    return this.getAttribute('text-' + key) ?? words.split('|')[KEYS.indexOf(key)]
  }

  /** Groups the slots by the dates and hours of the shown zone. */
  #regroup() {
    const data = this.#data
    const zone = this.zone
    this.#isStale = this.#isOver()
    if (zone === data.timeZone) {
      // Words like "today" belong to the file's first day; later they would be wrong.
      const words = this.#isStale ? Object.values(data.relative ?? {}) : []
      this.#days = data.days.map(day =>
        words.includes(day.label) ? { ...day, label: `${day.dateLabel} ${day.weekdayLabel}` } : day)
    } else {
      this.#days = this.#daysIn(zone)
    }
    this.#wanted ??= this.#selected?.startEpoch ?? null
    this.#show()
  }

  #daysIn(zone) {
    const locale = this.#locale
    const at = clock(zone)
    const today = dayNumber(at(now()).date)
    const [weekday, date, hour] = [{ weekday: 'short' }, { month: 'short', day: 'numeric' }, { hour: 'numeric' }]
      .map(options => new Intl.DateTimeFormat(locale, { timeZone: zone, ...options }))
    const days = new Map()
    for (const slot of this.#data.days.flatMap(leaves)) {
      const time = at(slot.startEpoch)
      const moment = slot.startEpoch * 1000
      if (!days.has(time.date)) {
        const offset = dayNumber(time.date) - today
        const name = weekday.format(moment)
        const label = offset < 0 || offset > 6 ? `${date.format(moment)} ${name}` : this.#data.relative?.[offset] ?? name
        days.set(time.date, { label, hours: [] })
      }
      const { hours } = days.get(time.date)
      let last = hours.at(-1)
      if (last?.hour !== time.hour || last.offset !== time.offset) {
        last = { hour: time.hour, offset: time.offset, label: hour.format(moment), slots: [] }
        hours.push(last)
      }
      last.slots.push({ ...slot, label: String(time.minute).padStart(2, '0') })
    }
    // An hour that the clock shows twice says which one it is.
    for (const { hours } of days.values()) {
      for (const node of hours.filter(node => hours.some(other => other !== node && other.hour === node.hour))) {
        node.label += ` (${zoneName(locale, zone, 'longOffset', node.slots[0].startEpoch)})`
      }
    }
    return [...days.values()]
  }

  /** Drops what has passed; shows the wanted slot, or the first free one. */
  #show() {
    const slots = node => ({ ...node, slots: node.slots.filter(slot => slot.bookUntil >= now()) })
    const hours = day => ({ ...day, hours: day.hours.map(slots).filter(node => node.slots.length) })
    this.#days = this.#days.map(hours).filter(day => day.hours.length)
    const free = this.#days.flatMap(leaves).filter(isFree)
    const slot = free.find(slot => slot.startEpoch === this.#wanted) ?? free[0] ?? null
    this.#wanted = null
    this.#select(slot)
  }

  #select(slot) {
    this.#selected = slot
    this.#fill()
    this.#publish()
  }

  /** Takes a row; a new date begins at its first free time. */
  #choose(column, row) {
    const node = this.#rows(column)[row]
    const slot = node && leaves(node).find(isFree)
    if (!slot || this.disabled || node === this.#path()[column]) return this.#place(this.#wheels[column])
    this.#select(slot)
    this.#changed()
  }

  #changed() { this.dispatchEvent(new Event('change', { bubbles: true })) }

  #path() {
    const slot = this.#selected
    const holds = node => leaves(node).includes(slot)
    const day = this.#days.find(holds)
    return [day, day?.hours.find(holds), slot]
  }

  #rows(column) {
    const [day, hour] = this.#path()
    return [this.#days, day?.hours, hour?.slots][column] ?? []
  }

  #fill() {
    const data = this.#data
    const box = this.#root.firstChild
    box.lang = this.#locale
    box.dir = data?.dir ?? (this.matches(':dir(rtl)') ? 'rtl' : 'ltr')
    const path = this.#path()
    const names = new Intl.DisplayNames(this.#locale, { type: 'dateTimeField' })
    this.#wheels.forEach((wheel, column) => {
      wheel.ariaLabel = names.of(wheel.id)
      const rows = this.#rows(column)
      const old = [...wheel.children]
      const items = rows.map((row, index) => {
        const item = old[index] ?? this.#add(wheel, 'li', { id: wheel.id + index, part: 'row', role: 'option' })
        this.#text(item.id, row.label)
        item.ariaSelected = row === path[column]
        item.ariaDisabled = hasFree(row) ? null : 'true'
        return item
      })
      for (const item of old.slice(items.length)) item.remove()
      const selected = rows.indexOf(path[column])
      wheel.setAttribute('aria-activedescendant', selected < 0 ? '' : wheel.id + selected)
      this.#place(wheel)
    })
    box.firstChild.hidden = !this.#selected
    this.#text('zone', this.#zoneName())
    const next = data?.next?.label && `${this.#word('next')}: ${data.next.label}`
    const isEmpty = data && !this.#selected
    this.#text('note', [
      this.#error && this.#word('error'), isEmpty && this.#word('none'), isEmpty && next, this.#isStale && this.#word('stale'),
    ].filter(Boolean).join(' · '))
    const link = box.lastChild
    const url = this.#selected?.bookingUrl ?? ''
    link.hidden = !!this.form || !/^https?:/i.test(url)
    if (!link.hidden) link.href = url
    this.#text('link', this.#word('book'))
  }

  #text(id, text) {
    const node = this.#root.getElementById(id)
    if (node.textContent !== text) node.textContent = text
  }

  /** The zone's name, where the visitor's clock differs from the times shown or from the place's. */
  #zoneName() {
    const slot = this.#selected
    if (!slot) return ''
    const place = writtenOffset(slot.start)
    const zone = this.zone
    const shown = zone === this.#data.timeZone ? place : clock(zone)(slot.startEpoch).offset
    const visitor = visitorOffset(slot.startEpoch)
    if (place === visitor && shown === visitor) return ''
    try { return `${zoneName(this.#locale, zone, 'long', slot.startEpoch)} (${zone})` } catch { return zone }
  }

  #publish() {
    const start = this.value
    this.#internals.setFormValue(start || null, start)
    const valueMissing = this.required && !start
    this.#internals.setValidity({ valueMissing }, valueMissing ? this.#word('none') : '', this.#wheels[0])
  }

  #end() { return Date.parse(this.#data.validUntil) / 1000 }
  #isOver() { return this.#end() <= now() }

  #tick = () => {
    if (this.#data && this.isConnected) {
      const isStale = this.#isOver()
      if (isStale !== this.#isStale) this.#regroup()
      const before = this.#selected
      if (this.#days.flatMap(leaves).some(slot => slot.bookUntil < now())) {
        this.#wanted = before?.startEpoch ?? null
        this.#show()
        if (this.#selected !== before) this.#changed()
      }
      if (isStale && this.#fetchedAt + 60 < now()) {
        this.#fetchedAt = now()
        this.refresh()
      }
    }
    this.#schedule()
  }
  #fetchedAt = 0

  /** Sleeps until a slot or the file passes; asks again each minute for a file that is missing. */
  #schedule() {
    clearTimeout(this.#timer)
    if (!this.isConnected) return
    if (this.#error || this.#isStale) {
      this.#timer = setTimeout(this.#error ? () => this.refresh() : this.#tick, 61e3)
    } else if (this.#data) {
      const ends = this.#days.flatMap(leaves).map(slot => slot.bookUntil + 1)
      const end = Math.min(this.#end(), ...ends.slice(0, 1000))
      this.#timer = setTimeout(this.#tick, Math.min(Math.max(end - now(), 0.2) * 1000, 36e5))
    }
  }

  #sizes = new ResizeObserver(() => { for (const wheel of this.#wheels) this.#place(wheel, true) })

  #add(parent, name, attributes) {
    const node = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value)
    return parent.appendChild(node)
  }

  #height(wheel) { return wheel.firstChild?.getBoundingClientRect().height || 0 }
  #selectedRow(wheel) { return [...wheel.children].findIndex(item => item.ariaSelected === 'true') }

  /** Scrolls a wheel to its selected row. */
  #place(wheel, atOnce = false) {
    const top = Math.max(this.#selectedRow(wheel), 0) * this.#height(wheel)
    if (Math.abs(wheel.scrollTop - top) < 1) return
    wheel.classList.toggle('smooth', !atOnce && wheel === this.#root.activeElement)
    wheel.scrollTop = top
  }

  #wheel(parent, name, column) {
    const wheel = this.#add(parent, 'ul', { id: name, part: 'wheel', role: 'listbox', tabindex: 0 })
    const row = () => this.#selectedRow(wheel)
    const on = (name, listener) => wheel.addEventListener(name, listener)
    let rest, turned = 0
    /** Goes to the next row with something free in a direction, from a row on. */
    const move = (to, step) => {
      const rows = this.#rows(column)
      let index = Math.min(Math.max(to, 0), rows.length - 1)
      while (rows[index] && !hasFree(rows[index])) index += step
      if (rows[index]) this.#choose(column, index)
    }
    const settle = () => {
      const index = Math.round(wheel.scrollTop / this.#height(wheel))
      if (index >= 0 && index !== row()) this.#choose(column, index)
    }
    // Old Safaris lack scrollend.
    if ('onscrollend' in window) on('scrollend', settle)
    else on('scroll', () => { clearTimeout(rest); rest = setTimeout(settle, 150) })
    on('wheel', event => {
      if (event.ctrlKey) return
      event.preventDefault()
      turned += event.deltaMode ? event.deltaY * 40 : event.deltaY
      if (Math.abs(turned) < 40) return
      const step = Math.sign(turned)
      turned = 0
      move(row() + step, step)
    })
    on('click', event => {
      const item = event.target.closest('li')
      if (item) this.#choose(column, [...wheel.children].indexOf(item))
    })
    on('keydown', event => {
      const { key } = event
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const at = row()
      const steps = { ArrowUp: [at - 1, -1], ArrowDown: [at + 1, 1], PageUp: [at - 5, -1], PageDown: [at + 5, 1],
        Home: [0, 1], End: [Infinity, -1] }[key]
      if (steps) move(...steps)
      else if (key.length !== 1) return
      else this.#type(key, column, at)
      event.preventDefault()
    })
    return wheel
  }

  /** Type-ahead: the next row that begins with, or else holds, what was typed without a pause. */
  #type(key, column, from) {
    const isNew = performance.now() - this.#typedAt > 1000
    this.#typed = (isNew ? '' : this.#typed) + key.toLocaleLowerCase()
    this.#typedAt = performance.now()
    const rows = this.#rows(column)
    const order = rows.map((_, index) => (from + isNew + index) % rows.length).filter(index => hasFree(rows[index]))
    const find = test => order.find(index => rows[index].label.toLocaleLowerCase()[test](this.#typed))
    const index = find('startsWith') ?? find('includes')
    if (index !== undefined) this.#choose(column, index)
  }
}

customElements.define('slot-picker', SlotPicker)
