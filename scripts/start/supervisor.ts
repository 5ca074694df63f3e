import { setTimeout as wait } from 'node:timers/promises'
import { type Child, type Outcome, stopWithAllChildren } from './child.ts'

/** When a program that exited is restarted. */
export interface RestartPolicy {
  /** Delay before the first restart; it doubles with each further one. */
  firstDelayMs: number
  maxDelayMs: number
  /** Restarts in a row before giving up. */
  maxRestarts: number
  /** A program that stayed healthy this long starts over with the first delay. */
  healthyAfterMs: number
}

/** Six restarts within about a minute, then the program counts as broken. */
export const RESTART_POLICY: RestartPolicy = {
  firstDelayMs: 1_000,
  maxDelayMs: 30_000,
  maxRestarts: 6,
  healthyAfterMs: 60_000,
}

export interface SupervisedProgram {
  /** Its name in messages: `Site`. */
  title: string
  /** Starts it. The reason is undefined at the first start. */
  launch: (restartReason?: string) => Child
  /** Resolves when the child responds. Rejects when it exits first or takes too long. */
  waitUntilReady: (child: Child) => Promise<void>
  /** Called with one line for each restart. */
  onRestart: (line: string) => void
  /** Called once, with a message, when the program exited too often in a row. */
  onGiveUp: (reason: string, lastChild: Child) => void
  policy?: RestartPolicy
}

export interface Supervised {
  /** Stops the program for good, also between restarts. Resolves when it has exited. */
  stop: () => Promise<void>
}

/**
 * Starts a program and restarts it with a growing delay whenever it exits. Resolves when it responds. Rejects
 * when the first start fails, which is not repeated.
 */
export async function supervise(program: SupervisedProgram): Promise<Supervised> {
  const { title, launch, waitUntilReady, onRestart, onGiveUp, policy = RESTART_POLICY } = program
  const stopping = new AbortController()
  const { signal } = stopping
  let child = launch()
  let restarting = Promise.resolve()
  const supervised: Supervised = {
    stop: async () => {
      stopping.abort()
      await child.stop()
      await restarting
    },
  }
  const unregister = stopWithAllChildren(supervised)

  async function restartOnExit(): Promise<void> {
    let attempts = 0
    let readySince: number | null = performance.now()
    let failure: string | null = null
    for (;;) {
      const outcome = await child.ended
      if (signal.aborted) return
      const ended: string = failure ?? `${title} exited (${describe(outcome)}).`
      const restart = nextRestart(attempts, readySince === null ? 0 : performance.now() - readySince, policy)
      if (!restart) {
        onGiveUp(`${ended} It was restarted ${attempts} times in a row without success.`, child)
        return
      }
      attempts = restart.attempt
      const line = `${ended} Restarting it in ${restart.delayMs / 1_000} s.`
      onRestart(line)
      await wait(restart.delayMs, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      child = launch(line)
      failure = await waitUntilReady(child).then(() => null, firstLine)
      readySince = failure === null ? performance.now() : null
      if (failure !== null) await child.stop()
    }
  }

  try {
    await waitUntilReady(child)
  } catch (error) {
    await supervised.stop()
    unregister()
    throw error
  }
  restarting = restartOnExit().finally(unregister)
  return supervised
}

/**
 * Returns the next restart of a program that has just exited, or null when it exited too often in a row.
 * @param attempts Restarts in a row so far.
 * @param healthyMs How long the program was healthy; 0 when it never was.
 */
export function nextRestart(
  attempts: number,
  healthyMs: number,
  policy = RESTART_POLICY,
): { attempt: number; delayMs: number } | null {
  const attempt = healthyMs >= policy.healthyAfterMs ? 1 : attempts + 1
  if (attempt > policy.maxRestarts) return null
  return { attempt, delayMs: Math.min(policy.firstDelayMs * 2 ** (attempt - 1), policy.maxDelayMs) }
}

const describe = ({ code, signal }: Outcome): string => signal ?? `code ${code ?? 0}`

/** The rest of the error is the end of the log, which `onGiveUp` reports. */
const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? ''
