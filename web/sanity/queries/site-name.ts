import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { environment } from '#web/env.ts'
import { logError } from '#web/lib/log-error.ts'
import { fetchPrivate } from '../fetch/fetch-private.ts'
import { optionalText } from '../parse.ts'
import type { Query } from '../typed-query.ts'
import type { MailSenderQueryResult } from '../types.generated.ts'
import { localized } from './projections.ts'

const mailSenderQuery: Query<MailSenderQueryResult> = defineQuery(`*[_id == "siteSettings"][0] {
  "siteName": ${localized('siteName')},
  "replyTo": *[_id == "contactInfo"][0].email
}`)

const mailSenderSchema = z
  .object({ siteName: optionalText, replyTo: z.email().nullable().catch(null) })
  .nullable()

/** Returns the name of a site until editors enter one: its host. */
export const getDefaultSiteName = (): string => new URL(environment().SITE_URL).host

/**
 * Returns the published name of the site and the public address of the company, for emails: replies go there. During an outage the default
 * name stands in, so that emails are sent anyway.
 */
export async function readMailSender(
  locale: LocaleId,
): Promise<{ siteName: string; replyTo: string | undefined }> {
  const request = { query: mailSenderQuery, params: { locale }, schema: mailSenderSchema }
  const found = await fetchPrivate({ ...request, perspective: 'published' }).catch((error: unknown) => {
    logError('The sender of emails could not be read.', error)
    return null
  })
  return { siteName: found?.siteName ?? getDefaultSiteName(), replyTo: found?.replyTo ?? undefined }
}
