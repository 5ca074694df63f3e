import { z } from 'zod'
import { environment } from '#web/env.ts'
import type { Redirect } from './decide-route.ts'

/** Maximum age of the list: a published redirect takes effect within this time. */
const MAX_AGE_MS = 1_000

/** How long a visitor waits for a newer list. */
const TIMEOUT_MS = 2_000

const redirectsSchema = z.array(
  z.object({ source: z.string(), destination: z.string(), permanent: z.boolean() }),
)

let latestRedirects: Redirect[] = []
let cached: { list: Promise<Redirect[]>; until: number } | undefined

/** Returns the editors' redirects for the proxy. While the site does not respond, it returns the last list. */
export function getCurrentRedirects(): Promise<Redirect[]> {
  if (!cached || cached.until < Date.now())
    cached = { list: fetchRedirects(), until: Date.now() + MAX_AGE_MS }
  return cached.list
}

async function fetchRedirects(): Promise<Redirect[]> {
  try {
    const response = await fetch(new URL('/api/redirects', environment().SITE_URL), {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.ok) latestRedirects = redirectsSchema.parse(await response.json())
  } catch {
    // Keeps the last list; the next request tries again.
  }
  return latestRedirects
}
