import { accessSync, chmodSync, constants, mkdirSync, statfsSync } from 'node:fs'

const NEEDED_BYTES = 300 * 1024 ** 2

/** Below this the next picture or build may not fit any more. */
const RUNNING_OUT_BYTES = 50 * 1024 ** 2

const OWNER_ONLY = 0o700

const DISK_FULL = /ENOSPC|no space left on device|database or disk is full|SQLITE_FULL/i

/** True when words of an error or a log say that the disk is full. */
export const saysDiskFull = (text: string): boolean => DISK_FULL.test(text)

export const diskFullMessage = (folder: string): string =>
  `The disk that holds ${folder} is full. Free about 500 MB, or set MERIDIAN_DATA to a folder on another disk, ` +
  'and start again. Nothing that was acknowledged is lost.'

/**
 * Makes the data folder, readable by its owner only, and throws a message when it cannot be used or its disk is nearly
 * full. A data folder that exists keeps its rights, because others may use it too, as `/srv` or a mounted volume.
 * @param privateFolders Folders inside of it, made when missing and closed to other users in any case.
 */
export function requireDataFolder(folder: string, privateFolders: readonly string[] = []): void {
  try {
    mkdirSync(folder, { recursive: true, mode: OWNER_ONLY })
    accessSync(folder, constants.W_OK)
    for (const inside of privateFolders) {
      mkdirSync(inside, { recursive: true, mode: OWNER_ONLY })
      chmodSync(inside, OWNER_ONLY)
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (saysDiskFull(reason)) throw new Error(diskFullMessage(folder), { cause: error })
    throw new Error(
      `The data folder ${folder} cannot be used (${reason}). Set MERIDIAN_DATA to one you may write.`,
      { cause: error },
    )
  }
  const free = freeBytes(folder)
  if (free < NEEDED_BYTES) {
    throw new Error(`${Math.round(free / 1024 ** 2)} MB are free. ${diskFullMessage(folder)}`)
  }
}

/** True while the disk of a folder has room for work. */
export const hasRoom = (folder: string): boolean => freeBytes(folder) > RUNNING_OUT_BYTES

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
