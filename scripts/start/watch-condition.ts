import { setInterval } from 'node:timers/promises'

const INTERVAL_MS = 2_000

/**
 * Checks a condition regularly and reports changes: `onChange(false)` after two failed checks in a row,
 * `onChange(true)` after the next success. The condition is assumed to be true at first. Ends when it is aborted.
 */
export async function watchCondition(
  check: () => boolean | Promise<boolean>,
  onChange: (isTrue: boolean) => void,
  { intervalMs = INTERVAL_MS, signal }: { intervalMs?: number; signal?: AbortSignal } = {},
): Promise<void> {
  let failures = 0
  let isTrue = true
  for await (const _ of setInterval(intervalMs, undefined, { signal })) {
    failures = (await check()) ? 0 : failures + 1
    if (isTrue ? failures < 2 : failures > 0) continue
    isTrue = !isTrue
    onChange(isTrue)
  }
}
