import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { lakeDirectory, mailDirectory, paymentsDirectory, type Settings } from '../settings.ts'

const Tokens = z.looseObject({ administrator: z.string(), editor: z.string(), viewer: z.string() })

/** The lake's tokens by role, as it wrote them into its data folder. */
export type LakeTokens = z.output<typeof Tokens>

/** Reads the tokens of a started lake. Throws when it has not written any. */
export function readLakeTokens(settings: Settings): LakeTokens {
  const path = join(lakeDirectory(settings), 'tokens.json')
  return Tokens.parse(JSON.parse(readFileSync(path, 'utf8')))
}

/** The API key of a started mailbox, as it wrote it into its data folder. */
export const mailKey = (settings: Settings): string =>
  readFileSync(join(mailDirectory(settings), 'api-key'), 'utf8').trim()

const PaymentKeys = z.looseObject({ secretKey: z.string(), webhookSecret: z.string() })

/** The keys of a started payment service, as it wrote them into its data folder. */
export const paymentKeys = (settings: Settings): z.output<typeof PaymentKeys> =>
  PaymentKeys.parse(JSON.parse(readFileSync(join(paymentsDirectory(settings), 'keys.json'), 'utf8')))

/** The bearer secret between lake and site. */
export const revalidateSecret = (settings: Settings): string => ownSecret(settings, 'revalidate')

/** The bearer secret of timers and of `npm run orders:reconcile`. */
export const cronSecret = (settings: Settings): string => ownSecret(settings, 'cron')

/** A secret of this product: made once per data folder, readable by its owner only. */
function ownSecret(settings: Settings, name: string): string {
  const path = join(settings.dataDirectory, 'secrets', name)
  try {
    return readFileSync(path, 'utf8')
  } catch {
    const secret = randomBytes(32).toString('hex')
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    writeFileSync(path, secret, { mode: 0o600 })
    return secret
  }
}
