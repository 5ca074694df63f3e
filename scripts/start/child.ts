import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { openLogFile } from './log-file.ts'

const EXIT_WITH_PARENT = pathToFileURL(join(import.meta.dirname, 'exit-with-parent.mjs')).href
const GRACE_MS = 8_000

export interface ChildOptions {
  /** Arguments for Node: the script first. */
  command: string[]
  directory: string
  environment: Record<string, string>
  /** Receives everything the child prints. The log of the previous run is kept beside it as `.1`. */
  logFile: string
  /** Set when the child replaces one that exited. The log then continues with the time and this reason. */
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
  /** Returns the last lines it printed, for error messages. */
  tail: () => string[]
  /** Resolves when it has exited, for any reason. Never rejects. */
  ended: Promise<Outcome>
  /**
   * Sends SIGTERM to it and its children, and SIGKILL after eight seconds. Resolves when it has exited; may
   * be repeated.
   */
  stop: () => Promise<Outcome>
}

/** Anything that `stopAllChildren` stops. */
interface Stoppable {
  stop: () => Promise<unknown>
}

const stoppables = new Set<Stoppable>()

/** Stops every program started here, builds included, and every supervisor that would restart one. */
export const stopAllChildren = async (): Promise<void> => {
  await Promise.all([...stoppables].map((item) => item.stop()))
}

/** Stops every program before this one exits on a signal. */
export function stopChildrenOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void stopAllChildren().then(() => process.exit(130)))
}

/** Registers an item with `stopAllChildren`. Returns a function that removes it again. */
export function stopWithAllChildren(item: Stoppable): () => void {
  stoppables.add(item)
  return () => void stoppables.delete(item)
}

/**
 * Starts a Node program in its own process group. It exits with this process, and its output goes to a log
 * file.
 */
export function startChild(options: ChildOptions): Child {
  const { restartReason } = options
  const log = openLogFile(options.logFile, { isContinued: restartReason !== undefined })
  if (restartReason) log.write(`${new Date().toISOString()} ${restartReason}`)
  const lastLines: string[] = []
  const child = spawn(process.execPath, ['--import', EXIT_WITH_PARENT, ...options.command], {
    cwd: options.directory,
    env: { ...process.env, ...options.environment, MERIDIAN_EXIT_WITH_PARENT: '1' },
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
      // Its last output may still be in the pipes. A grandchild that still runs may keep them open, so the wait is
      // limited.
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
  // A process group that has exited is not signaled: its id may belong to another program by then.
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

/** Runs a Node program to its end. Throws an error with the end of its output when it fails. */
export async function runChild(options: ChildOptions): Promise<void> {
  const child = startChild(options)
  const { code } = await child.ended
  if (code !== 0) throw new Error(child.tail().join('\n'))
}

/** Signals a child and its descendants. Does nothing when they are already gone. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // The process group is gone.
  }
}
