'use server'

import { redirect } from 'next/navigation'
import { isPaid } from '#schemas/shared/orders.ts'
import { currentCustomer } from '#web/features/account/session/session.ts'
import { success } from '#web/lib/result.ts'
import { readOrderForm } from '../order-form.ts'
import { updateOrder } from '../update-order.ts'

/** Records the customer's agreement and returns to the order, which then offers the files. */
export async function acceptDownloadTerms(form: FormData): Promise<void> {
  const { id, path } = readOrderForm(form)
  const customer = await currentCustomer({ checkRevoked: true })
  const isAgreed = form.get('agreed') !== null
  if (customer && isAgreed && id) await recordDownloadConsent(id, customer.uid)
  redirect(path)
}

/** Records that a customer agreed to lose the right to cancel by downloading. Ignores other customers' orders and unpaid ones. */
async function recordDownloadConsent(id: string, uid: string): Promise<void> {
  await updateOrder(id, ({ customer, state, downloadsAgreedAt }) =>
    customer.uid !== uid || !isPaid(state) || downloadsAgreedAt
      ? success('done')
      : success({ change: { downloadsAgreedAt: new Date().toISOString() } }),
  )
}
