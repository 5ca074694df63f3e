'use server'

import { redirect } from 'next/navigation'
import { hasLocale } from 'next-intl'
import { localizedPath } from '#schemas/shared/routes.ts'
import { currentCustomer } from '#web/features/account/session/session.ts'
import { routing } from '#web/i18n/routing.ts'
import { logError } from '#web/lib/log-error.ts'
import { isOrderId } from '../order-id.ts'
import { getReturnDays } from './queries.ts'
import { requestReturn, type ReturnError } from './request-return.ts'
import { parseReturnForm } from './return-request.ts'

/** Requests a return and leads back to the order, which shows it or says why it was not requested. */
export async function sendReturnRequest(form: FormData): Promise<void> {
  const [order, locale] = [form.get('order'), form.get('locale')]
  const id = typeof order === 'string' && isOrderId(order) ? order : ''
  const query = new URLSearchParams({ order: id, return: await request(id, form) })
  const path = localizedPath(hasLocale(routing.locales, locale) ? locale : routing.defaultLocale, '/success')
  redirect(`${path}?${query.toString()}#returns`)
}

async function request(id: string, form: FormData): Promise<ReturnError | 'asked'> {
  const parsed = parseReturnForm(form)
  if (!parsed) return 'nothing'
  try {
    const customer = await currentCustomer({ checkRevoked: true })
    if (!customer) return 'unavailable'
    const requested = await requestReturn(id, customer.uid, parsed, await getReturnDays())
    return requested.ok ? 'asked' : requested.error
  } catch (error) {
    logError('A return could not be requested.', error)
    return 'unavailable'
  }
}
