import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Keeps two Meridians out of one data folder, whose database has one owner. Throws a message when another holds
 * it; a lock left by a killed process is taken over. Returns the release.
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
    const holder = Number(readFileSync(path, 'utf8'))
    if (isAlive(holder)) {
      throw new Error(
        `Meridian is running already on this data (process ${holder}, ${folder}).\n` +
          'Stop it, or give this one its own: MERIDIAN_DATA=.data-two PORT_OFFSET=100 npm start',
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
