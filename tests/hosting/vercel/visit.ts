import { createClient, type SanityClient } from '@sanity/client'
import { inject } from 'vitest'
import { LOCAL_DATASET, LOCAL_PROJECT } from '../../../scripts/settings.ts'

export const deployment = inject('deployment')

/** What the site answered to one request. */
export interface Answer {
  status: number
  headers: Headers
  body: string
}

/** Sends one request as a browser does, without following redirects. */
export async function visit(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(deployment.siteUrl + path, { redirect: 'manual', ...init })
  return { status: response.status, headers: response.headers, body: await response.text() }
}

/** Sends JSON by POST. */
export const post = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  visit(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Path and query that an answer redirects to; another site's address comes back in full. */
export function destination({ headers }: Answer): string | null {
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
