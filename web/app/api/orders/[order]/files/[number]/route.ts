import { connection } from 'next/server'
import { currentCustomer } from '#web/features/account/session/session.ts'
import { findDownload, respondWithFile } from '#web/features/shop/orders/downloads/find-download.ts'
import { orderStatusUrl } from '#web/features/shop/orders/paths.ts'
import { respondSignedOut } from '#web/features/shop/orders/respond-signed-out.ts'
import { errorResponse } from '#web/lib/error-response.ts'
import { logError } from '#web/lib/log-error.ts'

interface Properties {
  params: Promise<{ order: string; number: string }>
}

/**
 * Downloads a purchased file for the customer who paid for it.
 *
 * - 303 to the order: the customer has not agreed that a download ends the right to cancel, or follows a link without a session
 * - 401: no session otherwise; 404: no such file of this customer; 503: an outage
 */
export async function GET(request: Request, { params }: Properties): Promise<Response> {
  await connection()
  const { order, number } = await params
  try {
    const customer = await currentCustomer()
    if (!customer) return respondSignedOut(request, order)
    const download = await findDownload(customer, order, number)
    if (download.kind === 'missing') return errorResponse(404, 'missing', 'There is no such file.')
    if (download.kind === 'consent') return Response.redirect(orderStatusUrl('success', download.order), 303)
    return respondWithFile(download.file)
  } catch (error) {
    logError(`A file of ${order} could not be downloaded.`, error)
    return errorResponse(503, 'unreachable', 'The file cannot be loaded at the moment. Please try again.')
  }
}
