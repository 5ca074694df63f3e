import { serviceUrl } from '../../../scripts/services.ts'
import { readSettings } from '../../../scripts/settings.ts'
import { type LakeTokens, readLakeTokens } from '../../../scripts/start/secrets.ts'

/** The product under test: that of `PORT_OFFSET` and `MERIDIAN_DATA`. */
export const settings = readSettings()

export const siteUrl = serviceUrl('web', settings)
export const studioUrl = serviceUrl('studio', settings)
export const lakeUrl = serviceUrl('lake', settings)
export const mailUrl = serviceUrl('mail', settings)
export const paymentsUrl = serviceUrl('payments', settings)
export const identityUrl = serviceUrl('identity', settings)

/** Returns the lake's tokens by role or person. */
export const lakeTokens = (): LakeTokens => readLakeTokens(settings)
