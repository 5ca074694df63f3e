import {
  chmodSync,
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

const LARGEST_BYTES = 10 * 1024 ** 2
const KEPT_FILES = 3
/** Logs may hold what a customer typed, so only their owner reads them. */
const OWNER_ONLY = 0o600

export interface LogFileOptions {
  /** Appends to the log that is there. Without it, that log is kept as `.1` and a new one begins. */
  isContinued?: boolean
  /** A log that grew past this is kept as `.1` and a new one begins. 10 MB unless given. */
  largestBytes?: number
}

/** An open log. No call throws: a full disk must not end the process that writes the log. */
export interface LogFile {
  /** Adds a line and its line break. Does nothing once the log is closed. */
  write: (line: string) => void
  close: () => void
}

/**
 * Opens a log that only its owner can read; makes its folder when it is missing. Three former logs are kept beside it,
 * `.1` is the latest. Lines are on disk when `write` returns, so that a reader of the file never misses the last ones.
 */
export function openLogFile(path: string, options: LogFileOptions = {}): LogFile {
  const { isContinued = false, largestBytes = LARGEST_BYTES } = options
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
    if (!isContinued) keepFormerLogs(path)
    file = open()
  })
  return {
    write: (line) =>
      ignoreErrors(() => {
        if (isClosed) return
        file ??= open()
        bytes += writeSync(file, `${line}\n`)
        if (bytes <= largestBytes) return
        closeFile()
        keepFormerLogs(path)
      }),
    close: () => {
      isClosed = true
      ignoreErrors(closeFile)
    },
  }
}

/** Renames a log to `.1`, `.1` to `.2` and so on; the oldest is overwritten. */
function keepFormerLogs(path: string): void {
  if (!existsSync(path) || statSync(path).size === 0) return
  const names = [path, ...Array.from({ length: KEPT_FILES }, (_, index) => `${path}.${index + 1}`)]
  for (let index = KEPT_FILES; index > 0; index -= 1) {
    const [from = '', to = ''] = names.slice(index - 1, index + 1)
    if (existsSync(from)) renameSync(from, to)
  }
  // Earlier versions of Meridian wrote logs that every user could read.
  chmodSync(`${path}.1`, OWNER_ONLY)
}

function ignoreErrors(work: () => void): void {
  try {
    work()
  } catch {
    // The next line is tried anew, so the log goes on as soon as the disk takes it.
  }
}
