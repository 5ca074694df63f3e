import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { exitWithError } from './launch/errors.mjs'
import { findNode } from './launch/find-node.mjs'
import { ensureInstalled } from './launch/install.mjs'
import { onParentExit } from './launch/parent-exit.mjs'

/**
 * `node scripts/run.mjs scripts/seed/main.ts --reset`: installs missing packages, then runs a TypeScript file of the repository on the
 * pinned Node: in this process if it already is that Node.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [entry = ''] = process.argv.splice(2, 1)

function runInChildProcess(node, file) {
  const program = join(root, 'scripts/launch/entry.mjs')
  const child = spawn(node, [program, file, ...process.argv.slice(2)], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  onParentExit(() => child.kill('SIGTERM'))
  child.on('error', (error) => exitWithError(new Error(`${node} does not run: ${error.message}`)))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))
}

try {
  await ensureInstalled(root)
  const node = findNode(root)
  process.env.PATH = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`
  const file = join(root, entry)
  if (node === process.execPath) await import(pathToFileURL(file).href)
  else runInChildProcess(node, file)
} catch (error) {
  exitWithError(error)
}
