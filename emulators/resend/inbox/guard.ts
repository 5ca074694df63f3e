import { MailError } from '../errors.ts'

const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/**
 * The inbox has no password, so it answers only where it is at home: a page of another site that leads its own name to
 * this machine (DNS rebinding) reads nothing, and a form of another site deletes nothing. Throws a 403.
 */
export function guardInbox(request: Request, url: URL): void {
  const origin = request.headers.get('origin')
  const isForeign = !LOCAL_HOST.test(url.host) || (origin !== null && origin !== url.origin)
  const site = request.headers.get('sec-fetch-site')
  const isForeignForm = request.method === 'POST' && site !== null && site !== 'same-origin'
  if (isForeign || isForeignForm)
    throw new MailError(403, 'validation_error', 'The inbox answers this machine only, at localhost.')
}
