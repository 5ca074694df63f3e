import { z } from 'zod'
import { parseAddress } from '#web/content/address.ts'
import { fetchContent } from '#web/content/fetch.ts'
import { fetchLarge } from '#web/content/fetch-large.ts'
import { listOf, optionalText, text } from '#web/content/parse.ts'
import {
  firstSearchableProductsQuery,
  searchableProductsQuery,
  searchQuery,
} from '#web/content/queries/search.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { ROUTES, SLUGGED_TYPES } from '#schemas/shared/routes.ts'
import { buildIndex, type SearchEntry, type SearchIndex } from './model.ts'

const TYPES = Object.keys(ROUTES).filter((type) => type !== 'product')

const someText = optionalText.transform((found) => found ?? '')

const parseEntry = z
  .object({
    id: z.string(),
    kind: z.enum(['page', ...SLUGGED_TYPES]),
    href: parseAddress,
    title: text,
    summary: someText,
    body: someText,
    blocks: listOf(z.object({ heading: someText, paragraph: someText })),
    closesAt: z.iso.datetime({ offset: true }).nullable().catch(null),
  })
  .transform(({ blocks, body, ...entry }) => ({
    ...entry,
    body: [body, ...blocks.flatMap(({ heading, paragraph }) => [heading, paragraph])]
      .filter(Boolean)
      .join('\n'),
  }))

const parseEntries = listOf(parseEntry)

type OpenEntry = z.output<typeof parseEntry>

const NOTHING: OpenEntry[] = []

/** What an index was made of, and until when it holds: the moment at which the next of its entries closes. */
interface MadeIndex {
  from: readonly SearchEntry[]
  until: number
  index: SearchIndex
}

const made = new Map<LocaleId, MadeIndex>()

/** The last change of each language's index: they follow each other. */
const changes = new Map<LocaleId, Promise<unknown>>()

const lists = new WeakMap<readonly OpenEntry[], { others: OpenEntry[]; all: OpenEntry[] }>()

/** Everything of one language that readers may look for; the same list as long as nothing of it changes. */
async function getSearchEntries(locale: LocaleId): Promise<OpenEntry[]> {
  const [others, products] = await Promise.all([
    getOtherEntries(locale),
    fetchLarge({
      query: searchableProductsQuery,
      params: { locale },
      schema: parseEntries,
      perspective: 'published',
    }),
  ])
  return joined(others, products ?? NOTHING)
}

/** What readers of one language may look for, but of the products no more than the first `most`. */
export async function getFirstEntries(locale: LocaleId, most: number): Promise<OpenEntry[]> {
  const [others, products] = await Promise.all([
    getOtherEntries(locale),
    fetchContent({
      query: firstSearchableProductsQuery,
      params: { locale, count: most },
      schema: parseEntries,
      perspective: 'published',
    }),
  ])
  return [...others, ...(products ?? NOTHING)]
}

async function getOtherEntries(locale: LocaleId): Promise<OpenEntry[]> {
  const params = { locale, types: TYPES }
  const found = await fetchLarge({
    query: searchQuery,
    params,
    schema: parseEntries,
    perspective: 'published',
  })
  return found ?? NOTHING
}

/** Both lists as one: the same for the same two. */
function joined(others: OpenEntry[], products: readonly OpenEntry[]): OpenEntry[] {
  const known = lists.get(products)
  if (known?.others === others) return known.all
  const all = [...others, ...products]
  lists.set(products, { others, all })
  return all
}

/** Everything of one language that is open at a moment, ready to be asked; brought up to date when something was published. */
export async function getSearchIndex(locale: LocaleId, now: Date): Promise<SearchIndex> {
  const entries = await getSearchEntries(locale)
  const known = made.get(locale)
  if (known && isCurrent(known, entries, now.getTime())) return known.index
  const last = changes.get(locale) ?? Promise.resolve()
  const change = last.catch(() => undefined).then(() => bringUpToDate(locale, entries, now.getTime()))
  changes.set(locale, change)
  return change
}

const isCurrent = ({ from, until }: MadeIndex, entries: readonly SearchEntry[], now: number) =>
  from === entries && now < until

async function bringUpToDate(
  locale: LocaleId,
  entries: readonly OpenEntry[],
  now: number,
): Promise<SearchIndex> {
  const known = made.get(locale)
  if (known && isCurrent(known, entries, now)) return known.index
  const closes = ({ closesAt }: OpenEntry) => (closesAt === null ? Infinity : Date.parse(closesAt))
  const open = entries.filter((entry) => closes(entry) > now)
  // Where this fails half-way, the next one begins anew.
  made.delete(locale)
  const index = await buildIndex(open, known?.index)
  const until = open.reduce((soonest, entry) => Math.min(soonest, closes(entry)), Infinity)
  made.set(locale, { from: entries, until, index })
  return index
}
