const EVERY_MS = 2_000

/**
 * Watches a condition and tells of changes: `tell(false)` after two failed looks in a row, `tell(true)` when it holds
 * again. Nothing is told while it goes on as it was; it is taken to hold at first.
 * @returns The end of watching.
 */
export function watch(
  holds: () => Promise<boolean>,
  tell: (holds: boolean) => void,
  everyMs = EVERY_MS,
): () => void {
  let failures = 0
  let told = true
  let stopped = false
  const look = async () => {
    failures = (await holds()) ? 0 : failures + 1
    if (stopped) return
    if (told ? failures >= 2 : failures === 0) {
      told = !told
      tell(told)
    }
    timer = setTimeout(() => void look(), everyMs)
  }
  let timer = setTimeout(() => void look(), everyMs)
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
