import { connection } from 'next/server'
import { z } from 'zod'
import { readStaff, type StaffFault } from '#web/content/staff.ts'
import { environment } from '#web/env.ts'
import { parseOrderWork } from '#web/features/orders/work-request.ts'
import { readJsonBody } from '#web/lib/json-body.ts'
import { isOrderId } from '#web/lib/orders/identity.ts'
import { bearerToken } from '#web/lib/secrets.ts'
import { workOnOrder, type WorkFault } from '#web/services/orders/work.ts'

interface Properties {
  params: Promise<{ order: string }>
}

/** Fifty lines are a third of this. */
const MOST_BYTES = 16_384

/** Studio is another origin, and the only one that may ask; it proves itself by a token, never by a cookie. */
const doorHeaders = () => ({
  'access-control-allow-origin': environment().STUDIO_URL,
  vary: 'Origin',
  'cache-control': 'no-store',
})

const refuse = (status: number, error: string, message: string) =>
  Response.json({ error, message }, { status, headers: doorHeaders() })

const STAFF: Record<StaffFault, { status: number; message: string }> = {
  unauthorized: { status: 401, message: 'Sign in to Studio again.' },
  forbidden: { status: 403, message: 'Your role does not allow this.' },
  missing: { status: 404, message: 'There is no such order.' },
  unavailable: { status: 503, message: 'The content lake does not answer. Try again in a moment.' },
}

const WORK: Record<WorkFault, { status: number; message: string }> = {
  missing: STAFF.missing,
  state: { status: 409, message: 'The order has moved on: this cannot be done with it any more.' },
  nothing: { status: 409, message: 'There is nothing left of this to be done.' },
  unknownLine: { status: 409, message: 'The order has no such line.' },
  tooMany: { status: 409, message: 'More pieces are chosen than are left.' },
  tooMuch: {
    status: 409,
    message: 'This is more than is left of the payment. Choose everything that is left instead.',
  },
  unavailable: {
    status: 503,
    message: 'The shop or the payment service does not answer. Try again: nothing is done twice.',
  },
}

/** Answers a browser that asks before it sends: Studio may, nobody else. */
export function OPTIONS(request: Request): Response {
  const isStudio = request.headers.get('origin') === environment().STUDIO_URL
  return new Response(null, {
    status: isStudio ? 204 : 403,
    headers: {
      ...doorHeaders(),
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'authorization, content-type',
      'access-control-max-age': '600',
    },
  })
}

/**
 * Works on an order for somebody in Studio, who proves by their own token of the content lake that they may change orders:
 * `{action: 'fulfil', carrier?, tracking?}`, `{action: 'refund', wish, restock, key}` or `{action: 'mail', kind, key}`.
 *
 * Answers `{state}`; 401 and 403 for who asks and from where, 404, 409 with why, 413, 422 for another body, 503 for what is to be tried again.
 */
export async function POST(request: Request, { params }: Properties): Promise<Response> {
  await connection()
  if (request.headers.get('origin') !== environment().STUDIO_URL)
    return refuse(403, 'origin', 'Orders are worked on from Studio.')
  const token = bearerToken(request.headers.get('authorization'))
  if (!token) return refuse(401, 'unauthorized', STAFF.unauthorized.message)
  const { order: id } = await params
  if (!isOrderId(id)) return refuse(404, 'missing', WORK.missing.message)
  const body = await readJsonBody(request, MOST_BYTES)
  if (body.kind === 'tooLarge') return refuse(413, 'tooLarge', `No more than ${MOST_BYTES} bytes are taken.`)
  const staff = await readStaff(token, id)
  if (!staff.ok) return refuse(STAFF[staff.fault].status, staff.fault, STAFF[staff.fault].message)
  const work = parseOrderWork.safeParse(body.kind === 'json' ? body.value : undefined)
  if (!work.success) return refuse(422, 'invalid', z.prettifyError(work.error))
  const worked = await workOnOrder(id, work.data, staff.value)
  if (!worked.ok) return refuse(WORK[worked.fault].status, worked.fault, WORK[worked.fault].message)
  const { state } = worked.value
  return Response.json({ state }, { headers: doorHeaders() })
}
