import type { LakeDocument } from '../../types.ts'

/** A path segment: an attribute, or an array item with its `_key` if any. */
export type Segment = string | { index: number; key: string | null }

/** The location of a value in the dataset. */
export interface Source {
  document: LakeDocument
  path: Segment[]
}

/** The origin of a value: a document, a literal of the query, a computation; `null` for a missing value. */
export type Origin = Source | 'literal' | 'unknown' | null

/** A GROQ value with its origin: as a whole, or part by part when the query constructed it. */
export type Traced = { value: unknown } & (
  { origin: Origin } | { fields: Record<string, Traced> } | { items: Traced[] }
)

/** The value of a missing attribute or element. */
export const nothing: Traced = { value: null, origin: null }

type PlainObject = Record<string, unknown>

/** Returns whether a value is a JSON object, not a date or path of GROQ. */
export function isObject(value: unknown): value is PlainObject {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** Traces a document, or nothing when there is none. */
export function tracedDocument(value: unknown): Traced {
  if (value === null || value === undefined) return nothing
  const isDocument = isObject(value) && typeof value['_id'] === 'string' && typeof value['_type'] === 'string'
  return { value, origin: isDocument ? { document: value as LakeDocument, path: [] } : 'unknown' }
}

/** Traces an array that the query constructed. */
export function tracedItems(items: Traced[]): Traced {
  return { value: items.map(({ value }) => value), items }
}

/** Traces an object that the query constructed. */
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

/** Returns an attribute of an object. */
export function readField(traced: Traced, name: string): Traced {
  const { value } = traced
  if (!isObject(value) || !Object.hasOwn(value, name)) return nothing
  return 'fields' in traced ? (traced.fields[name] ?? nothing) : inside(traced, name, value[name])
}

/** Returns the attributes of an object; `null` for other values. */
export function fieldsOf(traced: Traced): Record<string, Traced> | null {
  const { value } = traced
  if (!isObject(value)) return null
  if ('fields' in traced) return traced.fields
  return Object.fromEntries(Object.keys(value).map((name) => [name, readField(traced, name)]))
}

/** Returns the items of an array; `null` for other values. */
export function itemsOf(traced: Traced): Traced[] | null {
  const { value } = traced
  if (!Array.isArray(value)) return null
  if ('items' in traced) return traced.items
  return value.map((item: unknown, index) => {
    const key = isObject(item) && typeof item['_key'] === 'string' ? item['_key'] : null
    return inside(traced, { index, key }, item)
  })
}
