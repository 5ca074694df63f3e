import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface, type Interface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** A program that these tests started. */
export interface Program {
  /** The next line it prints. */
  line: () => Promise<string>
  write: (line: string) => void
  /** Ends it without warning, in the middle of whatever it does. */
  kill: () => Promise<void>
}

/** Starts a Node program at the root of the repository; it ends when this process does. */
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
      if (done) throw new Error(`It ended before it said anything: ${command.join(' ')}`)
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

/** Starts an emulator over a folder, at a free port, and reads what it announces. */
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
