import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds that all sliced work together may take before other requests get their turn. */
const SLICE_MS = 10

/** Work that may pause at each yield. */
export type Pausable<Result> = Generator<void, Result>

/** Runs work to its end without a pause. */
export function runAtOnce<Result>(work: Pausable<Result>): Result {
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}

/** Runs work and lets the thread do other things between slices. */
export async function runInSlices<Result>(work: Pausable<Result>): Promise<Result> {
  let step = work.next()
  while (!step.done) {
    await pause()
    step = work.next()
  }
  return step.value
}

/** When sliced work began in this turn of the event loop. */
let sliceStarted: number | undefined

/** To be awaited between steps: waits for another turn once the slice of this one is used up. */
export function pause(): Promise<void> | undefined {
  return isUsedUp() ? waitForSlice() : undefined
}

async function waitForSlice(): Promise<void> {
  while (isUsedUp()) await nextTurn()
}

function isUsedUp(): boolean {
  if (sliceStarted !== undefined) return performance.now() - sliceStarted >= SLICE_MS
  sliceStarted = performance.now()
  setImmediate(() => (sliceStarted = undefined))
  return false
}
