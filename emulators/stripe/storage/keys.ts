import { randomBytes } from 'node:crypto'
import { chmodSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Keys = z.object({
  /** With which programs call the API. */
  secretKey: z.string().regex(/^sk_test_\w{20,}$/),
  /** With which deliveries to the addresses named on the command line are signed. */
  webhookSecret: z.string().regex(/^whsec_\w{20,}$/),
})

/** The secrets of a data folder. */
export type Keys = z.output<typeof Keys>

/** Those of a folder, made at random the first time; `keys.json` is readable by its owner only. */
export function ensureKeys(directory: string): Keys {
  const path = join(directory, 'keys.json')
  const known = readKeys(path)
  if (known) return known
  const keys: Keys = {
    secretKey: `sk_test_${randomBytes(24).toString('hex')}`,
    webhookSecret: `whsec_${randomBytes(24).toString('hex')}`,
  }
  const temporary = `${path}.new`
  writeFileSync(temporary, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 })
  chmodSync(temporary, 0o600)
  renameSync(temporary, path)
  return keys
}

function readKeys(path: string): Keys | undefined {
  try {
    return Keys.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data
  } catch {
    return undefined
  }
}
