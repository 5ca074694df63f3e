import { isRecord } from '../../shared/json.ts'
import { invalidParameter } from '../errors.ts'
import type { FormHash, FormValue } from '../http/form.ts'
import type { ObjectStore } from '../storage/objects.ts'
import type { Kind } from '../types.ts'
import { toList } from './lists.ts'
import { listOf, text } from './parameters.ts'

/** The kind of object by the prefix of its id. */
const KINDS = new Map<string, Kind>([
  ['ch', 'charge'],
  ['cus', 'customer'],
  ['du', 'dispute'],
  ['pi', 'payment_intent'],
  ['pm', 'payment_method'],
  ['price', 'price'],
  ['prod', 'product'],
  ['promo', 'promotion_code'],
  ['re', 'refund'],
  ['txr', 'tax_rate'],
])

const MOST_LEVELS = 4

/** Such a list contains the first page only; its address returns all. */
const MOST_INCLUDED = 10

interface Included {
  kind: Kind
  path: (id: string) => string
  isNewestFirst?: boolean
}

/** Lists that an object omits unless they are expanded, by `kind.field`. */
const INCLUDED: Record<string, Included> = {
  'checkout.session.line_items': { kind: 'item', path: (id) => `/v1/checkout/sessions/${id}/line_items` },
  'charge.refunds': { kind: 'refund', path: (id) => `/v1/charges/${id}/refunds`, isNewestFirst: true },
}

/**
 * Separates `expand` from the other parameters. Throws a 400 for an invalid list, more than 20 paths or too deep a path.
 */
export function takeExpand(values: FormHash): { paths: string[]; rest: FormHash } {
  const { expand, ...rest } = values as Record<string, FormValue>
  if (expand === undefined) return { paths: [], rest }
  const paths = listOf(text(200), 20).read(expand, 'expand')
  if (paths.some((path) => path.split('.').filter((part) => part !== 'data').length > MOST_LEVELS))
    throw invalidParameter(`You cannot expand more than ${MOST_LEVELS} levels of a property.`, {
      param: 'expand',
    })
  return { paths, rest }
}

/** Replaces ids along the paths with their objects. Throws a 400 for a path that does not exist. */
export function expand<Answer extends object>(
  answer: Answer,
  paths: readonly string[],
  objects: ObjectStore,
): Answer {
  const copy = structuredClone(answer)
  for (const path of paths) expandAlong(copy, path.split('.'), path, objects)
  return copy
}

type Fields = Record<string, unknown>

function expandAlong(target: unknown, path: readonly string[], whole: string, objects: ObjectStore): void {
  const [field, ...rest] = path
  if (field === undefined || target === null || typeof target !== 'object') return
  if (Array.isArray(target)) {
    for (const item of target) expandAlong(item, path, whole, objects)
    return
  }
  const fields = target as Fields
  include(fields, field, objects)
  const value = fields[field]
  if (typeof value === 'string') {
    const object = lookUp(value, field, objects)
    if (!object) throw cannotExpand(field, whole)
    fields[field] = object
  } else if (value === undefined || (rest.length === 0 && !isExpandable(value) && field !== 'taxes'))
    throw cannotExpand(field, whole)
  expandAlong(fields[field], rest, whole, objects)
}

/** A complete or missing value needs no expansion. Of lists, only taxes are omitted by Stripe unless they are expanded. */
const isExpandable = (value: unknown): boolean => value === null || isRecord(value)

function include(fields: Fields, field: string, objects: ObjectStore): void {
  const included = INCLUDED[`${String(fields['object'])}.${field}`]
  if (!included || fields[field]) return
  const id = String(fields['id'])
  const children = objects.children(included.kind, id)
  if (included.isNewestFirst) children.reverse()
  const isLonger = children.length > MOST_INCLUDED
  fields[field] = toList(included.path(id), children.slice(0, MOST_INCLUDED), isLonger)
}

function lookUp(id: string, field: string, objects: ObjectStore): object | undefined {
  // The id of a coupon is any word.
  const kind = field === 'coupon' ? 'coupon' : KINDS.get(/^([a-z]+)_/.exec(id)?.[1] ?? '')
  const object = kind && objects.get(kind, id)
  return object && structuredClone(object)
}

const cannotExpand = (field: string, whole: string) =>
  invalidParameter(`This property cannot be expanded (${field}) along '${whole}'.`, { param: 'expand' })
