// prune(file): a picker file (a tree, wechat, json) without what can no longer be booked, and without childless nodes.
// meta: the file of picker-meta, for leaves without bookUntil.
function prune(file, { now = Math.floor(Date.now() / 1000), meta } = {}) {
  let leaf = 0
  const list = nodes => nodes.map(node).filter(Boolean)
  const key = item => ['children', 'days', 'hours', 'slots'].find(name => Array.isArray(item[name]))
  function node(item) {
    const name = key(item)
    if (name) {
      const kept = list(item[name])
      return kept.length || name === 'days' ? { ...item, [name]: kept } : null
    }
    if (item.value === 'now' || item.code === 'now') return item
    const until = item.bookUntil ?? item.extras?.bookUntil ?? meta?.slots[leaf++].bookUntil
    return until === undefined || until >= now ? item : null
  }
  if (Array.isArray(file)) return list(file)
  return file.hourSets ? pools(file, now) : node(file)
}

// Start = dayStart + at + at. Dates that lose a part get sets of their own.
function pools(file, now) {
  const [hourSets, minuteSets] = [[...file.hourSets], [...file.minuteSets]]
  const dates = file.dates.map(date => {
    const hours = file.hourSets[date.hours].map(hour => {
      const until = at => date.dayStart + (hour.until ?? hour.at + at - file.lead)
      const all = file.minuteSets[hour.minutes]
      const kept = all.filter(minute => until(minute.at) >= now)
      return kept.length === all.length ? hour : kept.length ? { ...hour, minutes: minuteSets.push(kept) - 1 } : null
    })
    const kept = hours.filter(Boolean)
    if (hours.every((hour, row) => hour === file.hourSets[date.hours][row])) return date
    return kept.length ? { ...date, hours: hourSets.push(kept) - 1 } : null
  }).filter(Boolean)
  const hours = dates.length ? hourSets[dates[0].hours] : []
  const range = [dates, hours, hours.length ? minuteSets[hours[0].minutes] : []]
  return { ...file, range, dates, hourSets, minuteSets }
}

if (typeof module === 'object') module.exports = prune
