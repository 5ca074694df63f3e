import { createHash, timingSafeEqual } from 'node:crypto'
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** Compares a secret with the expected one in constant time. */
export const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected))

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Replaces a file that only its owner may read. After a power loss or on a full disk, the file has its old or its new
 * content, never a part.
 */
export function writePrivateFile(path: string, text: string): void {
  const temporary = `${path}.new`
  rmSync(temporary, { force: true })
  const file = openSync(temporary, 'wx', 0o600)
  try {
    writeFileSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(temporary, path)
}
