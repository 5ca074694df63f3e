import { connection } from 'next/server'
import { currentCustomer } from '#web/features/account/session/session.ts'
import { readInvoice } from '#web/features/shop/orders/documents/invoice.ts'
import {
  createOrderPdf,
  parsePdfRequest,
  respondWithPdf,
} from '#web/features/shop/orders/documents/pdf/order-pdf.ts'
import { respondSignedOut } from '#web/features/shop/orders/respond-signed-out.ts'
import { errorResponse } from '#web/lib/error-response.ts'
import { logError } from '#web/lib/log-error.ts'

interface Properties {
  params: Promise<{ order: string; document: string }>
}

const missing = () => errorResponse(404, 'missing', 'There is no such document.')

/**
 * Responds with the invoice, or the credit note of the refund in the query, as PDF to the customer of a paid order.
 * 401, or 303 to the order if a link was followed: no session; 404: no such document of this customer; 503: an outage.
 */
export async function GET(request: Request, { params }: Properties): Promise<Response> {
  await connection()
  const { order, document } = await params
  const wanted = parsePdfRequest(document, request)
  if (!wanted.success || wanted.data.document === 'packing-slip') return missing()
  try {
    const customer = await currentCustomer()
    if (!customer) return respondSignedOut(request, order)
    const invoice = await readInvoice(customer, order, wanted.data.locale)
    const pdf = invoice && (await createOrderPdf(invoice, wanted.data))
    return pdf ? respondWithPdf(pdf) : missing()
  } catch (error) {
    logError(`A document of ${order} could not be created.`, error)
    return errorResponse(503, 'unreachable', 'The document cannot be made at the moment. Please try again.')
  }
}
