import { hasLocale } from 'next-intl'
import { getSearchIndex } from '#web/features/search/data.ts'
import { search, SUGGESTIONS } from '#web/features/search/model.ts'
import { routing } from '#web/i18n/routing.ts'

/**
 * Suggestions while a visitor types: `?q=` what was typed, `?locale=` the language of the page.
 *
 * Answers `SearchAnswer`; 422 `invalid` for a language that the site has not.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const locale = searchParams.get('locale')
  if (!hasLocale(routing.locales, locale)) {
    return Response.json({ error: 'invalid', message: 'The site has no such language.' }, { status: 422 })
  }
  const index = await getSearchIndex(locale, new Date())
  return Response.json(search(index, searchParams.get('q') ?? '', { count: SUGGESTIONS }))
}
