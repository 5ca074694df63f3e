import { authenticate } from './api/authenticate.ts'
import { emailRoutes } from './api/emails.ts'
import { createDomains, domainRoutes } from './api/domains.ts'
import { createIdempotency } from './api/idempotency.ts'
import { createRateLimit } from './api/rate-limit.ts'
import { sendRoutes } from './api/send.ts'
import { MailError } from './errors.ts'
import { findRoute, type Route } from './http/routes.ts'
import type { Handler } from './http/server.ts'
import { guardInbox } from './inbox/guard.ts'
import { errorPage } from './inbox/pages.ts'
import { inboxRoutes } from './inbox/routes.ts'
import { ensureApiKey } from './storage/api-key.ts'
import { openDatabase } from './storage/database.ts'
import { storageError } from './storage/failures.ts'
import { createMailStore } from './storage/mails.ts'

export interface MailboxOptions {
  /** Folder of the database and the API key; made when missing. */
  dataDirectory: string
  /** Verified domains, the only ones that mails may be sent from; without any, every domain may. */
  domains?: readonly string[]
  /** Requests to the API that are answered in a second. */
  rateLimit?: number
  /** Told of faults that are the mailbox's own. */
  report?: (error: unknown) => void
  /** The clock, in milliseconds. */
  now?: () => number
}

export interface Mailbox {
  /** The whole of it: the API under `/emails` and `/domains`, the inbox under `/`. */
  handle: Handler
  apiKey: string
  close(): void
}

/** Opens the mailbox in a data folder. Throws an `Error` with a plain message when the folder cannot be used. */
export function openMailbox(options: MailboxOptions): Mailbox {
  const { dataDirectory, domains = [], rateLimit = 5, report = () => {}, now = Date.now } = options
  const { database, close } = openDatabase(dataDirectory)
  const apiKey = ensureApiKey(dataDirectory)
  const mailbox = {
    mails: createMailStore(database, now),
    idempotency: createIdempotency(database, now),
    domains: createDomains(domains, now),
    now,
  }
  // The longer path first: `/emails/batch` is no id.
  const apiRoutes: readonly Route[] = [...sendRoutes, ...emailRoutes, ...domainRoutes]
  const countRequest = createRateLimit(rateLimit, now)

  const answer = async (routes: readonly Route[], request: Request, url: URL): Promise<Response> => {
    const { route, params } = findRoute(routes, request.method, url.pathname)
    return route.handle({ request, url, params, mailbox })
  }

  const toMailError = (thrown: unknown): MailError => {
    const error = storageError(thrown)
    if (error instanceof MailError) return error
    report(error)
    return new MailError(500, 'internal_server_error', 'An unexpected error occurred.')
  }

  async function handleApi(request: Request, url: URL): Promise<Response> {
    try {
      authenticate(request, apiKey)
      const headers = countRequest()
      const response = await answer(apiRoutes, request, url)
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
      return response
    } catch (error) {
      return toMailError(error).toResponse()
    }
  }

  async function handleInbox(request: Request, url: URL): Promise<Response> {
    try {
      guardInbox(request, url)
      return await answer(inboxRoutes, request, url)
    } catch (error) {
      return errorPage(toMailError(error))
    }
  }

  return {
    apiKey,
    close,
    handle(request) {
      const url = new URL(request.url)
      const isInbox = url.pathname === '/' || /^\/mails(?:\/|$)/.test(url.pathname)
      return isInbox ? handleInbox(request, url) : handleApi(request, url)
    },
  }
}
