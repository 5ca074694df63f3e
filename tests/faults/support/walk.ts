import type { Shop } from './shop.ts'
import type { Fault } from './upstream.ts'

/** Whether every fault is tried at every step, as in the long run, or a sample. */
export const isExhaustive = process.env['MERIDIAN_FAULTS'] === 'every'

/** One place where something goes wrong. */
export interface Place {
  fault: Fault
  /** The call that is struck; the first is 1. */
  at: number
}

/**
 * Strikes the first call of something with each fault, then the second, and so on until it makes no further call: a step that is new is
 * covered by itself.
 *
 * @param attempt arranges what is needed, strikes right before what is walked through, and looks at what came of it
 * @returns how many calls there are
 */
export async function walk(
  { upstream }: Shop,
  faults: readonly Fault[],
  attempt: (place: Place, strike: () => Promise<void>) => Promise<void>,
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
