import { connection } from 'next/server'
import { environment } from '#web/env.ts'
import {
  createOrderPdf,
  pdfRequestSchema,
  respondWithPdf,
} from '#web/features/shop/orders/documents/pdf/order-pdf.ts'
import { readSeller } from '#web/features/shop/orders/documents/queries.ts'
import { isOrderId } from '#web/features/shop/orders/order-id.ts'
import { readOrder } from '#web/features/shop/orders/queries.ts'
import {
  answerPreflight,
  corsHeaders,
  refuse,
  refuseAction,
  refuseStaff,
} from '#web/features/shop/orders/staff/order-action-responses.ts'
import { readStaff } from '#web/features/shop/orders/staff/staff.ts'
import { bearerToken } from '#web/lib/secrets.ts'

interface Properties {
  params: Promise<{ order: string; document: string }>
}

/** Answers CORS preflight requests of Studio. */
export const OPTIONS = (request: Request): Response => answerPreflight(request, 'GET')

/**
 * Answers a document of an order as PDF to a Studio user, whose lake token must allow changes of orders. 401 and 403 for the caller and the
 * origin, 404 for a missing order or document, 503 for a retry.
 */
export async function GET(request: Request, { params }: Properties): Promise<Response> {
  await connection()
  if (request.headers.get('origin') !== environment().STUDIO_URL)
    return refuse(403, 'origin', 'Orders are worked on from Studio.')
  const token = bearerToken(request.headers.get('authorization'))
  if (!token) return refuseStaff('unauthorized')
  const { order: id, document } = await params
  const { searchParams } = new URL(request.url)
  const wanted = pdfRequestSchema.safeParse({
    document,
    locale: searchParams.get('locale'),
    refund: searchParams.get('refund'),
  })
  if (!isOrderId(id) || !wanted.success) return refuseAction('missing')
  const staff = await readStaff(token, id)
  if (!staff.ok) return refuseStaff(staff.error)
  try {
    const order = await readOrder(id)
    const seller = await readSeller(wanted.data.locale)
    const pdf = order && (await createOrderPdf({ order, seller }, wanted.data))
    if (!pdf) return refuse(404, 'missing', 'The order has no such document.')
    return respondWithPdf(pdf, { ...corsHeaders(), 'access-control-expose-headers': 'content-disposition' })
  } catch {
    return refuseAction('unavailable')
  }
}
