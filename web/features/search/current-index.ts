import type { LocaleId } from '#schemas/shared/locales.ts'
import { hasPassed, isVisible } from '#web/sanity/cache/schedule.ts'
import { kindWords } from './kinds.ts'
import {
  type Entry,
  getOtherEntries,
  getProductsState,
  type ProductsState,
  updateProducts,
} from './queries.ts'
import { type SearchEntry, SearchIndex } from './search-index.ts'

/** What an index is built from. */
interface Sources {
  /** All entries but products. */
  others: readonly Entry[]
  products: ProductsState
  words: Awaited<ReturnType<typeof kindWords>>
}

/** An index with its sources, valid until the next of its entries or blocks appears or closes. */
interface CachedIndex {
  from: Sources
  until: number
  index: SearchIndex
}

const cachedIndexes = new Map<LocaleId, CachedIndex>()

/** The last update of each language's index: updates run one after the other. */
const pendingUpdates = new Map<LocaleId, Promise<unknown>>()

/** Returns the search index of a language at a time, updated after a publish. */
export async function getSearchIndex(locale: LocaleId, now: Date): Promise<SearchIndex> {
  const [others, products, words] = await Promise.all([
    getOtherEntries(locale),
    getProductsState(),
    kindWords(locale),
  ])
  const sources = { others, products, words }
  const known = cachedIndexes.get(locale)
  if (known && isCurrent(known, sources, now.getTime())) return known.index
  const last = pendingUpdates.get(locale) ?? Promise.resolve()
  const change = last.catch(() => undefined).then(() => updateIndex(locale, sources, now.getTime()))
  pendingUpdates.set(locale, change)
  return change
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const isCurrent = ({ from, until }: CachedIndex, { others, products, words }: Sources, now: number) =>
  from.others === others && isSame(from.products, products) && isSame(from.words, words) && now < until

async function updateIndex(locale: LocaleId, sources: Sources, now: number): Promise<SearchIndex> {
  const known = cachedIndexes.get(locale)
  if (known && isCurrent(known, sources, now)) return known.index
  // Products hold the names of categories and tags, and are read again when those change.
  const current = known && hasSameNames(known.from, sources) ? known : null
  const index = current?.index ?? new SearchIndex()
  const open = sources.others.filter(({ closesAt }) => !hasPassed(closesAt, now))
  const put = (entries: readonly Entry[]) =>
    index.put(entries.map((entry) => toSearchEntry(entry, sources.words, now)))
  await put(open)
  const retain = (products: ReadonlySet<string>) =>
    index.retain(new Set([...products, ...open.map(({ id }) => id)]))
  const store = { ids: () => index.ids(), put, retain }
  await updateProducts(locale, store, current?.from.products ?? null)
  const until = Math.min(Infinity, ...open.flatMap(momentsOf).filter((moment) => moment > now))
  cachedIndexes.set(locale, { from: sources, until, index })
  return index
}

const hasSameNames = (one: Sources, other: Sources) =>
  isSame([one.products.changedNames, one.words], [other.products.changedNames, other.words])

/** Returns the times at which an entry closes, or a block of it appears or disappears. */
const momentsOf = ({ closesAt, blocks }: Entry): number[] =>
  [closesAt, ...blocks.flatMap(({ visibleFrom, visibleUntil }) => [visibleFrom, visibleUntil])].flatMap(
    (moment) => (moment === null ? [] : Date.parse(moment)),
  )

/** Returns an entry with the texts of its visible blocks and all its keywords, also those that are interface texts. */
export function toSearchEntry(
  { keywords, closesAt: _, blocks, ...entry }: Entry,
  words: Sources['words'],
  now: number,
): SearchEntry {
  const texts = [...keywords, words[entry.kind]]
  const visible = blocks.filter((block) => isVisible(block, now))
  const body = [entry.body, ...visible.flatMap(({ heading, paragraph }) => [heading, paragraph])]
  return { ...entry, keywords: texts.filter(Boolean).join('\n'), body: body.filter(Boolean).join('\n') }
}
