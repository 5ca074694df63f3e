import { setTimeout as wait } from 'node:timers/promises'
import type { Child } from './child.ts'
import { diskFullMessage, isDiskFullMessage } from './disk.ts'

const STARTUP_TIMEOUT_MS = 240_000

/** Returns whether an address responds with a status below 500 in time. */
export async function isReachable(url: string, milliseconds = 3_000): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(milliseconds) })
    await response.body?.cancel()
    return response.status < 500
  } catch {
    return false
  }
}

/**
 * Resolves when the child's address responds. Throws when the child exits first or after four minutes, because
 * hot reload compiles the first page slowly on a busy machine.
 */
export async function waitUntilHealthy(
  title: string,
  child: Child,
  url: string,
  dataDirectory: string,
): Promise<void> {
  // Another program may hold the port and never respond, so the child's exit must not wait for the request.
  const ended = child.ended.then(() => 'ended' as const)
  for (const started = Date.now(); Date.now() - started < STARTUP_TIMEOUT_MS; await wait(50)) {
    const state = await Promise.race([ended, isReachable(url, 15_000)])
    if (state === 'ended')
      throw new Error(describeExit(`${title} exited while starting.`, child, dataDirectory))
    if (state) return
  }
  throw new Error(describeExit(`${title} does not respond at ${url}.`, child, dataDirectory))
}

/**
 * Returns the error message of a failed program: its last output, its log file, and the disk when that is the
 * cause.
 */
export function describeExit(headline: string, child: Child, dataDirectory: string): string {
  const output = child.tail().slice(-12).join('\n')
  const cause = isDiskFullMessage(output) ? `\n${diskFullMessage(dataDirectory)}` : ''
  return `${headline}${cause}${output ? `\n\n${output}\n` : ''}\nThe full output is in ${child.logFile}.`
}
