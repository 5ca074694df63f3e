'use server'

import { redirect } from 'next/navigation'
import { isPaid } from '#schemas/shared/orders.ts'
import { currentCustomer } from '#web/features/account/session/session.ts'
import { success } from '#web/lib/result.ts'
import { readOrderForm } from '../order-form.ts'
import { updateOrder } from '../update-order.ts'

/**
 * Records that the customer agrees to lose the right to cancel by downloading, and returns to the order, which then offers the files. Ignores
 * other customers' orders and unpaid ones.
 */
export async function acceptDownloadTerms(form: FormData): Promise<void> {
  const { id, path } = readOrderForm(form)
  const buyer = await currentCustomer()
  if (buyer && form.get('agreed') !== null && id)
    await updateOrder(id, ({ customer, state, downloadsAgreedAt }) =>
      customer.uid !== buyer.uid || !isPaid(state) || downloadsAgreedAt
        ? success('done')
        : success({ change: { downloadsAgreedAt: new Date().toISOString() } }),
    )
  // Another address than that of the form, so that its place gets the focus.
  redirect(`${path}&downloads=ready#downloads`)
}
