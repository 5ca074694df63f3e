import { connection } from 'next/server'
import { isRefundable } from '#schemas/shared/orders.ts'
import { refundedQuantity } from '#schemas/shared/refunds.ts'
import { currentCustomer } from '#web/features/account/session/session.ts'
import { openSoldFile } from '#web/features/shop/orders/downloads/queries.ts'
import { isOrderId } from '#web/features/shop/orders/order-id.ts'
import { orderStatusUrl } from '#web/features/shop/orders/paths.ts'
import { readOrder } from '#web/features/shop/orders/queries.ts'

interface Properties {
  params: Promise<{ order: string; number: string }>
}

const refuse = (status: number, error: string, message: string) =>
  Response.json({ error, message }, { status, headers: { 'cache-control': 'no-store' } })

/** The same response for missing, foreign and unpaid orders, refunded lines and lines without a file, so that the response does not reveal which. */
const missing = () => refuse(404, 'missing', 'There is nothing here to be downloaded.')

/**
 * Downloads a purchased file for the signed-in customer who paid for it. Answers the file; 303 to the order until the customer agreed that a
 * download ends the right to cancel; 401 without a session, 404 otherwise, 503 during an outage.
 */
export async function GET(_request: Request, { params }: Properties): Promise<Response> {
  await connection()
  const { order: id, number } = await params
  try {
    const customer = await currentCustomer({ checkRevoked: true })
    if (!customer) return refuse(401, 'unauthorized', 'Sign in to download what you bought.')
    const order = isOrderId(id) ? await readOrder(id) : null
    if (order?.customer.uid !== customer.uid || !isRefundable(order.state)) return missing()
    const line = order.lines.find((one) => one.number === number && one.kind === 'digital')
    if (line && refundedQuantity(order, line._key) >= line.quantity) return missing()
    if (line && !order.downloadsAgreedAt) return Response.redirect(orderStatusUrl('success', order), 303)
    const file = line && (await openSoldFile(line))
    if (!file) return missing()
    return new Response(file.content, {
      headers: {
        'content-type': file.type,
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      },
    })
  } catch {
    return refuse(503, 'unreachable', 'The file cannot be loaded at the moment. Please try again.')
  }
}
