import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { readArguments } from '../command-line.ts'
import { ROOT } from '../settings.ts'
import { findFreeOffset } from '../start/ports.ts'
import { formatElapsed } from '../start/progress.ts'

/**
 * `npm run bench:start`: clones the last commit into a temporary folder, starts it twice, and reports the
 * durations.
 */
readArguments('npm run bench:start    clones the last commit and starts it twice', {})
const folder = mkdtempSync(join(tmpdir(), 'meridian-clone-'))
const clone = join(folder, 'meridian')
/** Without this repository's packages, so that the clone starts with the machine's Node. */
const path = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((entry) => !entry.includes('node_modules'))
  .join(delimiter)
const offset = await findFreeOffset(1_500)

/** Starts the clone, prints the time until it serves, and stops it again. */
async function start(label: string): Promise<void> {
  const started = Date.now()
  const environment: NodeJS.ProcessEnv = { ...process.env, PATH: path, PORT_OFFSET: String(offset) }
  delete environment.MERIDIAN_DATA
  const npm = spawn('npm', ['start'], { cwd: clone, env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(npm, 'exit')
  for await (const line of createInterface({ input: npm.stdout })) {
    if (/^✓|^Installed|^Ready/.test(line)) console.log(`  ${line}`)
    if (line.startsWith('Ready after')) {
      console.log(`${label}: serving after ${formatElapsed(Date.now() - started)}`)
      break
    }
  }
  npm.kill('SIGTERM')
  await ended
}

try {
  execFileSync('git', ['clone', '--quiet', ROOT, clone])
  await start('Fresh clone')
  await start('Warm start')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
