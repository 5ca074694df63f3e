import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'

/** Firebase makes one link a minute for an address: https://github.com/firebase/firebase-admin-node/issues/1916 */
const INTERVAL_MS = 65_000

const responseSchema = z.object({
  httpResponse: z.object({ data: z.object({ error: z.object({ message: z.string() }) }) }),
})

/** The second is the limit of links that reset a password, which the browser SDK takes for the first. */
const TOO_SOON = /^(?:TOO_MANY_ATTEMPTS_TRY_LATER|RESET_PASSWORD_EXCEED_LIMIT)/

/** The SDK has no code for these errors of the service, but keeps its response. */
const isTooSoon = (error: unknown): boolean =>
  TOO_SOON.test(responseSchema.safeParse(error).data?.httpResponse.data.error.message ?? '')

/** Creates a link, after a minute if one was just made for the same address. No response may wait for it. */
export async function createLinkOncePossible(create: () => Promise<string>): Promise<string> {
  try {
    return await create()
  } catch (error) {
    if (!isTooSoon(error)) throw error
    await pause(INTERVAL_MS)
    return create()
  }
}
