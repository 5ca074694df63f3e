import { accessSync, chmodSync, constants, mkdirSync, statfsSync } from 'node:fs'

const NEEDED_BYTES = 300 * 1024 ** 2

/** Below this, the next upload or build may not fit. */
const RUNNING_OUT_BYTES = 50 * 1024 ** 2

const OWNER_ONLY = 0o700

const DISK_FULL = /ENOSPC|no space left on device|database or disk is full|SQLITE_FULL/i

/** True when an error or a log reports a full disk. */
export const isDiskFullMessage = (text: string): boolean => DISK_FULL.test(text)

export const diskFullMessage = (folder: string): string =>
  `The disk that holds ${folder} is full. Free about 500 MB, or set MERIDIAN_DATA to a folder on another disk, ` +
  'and start again. Nothing that was acknowledged is lost.'

/**
 * Creates the data folder for its owner only. Throws a message when it is unusable or its disk is nearly
 * full. An existing folder keeps its mode, because others may share it: `/srv`, or a mounted volume.
 * @param privateFolders Folders inside it, created when missing and always closed to other users.
 */
export function ensureDataFolder(folder: string, privateFolders: readonly string[] = []): void {
  try {
    mkdirSync(folder, { recursive: true, mode: OWNER_ONLY })
    accessSync(folder, constants.W_OK)
    for (const inside of privateFolders) {
      mkdirSync(inside, { recursive: true, mode: OWNER_ONLY })
      chmodSync(inside, OWNER_ONLY)
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (isDiskFullMessage(reason)) throw new Error(diskFullMessage(folder), { cause: error })
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

/** True while a folder's disk has free space. */
export const hasFreeSpace = (folder: string): boolean => freeBytes(folder) > RUNNING_OUT_BYTES

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
