import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ensureInstalled } from './install.mjs'
import { findNode } from './node.mjs'
import { onOrphaned } from './orphaned.mjs'

const scripts = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * The doorway of every command: installs what is missing, then runs a TypeScript entry on the pinned Node, in this
 * process when it already is that Node.
 * @param {string} entry Path below scripts/, e.g. `start/main.ts`.
 */
export async function launch(entry) {
  const root = dirname(scripts)
  try {
    await ensureInstalled(root)
    const node = findNode(root)
    process.env.PATH = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`
    const file = join(scripts, entry)
    if (isThisNode(node)) await import(pathToFileURL(file).href)
    else handOver(node, file)
  } catch (error) {
    console.error(`\n${error instanceof Error && error.message ? error.message : String(error)}\n`)
    process.exit(1)
  }
}

/** The packaged Node and the one running are the same build, whatever the path it was started by. */
function isThisNode(node) {
  return node === process.execPath
}

function handOver(node, file) {
  const child = spawn(node, [file, ...process.argv.slice(2)], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  onOrphaned(() => child.kill('SIGTERM'))
  child.on('error', (error) => {
    console.error(`\n${node} does not run: ${error.message}\n`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))
}
