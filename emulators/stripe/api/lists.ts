import { noSuch } from '../errors.ts'
import type { Call } from '../http/routes.ts'
import type { Condition } from '../storage/objects.ts'
import type { Kind, Objects } from '../types.ts'
import { hash, integer, readShape, text, type Parameter, type Shape } from './parameters.ts'

interface Range {
  gt?: number
  gte?: number
  lt?: number
  lte?: number
}

const range = hash({ gt: integer(), gte: integer(), lt: integer(), lte: integer() })

/** A moment, or a range of them. */
const created: Parameter<number | Range> = {
  read: (value, path) => (typeof value === 'string' ? integer().read(value, path) : range.read(value, path)),
}

const paging = { limit: integer(1, 100), starting_after: text(), ending_before: text(), created }

const SIGNS = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const

function momentConditions(moment: number | Range | undefined): Condition[] {
  if (moment === undefined) return []
  if (typeof moment === 'number') return [{ field: 'created', sign: '=', value: moment }]
  return Object.entries(moment).map(([name, value]: [string, number]) => ({
    field: 'created',
    sign: SIGNS[name as keyof typeof SIGNS],
    value,
  }))
}

/** A list as the API shows it. */
export interface ApiListing<Item> {
  object: 'list'
  url: string
  has_more: boolean
  data: Item[]
}

/** Puts items into a list. `url` is its own address. */
export const listing = <Item>(url: string, data: Item[], hasMore = false): ApiListing<Item> => ({
  object: 'list',
  url,
  has_more: hasMore,
  data,
})

/**
 * Answers `GET /v1/…s`: newest first, a page at a time.
 *
 * @param further conditions that no single parameter stands for
 * @param filters parameters beside those of paging; each is compared with the field of its own name
 */
export function listObjects<K extends Kind>(
  call: Call,
  kind: K,
  filters: Shape = {},
  further: readonly Condition[] = [],
): ApiListing<Objects[K]> {
  const values: Record<string, unknown> = readShape({ ...paging, ...filters }, call.values)
  const {
    limit = 10,
    starting_after: after,
    ending_before: before,
  } = values as {
    limit?: number
    starting_after?: string
    ending_before?: string
  }
  for (const [param, id] of [['starting_after', after] as const, ['ending_before', before] as const])
    if (id !== undefined && !call.account.objects.get(kind, id)) throw noSuch(named(kind), id, param)
  const conditions = Object.keys(filters).flatMap((field): Condition[] => {
    const value = values[field]
    if (value === undefined) return []
    return [
      { field, sign: '=', value: typeof value === 'boolean' ? Number(value) : (value as string | number) },
    ]
  })
  const page = call.account.objects.list(kind, { limit, after, before }, [
    ...conditions,
    ...further,
    ...momentConditions(values['created'] as number | Range | undefined),
  ])
  return listing(call.url.pathname, page.items, page.hasMore)
}

/** Finds the object that a request names; throws a 404, or a 400 where a parameter names it. */
export function findObject<K extends Kind>(call: Call, kind: K, id: string, param?: string): Objects[K] {
  const object = call.account.objects.get(kind, id)
  if (!object) throw noSuch(named(kind), id, param)
  return object
}

/** What errors call an object. */
const named = (kind: Kind): string =>
  kind.replace(/[._]/g, ' ').replace('billing portal session', 'portal session')
