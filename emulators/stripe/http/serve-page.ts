import { isForeign } from '../../shared/allowed-host.ts'
import { inTransaction } from '../../shared/database.ts'
import { matchPath } from '../../shared/requests.ts'
import { challengeRoutes } from '../checkout/challenge.ts'
import { errorPage } from '../checkout/page.ts'
import { checkoutRoutes } from '../checkout/routes.ts'
import { dashboardRoutes } from '../dashboard/routes.ts'
import { StripeError } from '../errors.ts'
import { portalPages } from '../portal/routes.ts'
import { type Service, toStripeError } from '../service.ts'
import { readForm } from './form.ts'
import type { PageRoute } from './pages.ts'

const PAGES: readonly PageRoute[] = [
  ...checkoutRoutes,
  ...challengeRoutes,
  ...portalPages,
  ...dashboardRoutes,
]

/** Answers a request of a browser: a page, or a redirect after a form. */
export async function servePage(request: Request, url: URL, service: Service): Promise<Response> {
  try {
    if (isForeign(request, url))
      throw new StripeError(
        403,
        'invalid_request_error',
        'These pages are available on this machine only, at localhost.',
      )
    const form = new URLSearchParams(request.method === 'POST' ? await readForm(request) : '')
    const method = request.method === 'HEAD' ? 'GET' : request.method
    for (const route of PAGES) {
      const params = route.method === method ? matchPath(route.path, url.pathname) : undefined
      if (!params) continue
      const account = service.openAccount(url)
      const { database, business } = service
      const response = inTransaction(database, () =>
        route.handle({ request, url, params, form, account, business }),
      )
      service.deliverer.wake()
      return response
    }
    throw new StripeError(404, 'invalid_request_error', 'There is no such page.')
  } catch (error) {
    return errorPage(toStripeError(error, service))
  }
}
