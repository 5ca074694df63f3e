import 'server-only'
import { isPaid } from '#schemas/shared/orders.ts'
import { changeOrder } from '../order-store.ts'
import { readOrder } from '../queries.ts'

const MAX_ATTEMPTS = 8

/**
 * Records that a customer agreed to lose the right to cancel by downloading. Ignores other customers' orders and unpaid ones.
 *
 * @throws if the lake does not answer
 */
export async function recordDownloadConsent(id: string, uid: string): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const order = await readOrder(id)
    if (order?.customer.uid !== uid || !isPaid(order.state) || order.downloadsAgreedAt) return
    if (await changeOrder(order, { downloadsAgreedAt: new Date().toISOString() })) return
  }
}
