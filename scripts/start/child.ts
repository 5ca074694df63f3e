import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { openLogFile } from './log-file.ts'

const TETHER = pathToFileURL(join(import.meta.dirname, 'tether.mjs')).href
const GRACE_MS = 8_000

export interface ChildOptions {
  /** Arguments for Node: the script first. */
  command: string[]
  directory: string
  environment: Record<string, string>
  /** Everything the child prints goes here. The log of the run before is kept beside it as `.1`. */
  logFile: string
  /** Set where the child takes the place of one that ended: the log goes on, beginning with the time and this reason. */
  restartReason?: string
  /** Called with each line the child prints. */
  onLine?: (line: string, stream: 'out' | 'error') => void
}

export interface Outcome {
  code: number | null
  signal: NodeJS.Signals | null
}

/** A running program that cannot outlive this process. */
export interface Child {
  pid: number
  logFile: string
  /** The last lines it printed, for messages. */
  tail: () => string[]
  /** Resolves when it has ended, however it did. Never rejects. */
  ended: Promise<Outcome>
  /** Asks it and its children to end, and makes them after eight seconds. Resolves when it has ended; may be repeated. */
  stop: () => Promise<Outcome>
}

/** What ends with `stopAllChildren`. */
interface Stoppable {
  stop: () => Promise<unknown>
}

const living = new Set<Stoppable>()

/** Ends every program started here that still runs, builds too, and everything that would start one again. */
export const stopAllChildren = async (): Promise<void> => {
  await Promise.all([...living].map((item) => item.stop()))
}

/** Has `stopAllChildren` stop this as well. Returns how to take it out again. */
export function stopWithAllChildren(item: Stoppable): () => void {
  living.add(item)
  return () => void living.delete(item)
}

/** Starts a Node program in its own process group, tethered to this process, its output kept in a log file. */
export function startChild(options: ChildOptions): Child {
  const { restartReason } = options
  const log = openLogFile(options.logFile, { isContinued: restartReason !== undefined })
  if (restartReason) log.write(`${new Date().toISOString()} ${restartReason}`)
  const lastLines: string[] = []
  const child = spawn(process.execPath, ['--import', TETHER, ...options.command], {
    cwd: options.directory,
    env: { ...process.env, ...options.environment, MERIDIAN_TETHER: '1' },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  })
  child.stdin.on('error', () => undefined)
  const listen = (stream: NodeJS.ReadableStream, kind: 'out' | 'error') =>
    createInterface({ input: stream }).on('line', (line) => {
      log.write(line)
      lastLines.push(line)
      if (lastLines.length > 30) lastLines.shift()
      options.onLine?.(line, kind)
    })
  listen(child.stdout, 'out')
  listen(child.stderr, 'error')

  const ended = new Promise<Outcome>((resolve) => {
    child.once('error', (error) => {
      lastLines.push(error.message)
      resolve({ code: 1, signal: null })
    })
    child.once('exit', (code, signal) => {
      signalGroup(child, 'SIGKILL')
      const finish = () => {
        log.close()
        resolve({ code, signal })
      }
      // Its last words may still be in the pipes; a stray grandchild that holds them open is not waited for.
      const timer = setTimeout(finish, 1_000)
      child.once('close', () => {
        clearTimeout(timer)
        finish()
      })
    })
  })

  let stopped: Promise<Outcome> | undefined
  const stop = async (): Promise<Outcome> => {
    signalGroup(child, 'SIGTERM')
    const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS)
    const outcome = await ended
    clearTimeout(timer)
    return outcome
  }
  // A group that has ended is not signaled: its number may belong to another program by then.
  void ended.then(() => (stopped ??= ended))

  const handle: Child = {
    pid: child.pid ?? -1,
    logFile: options.logFile,
    tail: () => lastLines.filter((line) => line.trim() !== ''),
    ended,
    stop: () => (stopped ??= stop()),
  }
  void ended.then(stopWithAllChildren(handle))
  return handle
}

/** Signals a child and whatever it started; a group that is gone already is no error. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // Nothing of it is left.
  }
}
