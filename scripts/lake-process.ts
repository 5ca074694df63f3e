import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT } from './settings.ts'

const ENTRY = join(ROOT, 'emulators', 'content-lake', 'index.js')

interface LakeProcess {
  child: ChildProcess
  url: string
  port: number
  tokens: { administrator: string }
}

/** Starts a lake on a data folder and a free port. */
export async function startLakeProcess(directory: string): Promise<LakeProcess> {
  const child = spawn(process.execPath, [ENTRY, '--data', directory, '--port', '0', '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const output = createInterface({ input: child.stdout })
  const [line] = (await Promise.race([once(output, 'line'), once(child, 'exit')])) as unknown[]
  if (typeof line !== 'string') throw new Error(`The lake did not start: it exited with ${String(line)}.`)
  return { child, ...(JSON.parse(line) as Omit<LakeProcess, 'child'>) }
}
