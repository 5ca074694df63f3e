import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isInstalled } from './lockfile.mjs'
import { tryLock } from './pid-file.mjs'
import { showElapsed } from './progress.mjs'

const ARGUMENTS = ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-progress']

/** Starts npm on the Node that came with it, because this install may replace the pinned Node. */
function startNpm(root) {
  const script = process.env.npm_execpath
  const options = { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] }
  return script?.endsWith('.js')
    ? spawn(process.env.npm_node_execpath ?? process.execPath, [script, ...ARGUMENTS], options)
    : spawn('npm', ARGUMENTS, { ...options, shell: process.platform === 'win32' })
}

/**
 * Waits until no other process installs packages, then takes the lock. Returns a function that releases it.
 */
async function acquireInstallLock(root) {
  const path = join(root, '.data', 'installing.pid')
  mkdirSync(join(root, '.data'), { recursive: true, mode: 0o700 })
  for (let isAnnounced = false; ; isAnnounced = true) {
    const lock = tryLock(path)
    if ('release' in lock) return lock.release
    if (!isAnnounced)
      console.log(`Another Meridian command (process ${lock.owner}) is installing packages; waiting.`)
    await wait(500)
  }
}

/** Returns advice for a failed install, chosen by npm's output. */
function adviceFor(output) {
  if (/ENOSPC|no space left/i.test(output))
    return 'The disk is full: free about 2 GB and run the command again.'
  if (/ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|network/i.test(output)) {
    return 'The package registry cannot be reached: check the network or npm\'s "registry" setting, then run the command again.'
  }
  if (/EACCES|EPERM/.test(output))
    return 'npm may not write here: check who owns this folder and its node_modules.'
  return 'Run `npm ci` to see more.'
}

/**
 * Installs the packages of package-lock.json when node_modules is missing or differs from it.
 * @param {string} root The repository's folder.
 * @throws {Error} With a message for the user when npm fails.
 */
export async function ensureInstalled(root) {
  if (isInstalled(root)) return
  const releaseLock = await acquireInstallLock(root)
  try {
    if (isInstalled(root)) return
    const done = showElapsed('Installing packages (only when package-lock.json changed)')
    let output = ''
    const npm = startNpm(root)
    npm.stdout.on('data', (chunk) => (output += chunk))
    npm.stderr.on('data', (chunk) => (output += chunk))
    const code = await new Promise((resolve) => {
      npm.on('error', (error) => {
        output += String(error)
        resolve(1)
      })
      npm.on('close', resolve)
    })
    if (code !== 0) {
      done('Installing packages failed')
      throw new Error(`${output.trim().split('\n').slice(-12).join('\n')}\n${adviceFor(output)}`)
    }
    done('Installed packages')
  } finally {
    releaseLock()
  }
}
