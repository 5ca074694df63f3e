import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { serviceUrl } from '../../../scripts/services.ts'
import { lakeDirectory, mailDirectory, paymentsDirectory, readSettings } from '../../../scripts/settings.ts'

const settings = readSettings()

/** Addresses of the product under test: those of the test runner, else those of `npm start`. */
export const siteUrl = process.env.MERIDIAN_WEB_URL ?? serviceUrl('web', settings)
export const studioUrl = process.env.MERIDIAN_STUDIO_URL ?? serviceUrl('studio', settings)
export const lakeUrl = process.env.MERIDIAN_LAKE_URL ?? serviceUrl('lake', settings)
export const mailUrl = process.env.MERIDIAN_MAIL_URL ?? serviceUrl('mail', settings)
export const paymentsUrl = process.env.MERIDIAN_PAYMENTS_URL ?? serviceUrl('payments', settings)
export const identityUrl = process.env.MERIDIAN_IDENTITY_URL ?? serviceUrl('identity', settings)

/** The lake's data folder with its database and tokens. */
export const lakeFolder = process.env.MERIDIAN_LAKE_DATA ?? lakeDirectory(settings)

/** The mailbox's data folder with its API key. */
export const mailFolder = process.env.MERIDIAN_MAIL_DATA ?? mailDirectory(settings)

/** The payment service's data folder with its keys. */
export const paymentsFolder = process.env.MERIDIAN_PAYMENTS_DATA ?? paymentsDirectory(settings)

const Tokens = z.record(z.string(), z.string())

/** Returns the lake's tokens by role or person. */
export function lakeTokens(): Record<string, string> {
  return Tokens.parse(JSON.parse(readFileSync(join(lakeFolder, 'tokens.json'), 'utf8')))
}
