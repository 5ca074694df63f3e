import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'

/** Milliseconds within which a process writes its id into the file that it has created. */
const WRITE_MS = 5000

/**
 * Tells whether another process runs.
 * @param {number} pid
 */
export function isAlive(pid) {
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
    // 0: its process has created the file and is about to write the id, unless it was stopped in between.
    const isHeld = owner === 0 ? Date.now() - statSync(path).mtimeMs < WRITE_MS : isAlive(owner)
    if (isHeld) return { owner }
    rmSync(path, { force: true })
  }
}
