import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

const TETHER = pathToFileURL(join(import.meta.dirname, 'tether.mjs')).href
const GRACE_MS = 8_000

export interface ChildOptions {
  /** Arguments for Node: the script first. */
  command: string[]
  directory: string
  environment: Record<string, string>
  /** Everything the child prints goes here; the file starts anew each time. */
  logFile: string
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
  /** Asks it and its children to end, and makes them after eight seconds. Resolves when it has ended. */
  stop: () => Promise<Outcome>
}

const living = new Set<Child>()

/** Ends every program started here that still runs: builds too. */
export const stopAllChildren = async (): Promise<void> => {
  await Promise.all([...living].map((child) => child.stop()))
}

/** Starts a Node program in its own process group, tethered to this process, its output kept in a log file. */
export function startChild(options: ChildOptions): Child {
  mkdirSync(dirname(options.logFile), { recursive: true })
  const log = createWriteStream(options.logFile)
  // A full disk must not end this process by way of a log; the child's own failure tells of it.
  log.on('error', () => undefined)
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
      log.write(`${line}\n`)
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
        log.end()
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

  const handle: Child = {
    pid: child.pid ?? -1,
    logFile: options.logFile,
    tail: () => lastLines.filter((line) => line.trim() !== ''),
    ended,
    stop: async () => {
      signalGroup(child, 'SIGTERM')
      const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS)
      const outcome = await ended
      clearTimeout(timer)
      return outcome
    },
  }
  living.add(handle)
  void ended.then(() => living.delete(handle))
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
