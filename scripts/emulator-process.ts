import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT } from './settings.ts'

/** An emulator in its own process. */
export interface EmulatorProcess<Announced = unknown> {
  child: ChildProcess
  /** What it prints with `--json`: its address and secrets. */
  announced: Announced & { port: number; url: string }
  /** Kills it unless it has exited. */
  kill: () => Promise<void>
}

/** Starts an emulator on a data folder and a free port. Rejects when it exits before it serves. */
export async function startEmulator<Announced>(
  name: string,
  folder: string,
  flags: readonly string[] = [],
): Promise<EmulatorProcess<Announced>> {
  const entry = join(ROOT, 'emulators', name, 'index.js')
  const child = spawn(process.execPath, [entry, '--data', folder, '--port', '0', '--json', ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const output = createInterface({ input: child.stdout })
  const [line] = (await Promise.race([once(output, 'line'), once(child, 'exit')])) as unknown[]
  if (typeof line !== 'string') throw new Error(`${name} did not start: it exited with ${String(line)}.`)
  return {
    child,
    announced: JSON.parse(line) as EmulatorProcess<Announced>['announced'],
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
