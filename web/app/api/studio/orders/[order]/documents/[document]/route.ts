import { connection } from 'next/server'
import {
  createOrderPdf,
  parsePdfRequest,
  respondWithPdf,
} from '#web/features/shop/orders/documents/pdf/order-pdf.ts'
import { readSeller } from '#web/features/shop/orders/documents/queries.ts'
import { readOrder } from '#web/features/shop/orders/queries.ts'
import { actionErrorResponse, identifyStaff } from '#web/features/shop/orders/staff/order-action-responses.ts'
import { logError } from '#web/lib/log-error.ts'
import { respondToPreflight, studioErrorResponse, studioHeaders } from '#web/lib/studio-responses.ts'

interface Properties {
  params: Promise<{ order: string; document: string }>
}

export const OPTIONS = (request: Request): Response => respondToPreflight(request, 'GET')

/**
 * Responds with a document of an order as PDF to a Studio user, whose lake token must allow changes of orders. 401: the token; 403: the
 * origin or the user's permissions; 404: no such order or document; 503: retry.
 */
export async function GET(request: Request, { params }: Properties): Promise<Response> {
  await connection()
  const { order: id, document } = await params
  const wanted = parsePdfRequest(document, request)
  if (!wanted.success) return actionErrorResponse('missing')
  const staff = await identifyStaff(request, id)
  if (staff instanceof Response) return staff
  try {
    const order = await readOrder(id)
    const seller = await readSeller(wanted.data.locale)
    const pdf = order && (await createOrderPdf({ order, seller }, wanted.data))
    if (!pdf) return studioErrorResponse(404, 'missing', 'The order has no such document.')
    return respondWithPdf(pdf, { ...studioHeaders(), 'access-control-expose-headers': 'content-disposition' })
  } catch (error) {
    logError(`A document of ${id} could not be created.`, error)
    return actionErrorResponse('unavailable')
  }
}
