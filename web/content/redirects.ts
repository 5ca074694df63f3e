import { z } from 'zod'
import { askPublished } from './ask.ts'
import { flag, listOf, text } from './parse.ts'
import { redirectsQuery } from './queries/redirects.ts'
import { readKey, readThrough } from './reading.ts'
import { readRegister } from './register.ts'

const parseRedirects = listOf(z.object({ source: text, destination: text, permanent: flag(true) }))

/** A redirect that an editor has set. */
export type Redirect = z.output<typeof parseRedirects>[number]

/** Without a register, publishes are noticed after this time at the latest. */
const MEMORY_MS_MAX = 5_000

const read = { query: redirectsQuery, params: {} }
const key = readKey(read)

let known: { text: string; redirects: Redirect[]; until: number } = { text: '', redirects: [], until: 0 }

/**
 * Every redirect in use, for the proxy, which runs before pages and their cache. A publish renews the register's answer,
 * so that a new redirect holds from the next request on. While the lake cannot be asked, what was known goes on.
 */
export async function currentRedirects(): Promise<Redirect[]> {
  const kept = readRegister()?.recall(key)
  if (kept) {
    if (kept.result !== known.text) remember(kept.result)
    return known.redirects
  }
  if (known.until < Date.now()) {
    known.until = Date.now() + MEMORY_MS_MAX
    const answer = await readThrough(read, askPublished, readRegister()).catch(() => null)
    if (answer) remember(JSON.stringify(answer.result))
  }
  return known.redirects
}

function remember(result: string): void {
  known = { ...known, text: result, redirects: parseRedirects.parse(JSON.parse(result)) }
}
