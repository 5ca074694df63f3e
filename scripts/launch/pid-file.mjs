import { readFileSync, rmSync, writeFileSync } from 'node:fs'

function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/**
 * Tries to lock with a file that holds the id of this process. Takes over the lock of a process that was killed.
 * @param {string} path The file. Its folder must exist.
 * @returns {{ release: () => void } | { owner: number }} The lock, or the process that holds it.
 */
export function tryLock(path) {
  for (;;) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' })
      return { release: () => rmSync(path, { force: true }) }
    } catch (error) {
      // On a full disk the file exists, but without the id.
      if (error.code === 'ENOSPC') rmSync(path, { force: true })
      if (error.code !== 'EEXIST') throw error
    }
    const owner = Number(readFileSync(path, 'utf8'))
    // 0: its process has created the file and is about to write the id.
    if (owner === 0 || isAlive(owner)) return { owner }
    rmSync(path, { force: true })
  }
}
