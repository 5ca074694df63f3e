import { setTimeout as wait } from 'node:timers/promises'
import { stopWithAllChildren, type Child, type Outcome } from './child.ts'
import { nextRestart, RESTART_POLICY, type RestartPolicy } from './restarts.ts'

/** A program that is started again when it ends. */
export interface SupervisedProgram {
  /** Begins the sentences about it: `Site`. */
  title: string
  /** Starts it; the reason is undefined at the first start. */
  launch: (restartReason?: string) => Child
  /** Resolves when the child answers; rejects with an error when it ends first or takes too long. */
  waitUntilReady: (child: Child) => Promise<void>
  /** Called with one line for each restart. */
  onRestart: (line: string) => void
  /** Called once, with a sentence, when the program ended too often in a row. It is not started again. */
  onGiveUp: (reason: string, lastChild: Child) => void
  policy?: RestartPolicy
}

export interface Supervised {
  /** Ends the program for good, also while it waits to be started again. Resolves when it has ended. */
  stop: () => Promise<void>
}

/**
 * Starts a program and restarts it with a growing delay whenever it ends.
 * Resolves when it answers; rejects when its first start fails, which is not repeated.
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
  const forget = stopWithAllChildren(supervised)

  async function restartWhenItEnds(): Promise<void> {
    let attempts = 0
    let readySince: number | null = performance.now()
    let failure: string | null = null
    for (;;) {
      const outcome = await child.ended
      if (signal.aborted) return
      const ended: string = failure ?? `${title} ended (${describe(outcome)}).`
      const restart = nextRestart(attempts, readySince === null ? 0 : performance.now() - readySince, policy)
      if (!restart) {
        onGiveUp(`${ended} It was started again ${attempts} times in a row and does not stay up.`, child)
        return
      }
      attempts = restart.attempt
      const line = `${ended} Starting it again in ${restart.delayMs / 1_000} s.`
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
    forget()
    throw error
  }
  restarting = restartWhenItEnds().finally(forget)
  return supervised
}

const describe = ({ code, signal }: Outcome): string => signal ?? `code ${code ?? 0}`

/** The rest of such an error is the end of the log, which is told when the program is given up. */
const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? ''
