import { DateTime } from '../syntax/groq.ts'
import { HostCallable } from '../syntax/host-call.ts'
import { distance, geo, geoContains, geoIntersects, latLng } from './geo/functions.ts'
import { portableText } from './portable-text.ts'

/** Functions that groq-js lacks, or answers otherwise than the specification does. */
export const functions = {
  geo: new HostCallable('geo', geo),
  latLng: new HostCallable('geo::latLng', latLng),
  contains: new HostCallable('geo::contains', geoContains),
  intersects: new HostCallable('geo::intersects', geoIntersects),
  distance: new HostCallable('geo::distance', distance),
  portableText: new HostCallable('pt', portableText),
  unique: new HostCallable('array::unique', unique),
  round: new HostCallable('round', round),
  calendarTime: new HostCallable('calendar time', calendarTime),
}

/** Keeps of values that are equal the first; `valueOf` tells what a value is, where the list holds something around it. */
export function withoutRepeats<Item>(list: Item[], valueOf: (item: Item) => unknown): Item[] {
  const seen = new Set<unknown>()
  return list.filter((item) => {
    const value = valueOf(item) ?? null
    const isTime = value instanceof DateTime
    if (typeof value === 'object' && value !== null && !isTime) return true
    const key = isTime ? `time ${value.toString()}` : typeof value === 'string' ? `text ${value}` : value
    return !seen.has(key) && seen.add(key)
  })
}

function unique(list: unknown): unknown[] | null {
  return Array.isArray(list) ? withoutRepeats(list as unknown[], (item) => item) : null
}

/** Digits after which a double has no more to say. */
const digitsMax = 100

function round(number: unknown, digits: unknown): number | null {
  if (typeof number !== 'number' || typeof digits !== 'number') return null
  if (digits < 0 || !Number.isInteger(digits)) return null
  if (digits === 0) return Math.sign(number) * Math.round(Math.abs(number))
  return Number(number.toFixed(Math.min(digits, digitsMax)))
}

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** What `dateTime()` may read: groq-js takes the 30th of February for the 1st of March, and month 13 for a time. */
export function calendarTime(time: unknown): unknown {
  if (typeof time !== 'string') return time ?? null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = (time.match(/\d+/g) ?? []).map(
    Number,
  )
  const isDate = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
  return isDate && hour <= 23 && minute <= 59 && second <= 59 ? time : null
}
