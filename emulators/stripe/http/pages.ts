import type { Account } from '../api/account.ts'

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

/** Redirects after a form. */
export const redirectAfterForm = (location: string): Response =>
  new Response(null, { status: 303, headers: { location } })
