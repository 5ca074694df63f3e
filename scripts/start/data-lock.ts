import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Locks a data folder, because its database allows one process only. Returns a function that releases the
 * lock. Takes over the lock of a process that was killed. Throws when a running process holds it.
 */
export function lockDataFolder(folder: string): () => void {
  const path = join(folder, 'meridian.pid')
  for (;;) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' })
      return () => rmSync(path, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const owner = Number(readFileSync(path, 'utf8'))
    if (isAlive(owner)) {
      throw new Error(
        `Meridian already runs on this data folder (process ${owner}, ${folder}).\n` +
          'Stop it, or use another folder: MERIDIAN_DATA=.data-two PORT_OFFSET=100 npm start',
      )
    }
    rmSync(path, { force: true })
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return pid !== process.pid
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
