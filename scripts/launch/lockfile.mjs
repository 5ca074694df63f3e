import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the packages of a lockfile by path; none when it is missing. */
function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return {}
  }
}

/**
 * True when node_modules matches the lockfile, by npm's own record. Optional packages of other platforms may be missing.
 * @param {string} root The repository's folder.
 */
export function isInstalled(root) {
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'))
  const wanted = Object.entries(readPackages(join(root, 'package-lock.json')))
  return wanted.every(([path, { version, optional, peer }]) => {
    const found = installed[path]
    return path === '' || (found ? found.version === version : optional === true || peer === true)
  })
}
