import { DateTime } from '../syntax/groq.ts'
import { HostCallable } from '../syntax/host-call.ts'
import { checkCalendarTime } from './calendar.ts'
import { distance, geo, geoContains, geoIntersects, latLng } from './geo/functions.ts'

/** Functions that groq-js lacks or implements differently from the specification. */
export const functions = {
  geo: new HostCallable('geo', geo),
  latLng: new HostCallable('geo::latLng', latLng),
  contains: new HostCallable('geo::contains', geoContains),
  intersects: new HostCallable('geo::intersects', geoIntersects),
  distance: new HostCallable('geo::distance', distance),
  portableText: new HostCallable('pt', portableText),
  unique: new HostCallable('array::unique', unique),
  round: new HostCallable('round', round),
  checkCalendarTime: new HostCallable('calendar time', checkCalendarTime),
}

/** Removes duplicates and keeps the first; `valueOf` returns the value of an item. */
export function removeDuplicates<Item>(list: Item[], valueOf: (item: Item) => unknown): Item[] {
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
  return Array.isArray(list) ? removeDuplicates(list as unknown[], (item) => item) : null
}

/** A double has no more significant decimals. */
const digitsMax = 100

function round(number: unknown, digits: unknown): number | null {
  if (typeof number !== 'number' || typeof digits !== 'number') return null
  if (digits < 0 || !Number.isInteger(digits)) return null
  if (digits === 0) return Math.sign(number) * Math.round(Math.abs(number))
  return Number(number.toFixed(Math.min(digits, digitsMax)))
}

/** `pt(value)`: returns a block of portable text, or a list of only such blocks; else `null`. */
function portableText(value: unknown): unknown {
  const isText = Array.isArray(value) ? value.length > 0 && value.every(isBlock) : isBlock(value)
  return isText ? value : null
}

function isBlock(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('_type' in value) || !('children' in value))
    return false
  return typeof value._type === 'string' && Array.isArray(value.children) && value.children.every(isSpan)
}

function isSpan(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '_type' in value && typeof value._type === 'string'
}
