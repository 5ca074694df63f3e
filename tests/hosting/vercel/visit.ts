import { createClient, type SanityClient } from '@sanity/client'
import { inject } from 'vitest'
import { LOCAL_DATASET, LOCAL_PROJECT } from '../../../scripts/settings.ts'

export const deployment = inject('deployment')

/** The response to a request. */
export interface SiteResponse {
  status: number
  headers: Headers
  body: string
}

/** Sends one request as a browser does, without following redirects. */
export async function visit(path: string, init: RequestInit = {}): Promise<SiteResponse> {
  const response = await fetch(deployment.siteUrl + path, { redirect: 'manual', ...init })
  return { status: response.status, headers: response.headers, body: await response.text() }
}

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
export function destination({ headers }: SiteResponse): string | null {
  const location = headers.get('location')
  if (location === null) return null
  const { href, origin } = new URL(location, deployment.siteUrl)
  return origin === deployment.siteUrl ? href.slice(origin.length) : href
}

/** The lake as an administrator sees it, drafts included. */
export const lake: SanityClient = createClient({
  projectId: LOCAL_PROJECT,
  dataset: LOCAL_DATASET,
  apiVersion: '2025-10-01',
  apiHost: deployment.lakeUrl,
  useProjectHostname: false,
  useCdn: false,
  perspective: 'raw',
  token: deployment.administratorToken,
})
