import { setTimeout as wait } from 'node:timers/promises'

const LONGEST_MS = 60_000

/** Resolves when a condition holds; rejects after a minute, or with what the condition throws. */
export async function waitFor(what: string, condition: () => Promise<boolean>): Promise<void> {
  for (const started = Date.now(); Date.now() - started < LONGEST_MS; await wait(50))
    if (await condition()) return
  throw new Error(`Waited a minute for ${what}.`)
}
