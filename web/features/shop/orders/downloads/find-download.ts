import 'server-only'
import { isRefundable } from '#schemas/shared/orders.ts'
import { refundedQuantity } from '#schemas/shared/refunds.ts'
import type { Customer } from '#web/vendors/firebase/customer.ts'
import type { Order } from '../order-document.ts'
import { readOwnOrder } from '../queries.ts'
import { type OpenedFile, openSoldFile } from './queries.ts'

/** A purchased file; `consent`: the customer has not yet agreed that a download ends the right to cancel. */
export type Download =
  { kind: 'file'; file: OpenedFile } | { kind: 'consent'; order: Order } | { kind: 'missing' }

/**
 * Finds a purchased file by its order and product number. It is `missing` alike for missing, foreign and unpaid orders, refunded lines and lines
 * without a file.
 *
 * @throws if the lake does not respond
 */
export async function findDownload({ uid }: Customer, orderId: string, number: string): Promise<Download> {
  const order = await readOwnOrder(uid, orderId)
  if (!order || !isRefundable(order.state)) return { kind: 'missing' }
  const line = order.lines.find((one) => one.number === number && one.kind === 'digital')
  if (!line || refundedQuantity(order, line._key) >= line.quantity) return { kind: 'missing' }
  if (!order.downloadsAgreedAt) return { kind: 'consent', order }
  const file = await openSoldFile(line)
  return file ? { kind: 'file', file } : { kind: 'missing' }
}

/** Answers with a purchased file to save. */
export const respondWithFile = ({ content, name, type }: OpenedFile): Response =>
  new Response(content, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })
