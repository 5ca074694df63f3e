import { getSearchIndex } from '#web/features/search/current-index.ts'
import { search, SUGGESTIONS } from '#web/features/search/model.ts'
import { addDetails } from '#web/features/search/result-details.ts'
import { isLocale } from '#web/i18n/routing.ts'
import { errorResponse } from '#web/lib/error-response.ts'
import { logError } from '#web/lib/log-error.ts'

/**
 * Returns search suggestions for `?q=` in the language `?locale=`, as `ShownResults`; 422 `invalid` for an unknown language, 503
 * `unavailable` while the content lake does not respond.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const locale = searchParams.get('locale')
  if (!isLocale(locale)) {
    return errorResponse(422, 'invalid', 'The site has no such language.')
  }
  try {
    const now = new Date()
    const query = searchParams.get('q') ?? ''
    const found = search(await getSearchIndex(locale, now), query, { count: SUGGESTIONS })
    return Response.json(await addDetails(found, locale, now), { headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    logError('Search suggestions could not be read.', error)
    return errorResponse(503, 'unavailable', 'The content lake does not respond. Try again.')
  }
}
