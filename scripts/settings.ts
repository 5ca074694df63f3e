import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** Where this copy of Meridian runs: the only reader of PORT_OFFSET and MERIDIAN_DATA. */
export interface Settings {
  /** The repository's folder. */
  root: string
  /** Absolute path of the folder that holds all state. */
  dataDirectory: string
  /** Added to every port. */
  portOffset: number
}

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** The names that the local lake knows its content by. */
export const LOCAL_PROJECT = 'meridian'
export const LOCAL_DATASET = 'production'

/** The project of the emulated accounts: SDKs never take a `demo-` name for a hosted one. */
export const LOCAL_IDENTITY_PROJECT = 'demo-meridian'

/** The domain that the local site sends its mails from. */
export const LOCAL_MAIL_DOMAIN = 'meridian.example'

/** The highest port in use is 9099, and 65535 is the last there is. */
const LARGEST_OFFSET = 65_535 - 9_099

const Environment = z.object({
  PORT_OFFSET: z.coerce
    .number({ error: 'PORT_OFFSET must be a whole number, such as 100.' })
    .int({ error: 'PORT_OFFSET must be a whole number, such as 100.' })
    .min(-2_000, { error: 'PORT_OFFSET must not be below -2000.' })
    .max(LARGEST_OFFSET, { error: `PORT_OFFSET must not be above ${LARGEST_OFFSET}.` })
    .default(0),
  MERIDIAN_DATA: z.string().min(1).default('.data'),
})

/** Parses the environment. Throws an error whose message a person can act on. */
export function readSettings(environment: Record<string, string | undefined> = process.env): Settings {
  const parsed = Environment.safeParse({
    PORT_OFFSET: environment.PORT_OFFSET || undefined,
    MERIDIAN_DATA: environment.MERIDIAN_DATA || undefined,
  })
  if (!parsed.success) throw new Error(parsed.error.issues.map((issue) => issue.message).join('\n'))
  return {
    root: ROOT,
    dataDirectory: resolve(ROOT, parsed.data.MERIDIAN_DATA),
    portOffset: parsed.data.PORT_OFFSET,
  }
}

export const lakeDirectory = (settings: Settings): string => join(settings.dataDirectory, 'lake')
export const mailDirectory = (settings: Settings): string => join(settings.dataDirectory, 'mail')
export const identityDirectory = (settings: Settings): string => join(settings.dataDirectory, 'identity')
export const paymentsDirectory = (settings: Settings): string => join(settings.dataDirectory, 'payments')
export const logDirectory = (settings: Settings): string => join(settings.dataDirectory, 'logs')
export const studioOutput = (settings: Settings): string => join(settings.dataDirectory, 'studio')
