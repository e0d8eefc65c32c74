// prune(file): a picker file (a tree, wechat, json) without what can no longer be booked, and without childless rows.
// meta: the file of picker-meta, for slots without bookUntil.
function prune(file, { now = Math.floor(Date.now() / 1000), meta } = {}) {
  let leaf = 0
  const list = rows => rows.map(row).filter(Boolean)
  function row(item) {
    const name = ['children', 'days', 'hours', 'slots', 'items'].find(name => Array.isArray(item[name]))
    if (name) {
      const rows = list(item[name])
      return rows.length || name === 'days' || name === 'items' ? { ...item, [name]: rows } : null
    }
    const until = item.bookUntil ?? item.extras?.bookUntil ?? meta?.slots[leaf++].bookUntil ?? now
    return until >= now ? item : null
  }
  if (Array.isArray(file)) return list(file)
  const left = file.hourSets ? pools(file, now) : row(file)
  // weui opens on its defaultValue: the first row of each wheel.
  if (left.items) {
    left.defaultValue = []
    for (let rows = left.items; rows?.length; rows = rows[0].children) left.defaultValue.push(rows[0].value)
  }
  return left
}

// Start = dayStart + at + at. A date or an hour that loses a part gets a set of its own.
function pools(file, now) {
  const [hourSets, minuteSets] = [[...file.hourSets], [...file.minuteSets]]
  const keep = (item, key, sets, left) => {
    const all = sets[item[key]]
    const rows = all.map(left).filter(Boolean)
    if (rows.length === all.length && rows.every((row, index) => row === all[index])) return item
    return rows.length ? { ...item, [key]: sets.push(rows) - 1 } : null
  }
  const dates = file.dates.map(date => keep(date, 'hours', hourSets, hour =>
    keep(hour, 'minutes', minuteSets, minute =>
      date.dayStart + (hour.until ?? hour.at + minute.at - file.lead) >= now ? minute : null))).filter(Boolean)
  return { ...file, dates, hourSets, minuteSets }
}

if (typeof module === 'object') module.exports = prune
