import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const stampPath = (root) => join(root, 'node_modules', '.meridian-lockfile')

const read = (path) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

const lockfileHash = (root) =>
  createHash('sha256')
    .update(read(join(root, 'package-lock.json')) ?? '')
    .digest('hex')

/** Records in node_modules the lockfile that it was installed from. */
export function recordInstalledLockfile(root) {
  writeFileSync(stampPath(root), lockfileHash(root))
}

/**
 * True when node_modules matches the lockfile. Packages installed by `npm ci` or `npm install` count too:
 * npm's own record is compared, without optional packages of other platforms.
 */
export function isInstalled(root) {
  if (read(stampPath(root)) === lockfileHash(root)) return true
  const installed = JSON.parse(read(join(root, 'node_modules', '.package-lock.json')) ?? 'null')
  const wanted = JSON.parse(read(join(root, 'package-lock.json')) ?? 'null')
  if (!installed || !wanted) return false
  const same = Object.entries(wanted.packages).every(
    ([path, entry]) =>
      path === '' || entry.optional || entry.peer || installed.packages[path]?.version === entry.version,
  )
  if (same) recordInstalledLockfile(root)
  return same
}
