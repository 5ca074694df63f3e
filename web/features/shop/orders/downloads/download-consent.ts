import 'server-only'
import { isPaid } from '#schemas/shared/orders.ts'
import { success } from '#web/lib/result.ts'
import { updateOrder } from '../update-order.ts'

/**
 * Records that a customer agreed to lose the right to cancel by downloading. Ignores other customers' orders and unpaid ones.
 *
 * @throws if the lake does not respond
 */
export async function recordDownloadConsent(id: string, uid: string): Promise<void> {
  await updateOrder(id, ({ customer, state, downloadsAgreedAt }) =>
    customer.uid !== uid || !isPaid(state) || downloadsAgreedAt
      ? success('done')
      : success({ change: { downloadsAgreedAt: new Date().toISOString() } }),
  )
}
