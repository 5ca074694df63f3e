import { isForeign } from '../shared/allowed-host.ts'
import type { Handler } from '../shared/http-server.ts'
import { explainWriteError } from '../shared/storage-problems.ts'
import { authenticate, ensureApiKey } from './api/api-key.ts'
import { createDomains } from './api/domains.ts'
import { emailRoutes } from './api/emails.ts'
import { createIdempotency } from './api/idempotency.ts'
import { createRateLimit } from './api/rate-limit.ts'
import { sendRoutes } from './api/send.ts'
import { MailError } from './errors.ts'
import { findRoute, type Route } from './http/routes.ts'
import { errorPage } from './inbox/pages.ts'
import { inboxRoutes } from './inbox/routes.ts'
import { openMailDatabase } from './storage/database.ts'
import { createMailStore } from './storage/mails.ts'

/** The list always fits on one page. */
const listDomains: Route = {
  method: 'GET',
  path: '/domains',
  handle: ({ mailbox }) => Response.json({ object: 'list', has_more: false, data: mailbox.domains.list() }),
}

export interface MailboxOptions {
  /** Folder of the database and the API key; created when missing. */
  dataDirectory: string
  /** Verified domains that emails may be sent from; without any, every domain is allowed. */
  domains?: readonly string[]
  /** API requests that are accepted per second. */
  rateLimit?: number
  /** Receives the mailbox's own errors. */
  report?: (error: unknown) => void
  /** Returns the current time in milliseconds. */
  now?: () => number
}

export interface Mailbox {
  /** Serves the API under `/emails` and `/domains` and the inbox under `/`. */
  handle: Handler
  apiKey: string
  close(): void
}

/** Opens the mailbox in a data folder. Throws an `Error` with a plain message when the folder cannot be used. */
export function openMailbox(options: MailboxOptions): Mailbox {
  const { dataDirectory, domains = [], rateLimit = 5, report = () => {}, now = Date.now } = options
  const { database, close } = openMailDatabase(dataDirectory)
  const apiKey = ensureApiKey(dataDirectory)
  const mailbox = {
    mails: createMailStore(database, now),
    idempotency: createIdempotency(database, now),
    domains: createDomains(domains, now),
    now,
  }
  // Specific paths first, so that `/emails/batch` is not read as an id.
  const apiRoutes: readonly Route[] = [...sendRoutes, ...emailRoutes, listDomains]
  const countRequest = createRateLimit(rateLimit, now)

  const answer = async (routes: readonly Route[], request: Request, url: URL): Promise<Response> => {
    const { route, params } = findRoute(routes, request.method, url.pathname)
    return route.handle({ request, url, params, mailbox })
  }

  const toMailError = (thrown: unknown): MailError => {
    if (thrown instanceof MailError) return thrown
    const message = explainWriteError(thrown)
    if (message) return new MailError(503, 'application_error', message)
    report(thrown)
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
      if (isForeign(request, url))
        throw new MailError(
          403,
          'validation_error',
          'The inbox is available on this machine only, at localhost.',
        )
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
