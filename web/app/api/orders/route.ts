import { connection } from 'next/server'
import { z } from 'zod'
import { parseOrderRequest } from '#web/features/orders/request.ts'
import { readJsonBody } from '#web/lib/json-body.ts'
import { createRateLimit } from '#web/lib/rate-limit.ts'
import { IDENTITY_ERROR_STATUS } from '#web/services/identity/customer.ts'
import { callerOfRequest } from '#web/services/identity/session.ts'
import { placeOrder, type PlaceFault } from '#web/services/orders/place.ts'

/** Requests of one customer in ten minutes, successful or not. */
const limit = createRateLimit('orders', 20, 600_000)

/** Fifty lines are a third of this. */
const MOST_BYTES = 16_384

const refuse = (
  status: number,
  error: string,
  message: string,
  rest: object = {},
  headers: HeadersInit = {},
) =>
  Response.json({ error, message, ...rest }, { status, headers: { 'cache-control': 'no-store', ...headers } })

const STATUS: Record<PlaceFault['kind'], number> = {
  vanished: 409,
  stock: 409,
  currency: 409,
  price: 409,
  closed: 409,
  tooMany: 429,
  payment: 502,
  unreachable: 503,
}

const MESSAGES: Record<PlaceFault['kind'], string> = {
  vanished: 'Some of these goods are not sold any more.',
  stock: 'There are fewer of some of these goods.',
  currency: 'This cannot be paid in this currency.',
  price: 'The price has changed.',
  closed: 'This order is over: begin another under a new key.',
  tooMany: 'Too many orders: wait a moment.',
  payment: 'The payment service does not answer. Nothing was charged; try again under the same key.',
  unreachable: 'The shop does not answer. Nothing was charged; try again under the same key.',
}

const refuseTooMany = (waitMs: number) =>
  refuse(STATUS.tooMany, 'tooMany', MESSAGES.tooMany, {}, { 'retry-after': String(Math.ceil(waitMs / 1000)) })

/**
 * Places an order and opens the page on which it is paid: `{items: [{productId, quantity}], currency, idempotencyKey, locale?, expected?}` with
 * a bearer ID token, or from a page of this site with its session.
 *
 * Answers `{url, orderId}`; 401, 403 and 503 for who asks, 409 `vanished`, `stock` (with `products`), `currency`, `price` (with `payable`) or
 * `closed`, 413, 422 for another body, 429 with `retry-after`, 502 `payment`, 503 `unreachable`.
 */
export async function POST(request: Request): Promise<Response> {
  await connection()
  const caller = await callerOfRequest(request)
  if (!caller.ok)
    return refuse(IDENTITY_ERROR_STATUS[caller.fault], caller.fault, 'Sign in to place an order.')
  const wait = await limit.take(caller.value.uid)
  if (wait > 0) return refuseTooMany(wait)
  const body = await readJsonBody(request, MOST_BYTES)
  if (body.kind === 'tooLarge')
    return refuse(413, 'tooLarge', `An order takes no more than ${MOST_BYTES} bytes.`)
  const parsed = parseOrderRequest.safeParse(body.kind === 'json' ? body.value : undefined)
  if (!parsed.success) return refuse(422, 'invalid', z.prettifyError(parsed.error))
  const placed = await placeOrder(caller.value, parsed.data)
  if (placed.ok) return Response.json(placed.value, { headers: { 'cache-control': 'no-store' } })
  if (placed.fault.kind === 'tooMany') return refuseTooMany(placed.fault.waitMs)
  const { kind, ...details } = placed.fault
  return refuse(STATUS[kind], kind, MESSAGES[kind], details)
}
