import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** Where this copy of Meridian runs. Only this file reads PORT_OFFSET and MERIDIAN_DATA. */
export interface Settings {
  /** Absolute path of the data folder. */
  dataDirectory: string
  /** Added to every port. */
  portOffset: number
}

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** Project and dataset of the local lake. */
export const LOCAL_PROJECT = 'meridian'
export const LOCAL_DATASET = 'production'

/** The people of the local Studio, and their roles. */
export const PEOPLE_FILE = join(ROOT, 'scripts', 'start', 'people.json')

/** Project of the identity emulator: SDKs never call a hosted project with a `demo-` name. */
export const LOCAL_IDENTITY_PROJECT = 'demo-meridian'

/** Sender domain of the local site's emails. */
export const LOCAL_MAIL_DOMAIN = 'meridian.example'

/** The highest port in use is 9099; the highest possible is 65535. */
const MAX_OFFSET = 65_535 - 9_099

const environmentSchema = z.object({
  PORT_OFFSET: z.coerce
    .number({ error: 'PORT_OFFSET must be a whole number, such as 100.' })
    .int({ error: 'PORT_OFFSET must be a whole number, such as 100.' })
    .min(-2_000, { error: 'PORT_OFFSET must not be below -2000.' })
    .max(MAX_OFFSET, { error: `PORT_OFFSET must not be above ${MAX_OFFSET}.` })
    .default(0),
  MERIDIAN_DATA: z.string().min(1).default('.data'),
})

/** Parses the environment. Throws a message for the user. */
export function readSettings(environment: Record<string, string | undefined> = process.env): Settings {
  const parsed = environmentSchema.safeParse({
    PORT_OFFSET: environment.PORT_OFFSET || undefined,
    MERIDIAN_DATA: environment.MERIDIAN_DATA || undefined,
  })
  if (!parsed.success) throw new Error(parsed.error.issues.map((issue) => issue.message).join('\n'))
  return {
    dataDirectory: resolve(ROOT, parsed.data.MERIDIAN_DATA),
    portOffset: parsed.data.PORT_OFFSET,
  }
}

/** Adds the variables of `.env` to the environment, for commands on a hosted installation. Set variables win. */
export function loadHostedVariables(): void {
  const file = join(ROOT, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

export const lakeDirectory = (settings: Settings): string => join(settings.dataDirectory, 'lake')
export const mailDirectory = (settings: Settings): string => join(settings.dataDirectory, 'mail')
export const paymentsDirectory = (settings: Settings): string => join(settings.dataDirectory, 'payments')
export const logDirectory = (settings: Settings): string => join(settings.dataDirectory, 'logs')
export const studioOutput = (settings: Settings): string => join(settings.dataDirectory, 'studio')
