import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { writePrivateFile } from '../../emulators/shared/secrets.ts'
import { lakeDirectory, mailDirectory, paymentsDirectory, type Settings } from '../settings.ts'

const tokensSchema = z
  .object({ administrator: z.string(), editor: z.string(), viewer: z.string() })
  .catchall(z.string())

/** The lake's tokens by role or person, which it writes into its data folder. */
export type LakeTokens = z.output<typeof tokensSchema>

/** Reads the tokens of a running lake. Throws when there are none. */
export function readLakeTokens(settings: Settings): LakeTokens {
  const path = join(lakeDirectory(settings), 'tokens.json')
  if (!existsSync(path))
    throw new Error(
      `${settings.dataDirectory} is not the data folder of a started product: run npm start first.`,
    )
  return tokensSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
}

/** Reads the API key that a running mailbox wrote into its data folder. */
export const mailKey = (settings: Settings): string =>
  readFileSync(join(mailDirectory(settings), 'api-key'), 'utf8').trim()

const paymentKeysSchema = z.looseObject({ secretKey: z.string(), webhookSecret: z.string() })

/** Reads the keys that a running payment emulator wrote into its data folder. */
export const paymentKeys = (settings: Settings): z.output<typeof paymentKeysSchema> =>
  paymentKeysSchema.parse(JSON.parse(readFileSync(join(paymentsDirectory(settings), 'keys.json'), 'utf8')))

/** Returns the bearer secret of scheduled calls and of `npm run orders:reconcile`. */
export const cronSecret = (settings: Settings): string => readOrCreateSecret(settings, 'cron')

/**
 * Reads every secret of the site on one machine. They must not be hashed or printed. Throws when an emulator has not
 * written its own yet.
 */
export const readSecrets = (settings: Settings) => ({
  tokens: readLakeTokens(settings),
  /** Authenticates the lake to the site. */
  revalidate: readOrCreateSecret(settings, 'revalidate'),
  /** Signs what the site itself checks. */
  signing: readOrCreateSecret(settings, 'signing'),
  mail: mailKey(settings),
  payments: paymentKeys(settings),
  /** Authenticates scheduled calls to the site. */
  cron: cronSecret(settings),
})

export type Secrets = ReturnType<typeof readSecrets>

/** Returns a secret that is created once per data folder and readable by its owner only. */
function readOrCreateSecret(settings: Settings, name: string): string {
  const path = join(settings.dataDirectory, 'secrets', name)
  if (existsSync(path)) return readFileSync(path, 'utf8')
  const secret = randomBytes(32).toString('hex')
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  writePrivateFile(path, secret)
  return secret
}
