import type { LakeDocument } from '../../types.ts'

/** A step from a value of a document to one inside it: an attribute, or an item with its `_key` where it has one. */
export type Segment = string | { index: number; key: string | null }

/** Where in the dataset a value stands. */
export interface Source {
  document: LakeDocument
  path: Segment[]
}

/** Where a value comes from: a document, the query itself, a computation; `null` for what is not there at all. */
export type Origin = Source | 'literal' | 'unknown' | null

/** A value of GROQ that knows its origin: as a whole, or part by part when the query put it together. */
export type Traced = { value: unknown } & (
  { origin: Origin } | { fields: Record<string, Traced> } | { items: Traced[] }
)

/** What groq-js answers for an attribute or element that is not there. */
export const nothing: Traced = { value: null, origin: null }

export type PlainObject = Record<string, unknown>

/** An object of JSON, as against the dates and paths of GROQ. */
export function isObject(value: unknown): value is PlainObject {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** A document that was read, or nothing where none was found. */
export function tracedDocument(value: unknown): Traced {
  if (value === null || value === undefined) return nothing
  const isDocument = isObject(value) && typeof value['_id'] === 'string' && typeof value['_type'] === 'string'
  return { value, origin: isDocument ? { document: value as LakeDocument, path: [] } : 'unknown' }
}

/** An array that the query put together. */
export function tracedItems(items: Traced[]): Traced {
  return { value: items.map(({ value }) => value), items }
}

/** An object that the query put together. */
export function tracedFields(fields: Record<string, Traced>): Traced {
  const entries = Object.entries(fields).map(([name, { value }]) => [name, value])
  return { value: Object.fromEntries(entries), fields }
}

function inside(traced: Traced, segment: Segment, value: unknown): Traced {
  if (value === undefined) return nothing
  const origin = 'origin' in traced ? traced.origin : null
  if (!isSource(origin)) return { value, origin }
  return { value, origin: { document: origin.document, path: [...origin.path, segment] } }
}

export function isSource(origin: Origin): origin is Source {
  return typeof origin === 'object' && origin !== null
}

/** An object's attribute. */
export function fieldOf(traced: Traced, name: string): Traced {
  const { value } = traced
  if (!isObject(value) || !Object.hasOwn(value, name)) return nothing
  return 'fields' in traced ? (traced.fields[name] ?? nothing) : inside(traced, name, value[name])
}

/** An object's attributes; `null` where there is no object. */
export function fieldsOf(traced: Traced): Record<string, Traced> | null {
  const { value } = traced
  if (!isObject(value)) return null
  if ('fields' in traced) return traced.fields
  return Object.fromEntries(Object.keys(value).map((name) => [name, fieldOf(traced, name)]))
}

/** An array's items; `null` where there is no array. */
export function itemsOf(traced: Traced): Traced[] | null {
  const { value } = traced
  if (!Array.isArray(value)) return null
  if ('items' in traced) return traced.items
  return value.map((item: unknown, index) => {
    const key = isObject(item) && typeof item['_key'] === 'string' ? item['_key'] : null
    return inside(traced, { index, key }, item)
  })
}
