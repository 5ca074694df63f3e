import { answers } from './health.ts'

const EVERY_MS = 2_000

/**
 * Watches an address and tells of changes: `tell(false)` after two failed asks in a row, `tell(true)` when it
 * answers again. Returns the end of watching.
 */
export function watchHealth(url: string, tell: (up: boolean) => void): () => void {
  let failures = 0
  let told = true
  let stopped = false
  const ask = async () => {
    const up = await answers(url)
    if (stopped) return
    failures = up ? 0 : failures + 1
    const now = failures < 2
    if (now !== told && (up || failures >= 2)) {
      told = now
      tell(now)
    }
    timer = setTimeout(() => void ask(), EVERY_MS)
  }
  let timer = setTimeout(() => void ask(), EVERY_MS)
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
