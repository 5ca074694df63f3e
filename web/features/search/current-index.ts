import type { LocaleId } from '#schemas/shared/locales.ts'
import { type KeywordTexts, keywordTexts } from './kinds.ts'
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
  texts: KeywordTexts
}

/** An index with its sources, valid until the next of its entries closes. */
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
  const [others, products, texts] = await Promise.all([
    getOtherEntries(locale),
    getProductsState(),
    keywordTexts(locale),
  ])
  const sources = { others, products, texts }
  const known = cachedIndexes.get(locale)
  if (known && isCurrent(known, sources, now.getTime())) return known.index
  const last = pendingUpdates.get(locale) ?? Promise.resolve()
  const change = last.catch(() => undefined).then(() => updateIndex(locale, sources, now.getTime()))
  pendingUpdates.set(locale, change)
  return change
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const isCurrent = ({ from, until }: CachedIndex, { others, products, texts }: Sources, now: number) =>
  from.others === others && isSame(from.products, products) && isSame(from.texts, texts) && now < until

async function updateIndex(locale: LocaleId, sources: Sources, now: number): Promise<SearchIndex> {
  const known = cachedIndexes.get(locale)
  if (known && isCurrent(known, sources, now)) return known.index
  // Products hold the names of categories and interface texts, and are read again when those change.
  const current = known && hasSameNames(known.from, sources) ? known : null
  const index = current?.index ?? new SearchIndex()
  const closes = ({ closesAt }: Entry) => (closesAt === null ? Infinity : Date.parse(closesAt))
  const open = sources.others.filter((entry) => closes(entry) > now)
  const put = (entries: readonly Entry[]) =>
    index.put(entries.map((entry) => withKeywords(entry, sources.texts)))
  await put(open)
  const retain = (products: ReadonlySet<string>) =>
    index.retain(new Set([...products, ...open.map(({ id }) => id)]))
  const store = { ids: () => index.ids(), put, retain }
  await updateProducts(locale, store, current?.from.products ?? null)
  const until = open.reduce((soonest, entry) => Math.min(soonest, closes(entry)), Infinity)
  cachedIndexes.set(locale, { from: sources, until, index })
  return index
}

const hasSameNames = (one: Sources, other: Sources) =>
  one.products.categoriesChangedAt === other.products.categoriesChangedAt && isSame(one.texts, other.texts)

/** Returns an entry with all its keywords, also those that are interface texts. */
function withKeywords(
  { keywords, productTag, closesAt: _, ...entry }: Entry,
  { kinds, productTags }: KeywordTexts,
): SearchEntry {
  const texts = [...keywords, kinds[entry.kind], productTag && productTags[productTag]]
  return { ...entry, keywords: texts.filter(Boolean).join('\n') }
}
