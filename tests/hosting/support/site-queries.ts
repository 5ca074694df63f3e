import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { LOCALES } from '../../../schemas/shared/locales.ts'
import { PAID_STATES, RELEASED_STATES } from '../../../schemas/shared/orders.ts'
import { ORDER_STATE_VALUES } from '../../../schemas/shared/orders.ts'
import { ROOT } from '../../../scripts/settings.ts'
import type { StoredDocument } from './machine.ts'

/** A query of the site from TypeGen. */
interface SiteQuery {
  name: string
  text: string
}

const QUERY = /^\/\/ Source: (?<source>.+)\n\/\/ Variable: (?<variable>\w+Query)\n\/\/ Query: (?<text>.+)$/gm

/** Returns every query of the site from TypeGen's list, which a test compares with the code. Fragments are omitted. */
export function siteQueries(): SiteQuery[] {
  const types = readFileSync(join(ROOT, 'web/sanity/types.generated.ts'), 'utf8')
  return [...types.matchAll(QUERY)].map(({ groups }) => ({
    name: `${groups?.source ?? ''} ${groups?.variable ?? ''}`,
    text: groups?.text ?? '',
  }))
}

type Documents = readonly StoredDocument[]

const ofTypes = (documents: Documents, types: readonly string[]) =>
  documents.filter(({ _type }) => types.length === 0 || types.includes(_type))

const idsOf = (documents: Documents, ...types: string[]) => ofTypes(documents, types).map(({ _id }) => _id)

/** Returns the slugs in all languages. */
const slugsOf = (documents: Documents): string[] => {
  const slugs = documents.flatMap(({ slug, slugs: localized }) => [
    (slug as { current?: string } | undefined)?.current,
    ...Object.values((localized ?? {}) as Record<string, unknown>),
  ])
  return [...new Set(slugs.filter((value) => typeof value === 'string'))]
}

const LATER = '2100-01-01T00:00:00.000Z'

/** The values of parameters by name; those of `$slug` and `$type` depend on the query. */
const PARAMETERS: Record<string, (documents: Documents, queryTypes: string[]) => unknown[]> = {
  locale: () => LOCALES.map(({ id }) => id),
  slug: (documents, types) => slugsOf(ofTypes(documents, types)),
  path: (documents) =>
    ofTypes(documents, ['page']).map(({ path }) => (path as { current?: string } | undefined)?.current ?? ''),
  topic: (documents) => slugsOf(ofTypes(documents, ['helpTopic'])),
  id: (documents) => idsOf(documents),
  ids: (documents) => [idsOf(documents)],
  product: (documents) => idsOf(documents, 'product'),
  /** Ids or slugs, by the query. */
  products: (documents) => [[...idsOf(documents, 'product'), ...slugsOf(ofTypes(documents, ['product']))]],
  orderId: (documents) => idsOf(documents, 'order'),
  codes: (documents) => [ofTypes(documents, ['discount', 'giftCard']).map(({ code }) => code)],
  review: (documents) => idsOf(documents, 'review'),
  states: () => [ORDER_STATE_VALUES],
  customerId: (documents) => idsOf(documents, 'customer'),
  lastId: () => [''],
  lastPlacedAt: () => [LATER],
  paidStates: () => [PAID_STATES],
  releasedStates: () => [RELEASED_STATES],
  category: (documents) => idsOf(documents, 'category'),
  identifier: (documents) => idsOf(documents, 'menu').map((id) => id.replace(/^menu-/, '')),
  number: (documents) => slugsOf(ofTypes(documents, ['product'])),
  numbers: (documents) => [slugsOf(ofTypes(documents, ['product']))],
  type: () => ['author', 'postCategory', 'tag'],
  types: (documents) => [[...new Set(documents.map(({ _type }) => _type))]],
  email: () => ['nadia@client.example', 'reader@client.example'],
  uid: () => ['rehearsal'],
  payments: () => [['pi_rehearsal']],
  since: () => ['2000-01-01T00:00:00.000Z'],
  count: () => [50],
  from: () => [0],
  to: () => [100],
  now: () => [LATER],
  before: () => [LATER],
  spamBefore: () => [LATER],
  messagesBefore: () => [LATER],
  applicationsBefore: () => [LATER],
}

const parametersOf = (text: string): string[] => [
  ...new Set([...text.matchAll(/\$(\w+)/g)].map(([, name = '']) => name)),
]

/** Returns the parameters of the site's queries that have no values here. */
export const parametersWithoutValues = (): string[] =>
  siteQueries()
    .flatMap(({ text }) => parametersOf(text))
    .filter((name) => !PARAMETERS[name])

/** Returns every combination of values for the parameters of a query. */
function combinations(text: string, documents: Documents): Record<string, unknown>[] {
  const first = /^\*\[\s*_type == (?:"(\w+)"|\$type)/.exec(text)
  const types = first?.[1] ? [first[1]] : ['author', 'postCategory', 'tag']
  return parametersOf(text).reduce<Record<string, unknown>[]>(
    (known, name) => {
      const values = PARAMETERS[name]?.(documents, types)
      if (!values || values.length === 0)
        throw new Error(`The rehearsal has no value for $${name} of: ${text}`)
      return known.flatMap((parameters) => values.map((value) => ({ ...parameters, [name]: value })))
    },
    [{}],
  )
}

/** Queries that run in parallel. */
const AT_ONCE = 8

/** Fields that every write changes. */
const DATED = new Set(['_rev', '_updatedAt', 'updatedAt', 'latest', 'revision', 'changedNames'])

/** Returns a copy without fields that every write changes. */
export function withoutDates(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDates)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).filter(([name]) => !DATED.has(name))
  return Object.fromEntries(entries.map(([name, content]) => [name, withoutDates(content)]))
}

/**
 * Runs every query of the site with every value of its parameters.
 *
 * @param documents the source of the values
 * @returns the results by query, including one for queries that are empty for all values
 */
export async function runAllQueries(
  client: SanityClient,
  documents: Documents,
): Promise<Map<string, unknown[]>> {
  const byQuery = new Map<string, unknown[]>()
  for (const { name, text } of siteQueries()) {
    const query = async (parameters: Record<string, unknown>) =>
      withoutDates(await client.fetch<unknown>(text, parameters, { perspective: 'published' }))
    const waiting = combinations(text, documents)
    const results: unknown[] = []
    while (waiting.length > 0) results.push(...(await Promise.all(waiting.splice(0, AT_ONCE).map(query))))
    byQuery.set(name, results)
  }
  return byQuery
}
