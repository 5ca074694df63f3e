import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { connection } from 'next/server'
import { getSearchIndex } from '#web/features/search/data.ts'
import { QUERY_LENGTH_MAX, search } from '#web/features/search/model.ts'
import { RESULTS_PER_PAGE, SearchPage } from '#web/features/search/search-page.tsx'
import { describePage } from '#web/features/seo/metadata.ts'
import { samePath } from '#web/content/address.ts'
import { getSiteSettings } from '#web/features/shell/data.ts'
import { currentLocale } from '#web/i18n/locales.ts'

/** Each question has its own page, made when it is asked and sent whole, so that it is there without a script too. */
export const instant = false

interface SearchProperties {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? ''

/** The head of the search page; results are not for other search engines. */
export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const [settings, texts] = await Promise.all([getSiteSettings(locale), getTranslations('search')])
  const seo = { title: null, description: texts('description'), image: null, noIndex: true }
  return describePage({ ...settings, title: texts('title'), paths: samePath('/search'), seo, locale })
}

/** What the site holds on a question. */
export default async function Page({ searchParams }: SearchProperties) {
  const { q, page } = await searchParams
  const locale = await currentLocale()
  const question = first(q).trim().slice(0, QUERY_LENGTH_MAX)
  const asked = /^[1-9]\d{0,2}$/.test(first(page)) ? Number(first(page)) : 1
  const from = (asked - 1) * RESULTS_PER_PAGE
  await connection()
  const index = await getSearchIndex(locale, new Date())
  const answer = search(index, question, { from, count: RESULTS_PER_PAGE })
  return <SearchPage question={question} answer={answer} pageNumber={asked} />
}
