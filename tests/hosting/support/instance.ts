import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { vi } from 'vitest'
import { isReachable } from '../../../scripts/start/health.ts'

const execute = promisify(execFile)

/** How long hosting tests wait for a condition. */
export const PATIENCE = { timeout: 60_000 }

/** Runs a program and returns its output. Rejects when it fails. */
export async function runProgram(
  [program = '', ...words]: readonly string[],
  environment: Record<string, string>,
): Promise<string> {
  const { stdout } = await execute(program, words, { env: environment })
  return stdout
}

/** A program with an address, started by a test. */
export interface Instance {
  url: string
  pid: number
  /** Its output so far. */
  output: () => string
  /** Sends a signal; resolves to the exit code, or the signal that ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | NodeJS.Signals | null>
}

interface InstanceOptions {
  command: string[]
  directory: string
  /** The complete environment: this process's own is not inherited. */
  environment: Record<string, string>
  port: number
  /** A path with a status below 500 once it is ready. */
  health: string
  /** User and group to run as; needs root. */
  user?: number
}

/** Starts a program and waits until it responds. Rejects with its output when it ends before. */
export async function startInstance(options: InstanceOptions): Promise<Instance> {
  const { command, directory, environment, port, health, user } = options
  const [program = '', ...words] = command
  const isRoot = process.getuid?.() === 0
  const child = spawn(program, words, {
    cwd: directory,
    // Next's types require NODE_ENV in every environment.
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isRoot && user !== undefined && { uid: user, gid: user }),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
  let isOver = false
  void ended.then(() => (isOver = true))
  const url = `http://localhost:${port}`
  await vi.waitUntil(() => {
    if (isOver) throw new Error(`It ended before it responded:\n${output}`)
    return isReachable(url + health)
  }, PATIENCE)
  return {
    url,
    pid: child.pid ?? -1,
    output: () => output,
    async end(signal) {
      child.kill(signal)
      const [code, by] = await ended
      return by ?? code
    },
  }
}
