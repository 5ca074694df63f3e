import { isAllowedHost } from '../../shared/allowed-host.ts'
import type { Account } from '../api/account.ts'
import { StripeError } from '../errors.ts'

/** A browser request with its path parameters. */
export interface PageRequest {
  request: Request
  url: URL
  params: Record<string, string>
  /** The submitted form; empty when there is none. */
  form: URLSearchParams
  account: Account
  /** The name of the business on the pages. */
  business: string
}

/** A page path and its handler. */
export interface PageRoute {
  method: 'GET' | 'POST'
  path: string
  handle: (visit: PageRequest) => Response
}

/**
 * Throws a 403 for requests of other websites. The pages have no password, so another site must not read them by DNS
 * rebinding or pay by a form.
 */
export function guardPages(request: Request, url: URL): void {
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  const isForeignForm =
    request.method === 'POST' &&
    ((origin !== null && origin !== url.origin) || (site !== null && site !== 'same-origin'))
  if (!isAllowedHost(url.host) || isForeignForm)
    throw new StripeError(
      403,
      'invalid_request_error',
      'These pages are available on this machine only, at localhost.',
    )
}

/** Redirects after a form. */
export const redirectAfterForm = (location: string): Response =>
  new Response(null, { status: 303, headers: { location } })
