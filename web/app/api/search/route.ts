import { hasLocale } from 'next-intl'
import { getSearchIndex } from '#web/features/search/current-index.ts'
import { search, SUGGESTIONS } from '#web/features/search/model.ts'
import { addDetails } from '#web/features/search/result-details.ts'
import { routing } from '#web/i18n/routing.ts'
import { errorResponse } from '#web/lib/error-response.ts'

/** Returns search suggestions for `?q=` in the language `?locale=`, as `ShownResults`; 422 `invalid` for an unknown language. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const locale = searchParams.get('locale')
  if (!hasLocale(routing.locales, locale)) {
    return errorResponse(422, 'invalid', 'The site has no such language.')
  }
  const now = new Date()
  const found = search(await getSearchIndex(locale, now), searchParams.get('q') ?? '', {
    count: SUGGESTIONS,
  })
  return Response.json(await addDetails(found, locale, now))
}
