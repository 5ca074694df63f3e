import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { writePrivateFile } from '../../shared/secrets.ts'

const keysSchema = z.object({
  /** The API key of programs. */
  secretKey: z.string().regex(/^sk_test_\w{20,}$/),
  /** Signs deliveries to the webhooks of the command line. */
  webhookSecret: z.string().regex(/^whsec_\w{20,}$/),
})

/** The secrets of a data folder. */
export type Keys = z.infer<typeof keysSchema>

/** Returns the secrets in `keys.json`, which only its owner may read; the first call generates them. */
export function ensureKeys(directory: string): Keys {
  const path = join(directory, 'keys.json')
  const known = readKeys(path)
  if (known) return known
  const keys: Keys = {
    secretKey: `sk_test_${randomBytes(24).toString('hex')}`,
    webhookSecret: `whsec_${randomBytes(24).toString('hex')}`,
  }
  writePrivateFile(path, `${JSON.stringify(keys, null, 2)}\n`)
  return keys
}

function readKeys(path: string): Keys | undefined {
  try {
    return keysSchema.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data
  } catch {
    return undefined
  }
}
