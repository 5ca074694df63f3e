const REDRAW_MS = 200
const REMINDER_MS = 15_000

/** Reports progress: one line per finished step, and a status while steps run. */
export interface Progress {
  /**
   * Runs a step such as "Building the site" and prints its duration, with ✗ when it threw or did not succeed.
   */
  step: <T>(label: string, work: () => Promise<T>, succeeded?: (result: T) => boolean) => Promise<T>
  /** Prints a line without disturbing the status of running steps. */
  log: (line: string) => void
}

/** Returns a readable duration: `0.4 s`, `12 s`, `2 min 5 s`. */
export function formatElapsed(milliseconds: number): string {
  if (milliseconds < 9_950) return `${(milliseconds / 1_000).toFixed(1)} s`
  const seconds = Math.round(milliseconds / 1_000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/**
 * Creates a progress report. A terminal shows a live status line; other outputs get a status line every 15 s.
 */
export function createProgress(): Progress {
  const output = process.stdout
  const running = new Map<symbol, { label: string; started: number }>()
  let timer: NodeJS.Timeout | undefined
  const clear = () => output.isTTY && output.write('\r\x1b[K')
  const status = () =>
    [...running.values()]
      .map(({ label, started }) => `${label} … ${formatElapsed(Date.now() - started)}`)
      .join('   ')
      .slice(0, (output.columns || 100) - 1)
  const draw = () => {
    if (output.isTTY) output.write(`\r\x1b[K${status()}`)
    else if (running.size > 0) output.write(`${status()}\n`)
  }
  const log = (line: string) => {
    clear()
    output.write(`${line}\n`)
    if (output.isTTY && running.size > 0) draw()
  }
  const step: Progress['step'] = async (label, work, succeeded = () => true) => {
    const key = Symbol(label)
    const started = Date.now()
    running.set(key, { label, started })
    timer ??= setInterval(draw, output.isTTY ? REDRAW_MS : REMINDER_MS)
    let mark = '✗'
    try {
      const result = await work()
      if (succeeded(result)) mark = '✓'
      return result
    } finally {
      running.delete(key)
      log(`${mark} ${label} (${formatElapsed(Date.now() - started)})`)
      if (running.size === 0) {
        clearInterval(timer)
        timer = undefined
      }
    }
  }
  return { step, log }
}
