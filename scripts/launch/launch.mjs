import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { findNode } from './find-node.mjs'
import { ensureInstalled } from './install.mjs'
import { onParentExit } from './parent-exit.mjs'

const scripts = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * Installs missing packages, then runs a TypeScript entry on the pinned Node: in this process if it already
 * is that Node.
 * @param {string} entry Path below scripts/, e.g. `start/main.ts`.
 */
export async function launch(entry) {
  const root = dirname(scripts)
  try {
    await ensureInstalled(root)
    const node = findNode(root)
    process.env.PATH = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`
    const file = join(scripts, entry)
    if (node === process.execPath) await import(pathToFileURL(file).href)
    else runInChildProcess(node, file)
  } catch (error) {
    console.error(`\n${error instanceof Error && error.message ? error.message : String(error)}\n`)
    process.exit(1)
  }
}

function runInChildProcess(node, file) {
  const child = spawn(node, [file, ...process.argv.slice(2)], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  onParentExit(() => child.kill('SIGTERM'))
  child.on('error', (error) => {
    console.error(`\n${node} does not run: ${error.message}\n`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))
}
