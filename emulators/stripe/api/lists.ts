import { missingResource } from '../errors.ts'
import type { Call, Route } from '../http/routes.ts'
import type { Condition } from '../storage/objects.ts'
import type { Kind, Objects } from '../types.ts'
import { hash, integer, type Parameter, readShape, type Shape, text } from './parameters.ts'

interface Range {
  gt?: number
  gte?: number
  lt?: number
  lte?: number
}

const range = hash({ gt: integer(), gte: integer(), lt: integer(), lte: integer() })

/** A time, or a range of times. */
const created: Parameter<number | Range> = {
  read: (value, path) => (typeof value === 'string' ? integer().read(value, path) : range.read(value, path)),
}

const paging = { limit: integer(1, 100), starting_after: text(), ending_before: text(), created }

const SIGNS = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const

function toTimeConditions(moment: number | Range | undefined): Condition[] {
  if (moment === undefined) return []
  if (typeof moment === 'number') return [{ field: 'created', sign: '=', value: moment }]
  return Object.entries(moment).map(([name, value]: [string, number]) => ({
    field: 'created',
    sign: SIGNS[name as keyof typeof SIGNS],
    value,
  }))
}

/** A list as the API shows it. */
interface ApiListing<Item> {
  object: 'list'
  url: string
  has_more: boolean
  data: Item[]
}

/** Creates a list. `url` is its own path. */
export const toList = <Item>(url: string, data: Item[], hasMore = false): ApiListing<Item> => ({
  object: 'list',
  url,
  has_more: hasMore,
  data,
})

/**
 * Answers `GET /v1/…s`: newest first, paginated.
 *
 * @param further conditions that no single parameter expresses
 * @param filters parameters besides pagination; each is compared with the field of the same name
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
    if (id !== undefined && !call.account.objects.get(kind, id))
      throw missingResource(describeKind(kind), id, param)
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
    ...toTimeConditions(values['created'] as number | Range | undefined),
  ])
  return toList(call.url.pathname, page.items, page.hasMore)
}

/** Finds the object that a request names; throws a 404, or a 400 when a parameter names it. */
export function findObject<K extends Kind>(
  { account }: Pick<Call, 'account'>,
  kind: K,
  id: string,
  param?: string,
): Objects[K] {
  const object = account.objects.get(kind, id)
  if (!object) throw missingResource(describeKind(kind), id, param)
  return object
}

/** Finds the object that `:id` in the path of a request names; throws a 404. */
export const findNamed = <K extends Kind>(call: Call, kind: K): Objects[K] =>
  findObject(call, kind, call.params['id'] ?? '')

/** The route that lists the objects of a kind, by `filters` as `listObjects` does. */
export const listRoute = (path: string, kind: Kind, filters?: Shape): Route => ({
  method: 'GET',
  path,
  handle: (call) => listObjects(call, kind, filters),
})

/** The route that returns one object of a kind; `:id` in its path names it. */
export const retrieveRoute = (path: string, kind: Kind): Route => ({
  method: 'GET',
  path,
  handle(call) {
    readShape({}, call.values)
    return findNamed(call, kind)
  },
})

/** The kinds that Stripe's messages name as in `object`; programs search the messages for these names. */
const NAMED_AS_OBJECT: readonly Kind[] = ['checkout.session', 'payment_intent']

/** Returns what error messages call a kind of object. */
const describeKind = (kind: Kind): string =>
  NAMED_AS_OBJECT.includes(kind)
    ? kind
    : kind.replace(/[._]/g, ' ').replace('billing portal session', 'portal session')
