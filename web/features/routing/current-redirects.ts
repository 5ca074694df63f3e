import { z } from 'zod'
import { environment } from '#web/env.ts'
import type { Redirect } from './decide.ts'

/** How long the list holds, in milliseconds: a publish is followed after this time at the latest. */
const LIST_MS = 1_000

/** How long a visitor waits for a newer list, in milliseconds. */
const TIMEOUT_MS = 2_000

const redirectsSchema = z.array(
  z.object({ source: z.string(), destination: z.string(), permanent: z.boolean() }),
)

let known: Redirect[] = []
let reading: { list: Promise<Redirect[]>; until: number } | undefined

/** The redirects that editors have set, for the proxy. While the site does not answer, the last list goes on. */
export function currentRedirects(): Promise<Redirect[]> {
  if (!reading || reading.until < Date.now()) reading = { list: read(), until: Date.now() + LIST_MS }
  return reading.list
}

async function read(): Promise<Redirect[]> {
  try {
    const response = await fetch(new URL('/api/redirects', environment().SITE_URL), {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.ok) known = redirectsSchema.parse(await response.json())
  } catch {
    // The list of before is better than none; the next request tries again.
  }
  return known
}
