import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { serviceAnswer } from '#web/lib/service-answer.ts'

/** Firebase makes one link a minute for an address: https://github.com/firebase/firebase-admin-node/issues/1916 */
const INTERVAL_MS = 65_000

/** The second is the limit of links that reset a password, which the browser SDK takes for the first. */
const TOO_SOON = /^(?:TOO_MANY_ATTEMPTS_TRY_LATER|RESET_PASSWORD_EXCEED_LIMIT)/

const isTooSoon = (error: unknown): boolean => TOO_SOON.test(serviceAnswer(error) ?? '')

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
