import { setTimeout as wait } from 'node:timers/promises'
import type { Child } from './child.ts'
import { diskFullMessage, saysDiskFull } from './disk.ts'

const PATIENCE_MS = 240_000

/** True when an address answers anything below 500 within the time given. */
export async function answers(url: string, milliseconds = 3_000): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(milliseconds) })
    await response.body?.cancel()
    return response.status < 500
  } catch {
    return false
  }
}

/** Resolves when the child's address answers; throws a message when the child ends or four minutes pass (hot reload compiles the first page on a busy machine). */
export async function waitUntilHealthy(
  title: string,
  child: Child,
  url: string,
  dataDirectory: string,
): Promise<void> {
  // The port may be held by a program that accepts connections and never answers; the end of the child is not to wait for it.
  const ended = child.ended.then(() => 'ended' as const)
  for (const started = Date.now(); Date.now() - started < PATIENCE_MS; await wait(50)) {
    const state = await Promise.race([ended, answers(url, 15_000)])
    if (state === 'ended')
      throw new Error(describeDeath(`${title} ended while it was starting.`, child, dataDirectory))
    if (state) return
  }
  throw new Error(describeDeath(`${title} does not answer at ${url}.`, child, dataDirectory))
}

/** A message for a program that failed: its last words, where the rest is, and the disk when that is the cause. */
export function describeDeath(headline: string, child: Child, dataDirectory: string): string {
  const words = child.tail().slice(-12).join('\n')
  const cause = saysDiskFull(words) ? `\n${diskFullMessage(dataDirectory)}` : ''
  return `${headline}${cause}${words ? `\n\n${words}\n` : ''}\nIts whole output is in ${child.logFile}.`
}
