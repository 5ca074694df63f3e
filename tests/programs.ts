import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface, type Interface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

/** A program started by a test. */
export interface Program {
  /** Returns the next line of its output. */
  line: () => Promise<string>
  write: (line: string) => void
  /** Kills it. */
  kill: () => Promise<void>
}

/** Starts a Node program at the root of the repository; it ends with this process. */
export function startProgram(command: string[], environment: Record<string, string> = {}): Program {
  const child: ChildProcess = spawn(process.execPath, command, {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  })
  const lines: Interface = createInterface({ input: child.stdout as NodeJS.ReadableStream })
  const printed = lines[Symbol.asyncIterator]()
  child.stdin?.on('error', () => undefined)
  return {
    async line() {
      const { value, done } = await printed.next()
      if (done) throw new Error(`It ended before it printed anything: ${command.join(' ')}`)
      return value
    },
    write: (line) => child.stdin?.write(`${line}\n`),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
    },
  }
}

/** Starts an emulator on a folder and a free port; returns its announcement. */
export async function startEmulator(
  name: string,
  folder: string,
  flags: string[] = [],
): Promise<{ program: Program; announced: Record<string, unknown> & { port: number } }> {
  const program = startProgram([
    `emulators/${name}/index.js`,
    '--data',
    folder,
    '--port',
    '0',
    '--json',
    ...flags,
  ])
  return {
    program,
    announced: JSON.parse(await program.line()) as Record<string, unknown> & { port: number },
  }
}
