const INTERVAL_MS = 2_000

/**
 * Checks a condition regularly and reports changes: `onChange(false)` after two failed checks in a row,
 * `onChange(true)` after the next success. The condition is assumed to be true at first. Returns a function
 * that stops the checks.
 */
export function watchCondition(
  check: () => Promise<boolean>,
  onChange: (isTrue: boolean) => void,
  intervalMs = INTERVAL_MS,
): () => void {
  let failures = 0
  let reported = true
  let stopped = false
  const run = async () => {
    failures = (await check()) ? 0 : failures + 1
    if (stopped) return
    if (reported ? failures >= 2 : failures === 0) {
      reported = !reported
      onChange(reported)
    }
    timer = setTimeout(() => void run(), intervalMs)
  }
  let timer = setTimeout(() => void run(), intervalMs)
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
