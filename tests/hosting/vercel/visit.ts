import { inject } from 'vitest'
import { lakeClientAt } from '../../../scripts/seed/client.ts'
import {
  destination as destinationOn,
  type SiteResponse,
  visit as visitSite,
} from '../../e2e/support/visitor.ts'

export const deployment = inject('deployment')

/** Sends one request as a browser does, without following redirects. */
export const visit = (path: string, init: RequestInit = {}): Promise<SiteResponse> =>
  visitSite(path, init, deployment.siteUrl)

/** Sends JSON by POST. */
export const post = (
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<SiteResponse> =>
  visit(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Returns path and query of a redirect; the full address of another site. */
export const destination = (response: SiteResponse): string | null =>
  destinationOn(response, deployment.siteUrl)

/** The lake as an administrator sees it, drafts included. */
export const lake = lakeClientAt(deployment.lakeUrl, deployment.administratorToken)
