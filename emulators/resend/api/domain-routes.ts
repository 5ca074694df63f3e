import type { Call, Route } from '../http/routes.ts'

/** `GET /domains`. The list always fits on one page. */
const list = ({ mailbox }: Call): Response =>
  Response.json({ object: 'list', has_more: false, data: mailbox.domains.list() })

export const domainRoutes: readonly Route[] = [{ method: 'GET', path: '/domains', handle: list }]
