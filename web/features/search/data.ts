import { z } from 'zod'
import { parseAddress } from '#web/content/address.ts'
import { fetchContent } from '#web/content/fetch.ts'
import { listOf, optionalText, text } from '#web/content/parse.ts'
import { searchQuery } from '#web/content/queries/search.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { ROUTES, SLUGGED_TYPES } from '#schemas/shared/routes.ts'
import { buildIndex, type SearchEntry, type SearchIndex } from './model.ts'

const TYPES = Object.keys(ROUTES)

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

/** The last index made in each language, and of what: making one takes longer than reading its entries. */
const made = new Map<LocaleId, { content: string; index: SearchIndex }>()

/** Everything of one language that readers may look for. */
export async function getSearchEntries(locale: LocaleId) {
  const params = { locale, types: TYPES }
  return (
    (await fetchContent({ query: searchQuery, params, schema: parseEntries, perspective: 'published' })) ?? []
  )
}

/** Everything of one language that is open at a moment, ready to be asked; made anew when something was published. */
export async function getSearchIndex(locale: LocaleId, now: Date): Promise<SearchIndex> {
  const entries = await getSearchEntries(locale)
  const current: SearchEntry[] = entries.filter(
    ({ closesAt }) => closesAt === null || Date.parse(closesAt) > now.getTime(),
  )
  const content = JSON.stringify(current)
  const known = made.get(locale)
  if (known?.content === content) return known.index
  const index = buildIndex(current)
  made.set(locale, { content, index })
  return index
}
