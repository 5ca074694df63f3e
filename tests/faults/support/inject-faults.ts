import type { Fault } from './fault-proxy.ts'
import type { Shop } from './shop.ts'

/** Whether every fault is tested at every step, as in the full run, or a sample. */
export const isExhaustive = process.env['MERIDIAN_FAULTS'] === 'every'

/** One injected fault. */
export interface InjectionPoint {
  fault: Fault
  /** The call to inject the fault into; the first is 1. */
  at: number
}

/**
 * Injects each fault into the first call of an action, then into the second, and so on. New steps are thus covered automatically.
 *
 * @param attempt prepares the action, injects the fault right before it, and checks the result
 * @returns how many calls there are
 */
export async function injectAtEachCall(
  { upstream }: Shop,
  faults: readonly Fault[],
  attempt: (place: InjectionPoint, strike: () => Promise<void>) => Promise<void>,
): Promise<number> {
  for (let at = 1; ; at += 1) {
    let isStruck = false
    for (const fault of faults) {
      await attempt({ fault, at }, async () => {
        await upstream.strike(fault, at)
        isStruck = true
      })
      upstream.lift()
    }
    if (!isStruck) return at - 1
  }
}

/** Kills the site while one of its calls is held. */
export async function killDuring(
  shop: Shop,
  work: () => Promise<unknown>,
  strike: () => Promise<void>,
): Promise<void> {
  const held = strike()
  const done = work().catch(() => undefined)
  await Promise.race([held, done])
  await shop.site.kill()
  await done
  shop.upstream.lift()
  await shop.site.start()
}
