'use server'

import * as z from 'zod'
import { LOCALE_IDS } from '#schemas/shared/locales.ts'
import { getSignInContent, type SignInContent } from './sign-in-content.ts'
import { SIGN_IN_KINDS } from './sign-in-pages.ts'

const requestSchema = z.object({
  kind: z.enum(SIGN_IN_KINDS),
  locale: z.enum(LOCALE_IDS),
})

/** Returns the content of the form that a modal shows. Its texts are in no page, since few visitors open the modal. Rejects for unknown values. */
export async function loadSignInContent(request: z.input<typeof requestSchema>): Promise<SignInContent> {
  const { kind, locale } = requestSchema.parse(request)
  return getSignInContent(kind, locale)
}
