import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'

const MAX_BYTES = 10 * 1024 ** 2
const FORMER_LOGS = 3
/** Logs may contain customer input, so only their owner can read them. */
const OWNER_ONLY = 0o600

export interface LogFileOptions {
  /** Appends to the existing log. Otherwise that log is kept as `.1` and a new one begins. */
  isContinued?: boolean
  /** A larger log is kept as `.1` and a new one begins. Default: 10 MB. */
  maxBytes?: number
}

/** An open log. No call throws: a full disk must not stop the process that writes the log. */
export interface LogFile {
  /** Appends a line. Does nothing once the log is closed. */
  write: (line: string) => void
  close: () => void
}

/**
 * Opens a log that only its owner can read, and creates its folder. Keeps three former logs; `.1` is the
 * latest. Lines are on disk when `write` returns, so that a reader never misses the last ones.
 */
export function openLogFile(path: string, options: LogFileOptions = {}): LogFile {
  const { isContinued = false, maxBytes = MAX_BYTES } = options
  let file: number | null = null
  let bytes = 0
  let isClosed = false

  const open = (): number => {
    const opened = openSync(path, 'a', OWNER_ONLY)
    bytes = fstatSync(opened).size
    return opened
  }
  const closeFile = () => {
    if (file !== null) closeSync(file)
    file = null
  }

  ignoreErrors(() => {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    if (!isContinued) rotateLogs(path)
    file = open()
  })
  return {
    write: (line) =>
      ignoreErrors(() => {
        if (isClosed) return
        file ??= open()
        bytes += writeSync(file, `${line}\n`)
        if (bytes <= maxBytes) return
        closeFile()
        rotateLogs(path)
      }),
    close: () => {
      isClosed = true
      ignoreErrors(closeFile)
    },
  }
}

/** Renames a log to `.1`, `.1` to `.2` and so on. The oldest is overwritten. */
function rotateLogs(path: string): void {
  if (!existsSync(path) || statSync(path).size === 0) return
  const names = [path, ...Array.from({ length: FORMER_LOGS }, (_, index) => `${path}.${index + 1}`)]
  for (let index = FORMER_LOGS; index > 0; index -= 1) {
    const [from = '', to = ''] = names.slice(index - 1, index + 1)
    if (existsSync(from)) renameSync(from, to)
  }
}

function ignoreErrors(work: () => void): void {
  try {
    work()
  } catch {
    // The next line is tried again, so that the log continues when the disk has space.
  }
}
