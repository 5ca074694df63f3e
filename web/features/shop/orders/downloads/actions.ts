'use server'

import { redirect } from 'next/navigation'
import { hasLocale } from 'next-intl'
import { localizedPath } from '#schemas/shared/routes.ts'
import { currentCustomer } from '#web/features/account/session/session.ts'
import { routing } from '#web/i18n/routing.ts'
import { isOrderId } from '../order-id.ts'
import { recordDownloadConsent } from './download-consent.ts'

/** Records the customer's agreement and returns to the order, which then offers the files. */
export async function acceptDownloadTerms(form: FormData): Promise<void> {
  const [id, locale] = [form.get('order'), form.get('locale')]
  const customer = await currentCustomer({ checkRevoked: true })
  const isAgreed = form.get('agreed') !== null
  if (customer && isAgreed && typeof id === 'string' && isOrderId(id))
    await recordDownloadConsent(id, customer.uid)
  const path = localizedPath(hasLocale(routing.locales, locale) ? locale : routing.defaultLocale, '/success')
  redirect(`${path}?order=${encodeURIComponent(typeof id === 'string' ? id : '')}`)
}
