import { connection } from 'next/server'
import { refundedQuantity } from '#schemas/shared/refunds.ts'
import { openProductFile } from '#web/content/order-files.ts'
import { readOrder } from '#web/content/orders.ts'
import { isOrderId } from '#web/lib/orders/identity.ts'
import { currentCustomer } from '#web/services/identity/session.ts'

interface Properties {
  params: Promise<{ order: string; number: string }>
}

const refuse = (status: number, error: string, message: string) =>
  Response.json({ error, message }, { status, headers: { 'cache-control': 'no-store' } })

/** The same for an order that is not there, another's, an unpaid one, goods that were paid back, and goods that are no file: nobody learns which. */
const missing = () => refuse(404, 'missing', 'There is nothing here to be downloaded.')

/**
 * Downloads a file that was bought: for who is signed in, bought it, and paid. Answers the file; 401 for nobody, 404 for everything else, 503
 * where it cannot be found out.
 */
export async function GET(_request: Request, { params }: Properties): Promise<Response> {
  await connection()
  const { order: id, number } = await params
  try {
    const customer = await currentCustomer({ checkRevoked: true })
    if (!customer) return refuse(401, 'unauthorized', 'Sign in to download what you bought.')
    const order = isOrderId(id) ? await readOrder(id) : null
    if (order?.customer.uid !== customer.uid || !['paid', 'fulfilled'].includes(order.state)) return missing()
    const line = order.lines.find((one) => one.number === number && one.kind === 'digital')
    if (line && refundedQuantity(order, line._key) >= line.quantity) return missing()
    const file = line && (await openProductFile(line.product, line.number))
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
