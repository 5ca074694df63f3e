import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { LOCALES } from '../../../schemas/shared/locales.ts'
import { ROOT } from '../../../scripts/settings.ts'
import type { StoredDocument } from './rehearsal.ts'

/** A query of the site, as TypeGen found it. */
interface SiteQuery {
  name: string
  text: string
}

const QUERY = /^\/\/ Source: (?<source>.+)\n\/\/ Variable: (?<variable>\w+Query)\n\/\/ Query: (?<text>.+)$/gm

/** Every query of the site: TypeGen lists them all, and a test holds its list to the code. Fragments are left out. */
export function siteQueries(): SiteQuery[] {
  const types = readFileSync(join(ROOT, 'web/content/types.generated.ts'), 'utf8')
  return [...types.matchAll(QUERY)].map(({ groups }) => ({
    name: `${groups?.source ?? ''} ${groups?.variable ?? ''}`,
    text: groups?.text ?? '',
  }))
}

type Documents = readonly StoredDocument[]

const ofTypes = (documents: Documents, types: readonly string[]) =>
  documents.filter(({ _type }) => types.length === 0 || types.includes(_type))

const idsOf = (documents: Documents, ...types: string[]) => ofTypes(documents, types).map(({ _id }) => _id)

/** Slugs in all languages. */
const slugsOf = (documents: Documents): string[] => {
  const slugs = documents.flatMap(({ slug, slugs: localized }) => [
    (slug as { current?: string } | undefined)?.current,
    ...Object.values((localized ?? {}) as Record<string, unknown>),
  ])
  return [...new Set(slugs.filter((value) => typeof value === 'string'))]
}

const LATER = '2100-01-01T00:00:00.000Z'

/** The values that a parameter takes, by its name; those of `$slug` and `$type` depend on the query. */
const PARAMETERS: Record<string, (documents: Documents, queryTypes: string[]) => unknown[]> = {
  locale: () => LOCALES.map(({ id }) => id),
  slug: (documents, types) => slugsOf(ofTypes(documents, types)),
  path: (documents) =>
    ofTypes(documents, ['page']).map(({ path }) => (path as { current?: string } | undefined)?.current ?? ''),
  topic: (documents) => slugsOf(ofTypes(documents, ['helpTopic'])),
  id: (documents) => idsOf(documents),
  ids: (documents) => [idsOf(documents)],
  product: (documents) => idsOf(documents, 'product'),
  inventory: (documents) => idsOf(documents, 'inventory'),
  shelf: (documents) => idsOf(documents, 'category'),
  identifier: (documents) => idsOf(documents, 'menu').map((id) => id.replace(/^menu-/, '')),
  numbers: (documents) => [slugsOf(ofTypes(documents, ['product']))],
  type: () => ['author', 'postCategory', 'tag'],
  types: (documents) => [[...new Set(documents.map(({ _type }) => _type))]],
  email: () => ['nadia@client.example', 'reader@client.example'],
  uid: () => ['rehearsal'],
  payments: () => [['pi_rehearsal']],
  after: () => [''],
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

/** Every combination of values for the parameters of a query. */
function combinations(text: string, documents: Documents): Record<string, unknown>[] {
  const names = [...new Set([...text.matchAll(/\$(\w+)/g)].map(([, name = '']) => name))]
  const first = /^\*\[\s*_type == (?:"(\w+)"|\$type)/.exec(text)
  const types = first?.[1] ? [first[1]] : ['author', 'postCategory', 'tag']
  return names.reduce<Record<string, unknown>[]>(
    (known, name) => {
      const values = PARAMETERS[name]?.(documents, types)
      if (!values || values.length === 0)
        throw new Error(`The rehearsal has no value for $${name} of: ${text}`)
      return known.flatMap((parameters) => values.map((value) => ({ ...parameters, [name]: value })))
    },
    [{}],
  )
}

/** Queries that wait for an answer at the same time. */
const AT_ONCE = 8

/** What the lake dates or counts anew with every write. */
const DATED = new Set(['_rev', '_updatedAt', 'updatedAt', 'latest', 'revision'])

/** A copy without what every write makes anew. */
export function withoutDates(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDates)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).filter(([name]) => !DATED.has(name))
  return Object.fromEntries(entries.map(([name, content]) => [name, withoutDates(content)]))
}

/**
 * Asks every query of the site with every value that its parameters may take.
 *
 * @param documents of which the values are taken
 * @returns the answers by query; an answer that is empty for all values is one, too
 */
export async function askEverything(
  client: SanityClient,
  documents: Documents,
): Promise<Map<string, unknown[]>> {
  const answers = new Map<string, unknown[]>()
  for (const { name, text } of siteQueries()) {
    const ask = async (parameters: Record<string, unknown>) =>
      withoutDates(await client.fetch<unknown>(text, parameters, { perspective: 'published' }))
    const waiting = combinations(text, documents)
    const results: unknown[] = []
    while (waiting.length > 0) results.push(...(await Promise.all(waiting.splice(0, AT_ONCE).map(ask))))
    answers.set(name, results)
  }
  return answers
}
