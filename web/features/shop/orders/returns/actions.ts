'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { currentCustomer } from '#web/features/account/session/session.ts'
import { logError } from '#web/lib/log-error.ts'
import { failure } from '#web/lib/result.ts'
import { formLocale } from '#web/ui/forms/form-values.ts'
import { trySendOrderMails } from '../mail/mails.ts'
import { readOrderForm } from '../order-form.ts'
import { updateOrder } from '../update-order.ts'
import { getReturnDays } from './queries.ts'
import { parseReturnForm, planReturn, type ReturnError } from './return-request.ts'

/**
 * Requests a return and leads back to the order, which shows it. Returns why it was not requested; without JavaScript the page of the order
 * says so.
 */
export async function sendReturnRequest(form: FormData): Promise<string | void> {
  const { id, path } = readOrderForm(form)
  const result = await request(id, form)
  // A redirect would render the form anew, without what was typed.
  if (result !== 'asked' && (await headers()).has('next-action')) {
    const texts = await getTranslations({ locale: formLocale(form), namespace: 'returns.results' })
    return texts(result)
  }
  redirect(`${path}&return=${result}#returns`)
}

/** Records the return in the order and mails the customer a confirmation. Other customers' orders count as unavailable. */
async function request(id: string, form: FormData): Promise<ReturnError | 'signedOut' | 'asked'> {
  const parsed = parseReturnForm(form)
  if (!parsed) return 'nothing'
  try {
    const customer = await currentCustomer()
    if (!customer) return 'signedOut'
    const days = await getReturnDays()
    const requested = await updateOrder<ReturnError>(id, (order) =>
      order.customer.uid === customer.uid
        ? planReturn(order, parsed, days, Date.now())
        : failure('unavailable'),
    )
    if (!requested.ok) return requested.error === 'missing' ? 'unavailable' : requested.error
    await trySendOrderMails(id)
    return 'asked'
  } catch (error) {
    logError('A return could not be requested.', error)
    return 'unavailable'
  }
}
