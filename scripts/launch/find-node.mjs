import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The oldest Node that runs TypeScript and SQLite without flags. */
const OLDEST = [22, 18]

/**
 * True when this version can run Meridian.
 * @param {string} version As in `process.versions.node`: `24.21.0`.
 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major === 23) return minor >= 6
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])
}

/**
 * Returns the pinned Node from node_modules, or else the current one if it is new enough.
 * @param {string} root The repository's folder.
 * @returns {string} Path of an executable.
 * @throws {Error} With a message for the user when neither works.
 */
export function findNode(root) {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const binary = process.platform === 'win32' ? 'node.exe' : 'node'
  const pinned = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', binary)
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned
  if (isNewEnough(process.versions.node)) return process.execPath
  throw new Error(
    `Meridian needs Node ${OLDEST.join('.')} or newer; this is Node ${process.versions.node}, and no packaged Node exists ` +
      `for ${process.platform} on ${process.arch}.\nInstall Node 24 from https://nodejs.org and run the command again.`,
  )
}
