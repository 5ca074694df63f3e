import type { Account } from '../api/account.ts'
import { StripeError } from '../errors.ts'

/** A request of a person's browser. */
export interface Visit {
  request: Request
  url: URL
  params: Record<string, string>
  /** What a form brought; empty where none was sent. */
  form: URLSearchParams
  account: Account
  /** What the pages call the one who is paid. */
  business: string
}

/** An address of a page and what answers it. */
export interface PageRoute {
  method: 'GET' | 'POST'
  path: string
  handle: (visit: Visit) => Response
}

const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/**
 * The pages have no password, so they answer only where they are at home: a page of another site that leads its own name to
 * this machine (DNS rebinding) reads nothing, and a form of another site pays nothing. Throws a 403.
 */
export function guardPages(request: Request, url: URL): void {
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  const isForeignForm =
    request.method === 'POST' &&
    ((origin !== null && origin !== url.origin) || (site !== null && site !== 'same-origin'))
  if (!LOCAL_HOST.test(url.host) || isForeignForm)
    throw new StripeError(403, 'invalid_request_error', 'These pages answer this machine only, at localhost.')
}

/** Leads on after a form. */
export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location } })
