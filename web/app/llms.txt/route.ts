import { getTranslations } from 'next-intl/server'
import { DEFAULT_LOCALE, type LocaleId } from '#schemas/shared/locales.ts'
import { localizedPath } from '#schemas/shared/routes.ts'
import { environment } from '#web/env.ts'
import { getFirstEntries } from '#web/features/search/queries.ts'
import { llmsText, SECTION_PAGES_MAX } from '#web/features/seo/llms.ts'
import { getSiteSettings } from '#web/features/shell/queries.ts'
import { stegaClean } from '#web/lib/stega.ts'
import { hasPassed, scheduleTime } from '#web/sanity/cache/schedule.ts'

/** Returns the entries of a language without closed jobs. */
async function getOpenEntries(locale: LocaleId) {
  const entries = await getFirstEntries(locale, SECTION_PAGES_MAX + 1)
  const now = await scheduleTime(entries.map(({ closesAt }) => closesAt))
  return entries.filter(({ closesAt }) => !hasPassed(closesAt, now))
}

/** Returns llms.txt in the default language (llmstxt.org), without closed jobs. */
export async function GET(): Promise<Response> {
  const locale = DEFAULT_LOCALE
  const [settings, entries, texts] = await Promise.all([
    getSiteSettings(locale),
    getOpenEntries(locale),
    getTranslations({ locale, namespace: 'search' }),
  ])
  const pages = entries.map(({ kind, title, summary, href }) => ({
    section: texts('kind', { kind }),
    title,
    summary,
    url: environment().SITE_URL + localizedPath(locale, href),
  }))
  const text = llmsText({
    ...settings,
    description: settings.description ?? settings.tagline,
    languages: texts('otherLanguages'),
    pages,
    sitemap: `${environment().SITE_URL}/sitemap.xml`,
  })
  return new Response(stegaClean(text), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
