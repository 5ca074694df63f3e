'use server'

import { redirect } from 'next/navigation'
import { currentCustomer } from '#web/features/account/session/session.ts'
import { readOrderForm } from '../order-form.ts'
import { recordDownloadConsent } from './download-consent.ts'

/** Records the customer's agreement and returns to the order, which then offers the files. */
export async function acceptDownloadTerms(form: FormData): Promise<void> {
  const { id, path } = readOrderForm(form)
  const customer = await currentCustomer({ checkRevoked: true })
  const isAgreed = form.get('agreed') !== null
  if (customer && isAgreed && id) await recordDownloadConsent(id, customer.uid)
  redirect(path)
}
