import { join } from 'node:path'
import { tryLock } from '../launch/pid-file.mjs'

/**
 * Locks a data folder, because its database allows one process only. Returns a function that releases the
 * lock. Throws when a running process holds it.
 */
export function lockDataFolder(folder: string): () => void {
  const lock = tryLock(join(folder, 'meridian.pid'))
  if ('release' in lock) return lock.release
  throw new Error(
    `Meridian already runs on this data folder (process ${lock.owner}, ${folder}).\n` +
      'Stop it, or use another folder: MERIDIAN_DATA=.data-two PORT_OFFSET=100 npm start',
  )
}
