import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { environment } from '#web/env.ts'
import { logError } from '#web/lib/log-error.ts'
import { fetchPrivate } from '../fetch/fetch-private.ts'
import { optionalText } from '../parse.ts'
import type { Query } from '../typed-query.ts'
import type { SiteNameQueryResult } from '../types.generated.ts'
import { localized } from './projections.ts'

const siteNameQuery: Query<SiteNameQueryResult> = defineQuery(`*[_id == "siteSettings"][0] {
  "siteName": ${localized('siteName')}
}`)

const siteNameSchema = z.object({ siteName: optionalText }).nullable()

/** Returns the name of a site until editors enter one: its host. */
export const getDefaultSiteName = (): string => new URL(environment().SITE_URL).host

/** Returns the published name of the site, for emails. The default one stands in during an outage, so that they are sent anyway. */
export async function readSiteName(locale: LocaleId): Promise<string> {
  try {
    const request = { query: siteNameQuery, params: { locale }, schema: siteNameSchema }
    const found = await fetchPrivate({ ...request, perspective: 'published' })
    return found?.siteName ?? getDefaultSiteName()
  } catch (error) {
    logError('The name of the site could not be read.', error)
    return getDefaultSiteName()
  }
}
