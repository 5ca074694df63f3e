'use server'

import { redirect } from 'next/navigation'
import { currentCustomer } from '#web/features/account/session/session.ts'
import { logError } from '#web/lib/log-error.ts'
import { readOrderForm } from '../order-form.ts'
import { getReturnDays } from './queries.ts'
import { requestReturn, type ReturnError } from './request-return.ts'
import { parseReturnForm } from './return-request.ts'

/** Requests a return and leads back to the order, which shows it or says why it was not requested. */
export async function sendReturnRequest(form: FormData): Promise<void> {
  const { id, path } = readOrderForm(form)
  redirect(`${path}&return=${await request(id, form)}#returns`)
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
