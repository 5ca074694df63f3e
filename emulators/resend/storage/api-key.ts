import { randomBytes } from 'node:crypto'
import { chmodSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The API key of a data folder, made at random the first time; `api-key` is readable by its owner only. */
export function ensureApiKey(directory: string): string {
  const path = join(directory, 'api-key')
  const known = readKey(path)
  if (known) return known
  const key = `re_${randomBytes(24).toString('base64url')}`
  const temporary = `${path}.new`
  writeFileSync(temporary, `${key}\n`, { mode: 0o600 })
  chmodSync(temporary, 0o600)
  renameSync(temporary, path)
  return key
}

function readKey(path: string): string | undefined {
  try {
    const key = readFileSync(path, 'utf8').trim()
    return /^re_[\w-]{20,}$/.test(key) ? key : undefined
  } catch {
    return undefined
  }
}
