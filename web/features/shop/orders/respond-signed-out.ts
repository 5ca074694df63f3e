import { environment } from '#web/env.ts'
import { errorResponse } from '#web/lib/error-response.ts'

/**
 * Responds to a request for a file of an order without a session: a customer who followed a link is redirected to the page of the order,
 * which offers to sign in; programs get 401.
 */
export function respondSignedOut({ headers }: Request, orderId: string): Response {
  if (headers.get('sec-fetch-mode') !== 'navigate')
    return errorResponse(401, 'unauthorized', 'Sign in to download what you bought.')
  // Without a language, which the proxy adds.
  return Response.redirect(`${environment().SITE_URL}/success?order=${encodeURIComponent(orderId)}`, 303)
}
