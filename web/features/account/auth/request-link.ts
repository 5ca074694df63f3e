import 'server-only'
import { after } from 'next/server'
import { returnPath } from '#web/lib/return-path.ts'
import { emailAddress } from '#web/ui/forms/validators.ts'
import type { AccountError } from '../account-errors.ts'
import { countMailRequest } from '../session/attempt-limits.ts'
import type { Submission } from '../session/submission.ts'
import { storeEmailLinkAddress } from './email-link-address.ts'
import { mailLink, type OwnAddressAction } from './mails.ts'

/**
 * Mails a link after the response, so that its timing does not reveal whether the account exists.
 *
 * @param headers of the request, which counts towards the limits of its sender
 * @returns an error or null
 */
export async function requestLink(
  action: OwnAddressAction,
  { fields, locale }: Submission,
  headers: Headers,
): Promise<AccountError | null> {
  const email = emailAddress.safeParse(fields.email)
  if (!email.success) return 'invalidEmail'
  if ((await countMailRequest(headers, email.data)) > 0) return 'tooMany'
  if (action === 'signIn') await storeEmailLinkAddress(email.data)
  after(() => mailLink(action, email.data, locale, returnPath(fields.returnUrl, '')))
  return null
}
