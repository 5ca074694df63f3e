import { IDENTITY_ERROR_STATUS, type IdentityError } from '#web/vendors/firebase/customer.ts'
import type { OrderError } from './create-order.ts'

/** An error as the cart reads it: a code, a sentence for developers, and what the cart needs to explain it. */
interface CartError {
  status: number
  headers?: Record<string, string>
  error: string
  message: string
  /** Whether the same request may succeed later. Default: false. */
  retryable?: boolean
  [detail: string]: unknown
}

/** The response to each error. */
const RESPONSES: Record<OrderError['kind'], Pick<CartError, 'status' | 'message' | 'retryable'>> = {
  vanished: { status: 409, message: 'Some of these products are not sold any more.' },
  stock: { status: 409, message: 'There are fewer of some of these products.', retryable: true },
  limit: {
    status: 409,
    message: 'This is more of a product than one customer may order, unpaid orders included.',
  },
  currency: { status: 409, message: 'This cannot be paid in this currency.' },
  amount: { status: 409, message: 'This amount cannot be paid in this currency.' },
  price: { status: 409, message: 'The price has changed.' },
  delivery: { status: 409, message: 'This delivery method is not offered any more.' },
  discount: { status: 409, message: 'A discount code does not apply.' },
  closed: { status: 409, message: 'This order is over: begin another under a new key.' },
  openOrders: {
    status: 409,
    message: 'Earlier orders are still being paid: wait until they are paid or have expired.',
    retryable: true,
  },
  tooMany: { status: 429, message: 'Too many orders: wait a moment.', retryable: true },
  payment: {
    status: 502,
    message: 'The payment service does not respond. Nothing was charged; try again under the same key.',
    retryable: true,
  },
  unreachable: {
    status: 503,
    message: 'The shop does not respond. Nothing was charged; try again under the same key.',
    retryable: true,
  },
}

/** Returns the response with an error for the cart. */
export const cartErrorResponse = ({ status, headers, ...body }: CartError): Response =>
  Response.json(
    { retryable: false, ...body },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  )

/** Returns the response to a caller without a valid session. */
export const callerErrorResponse = (error: IdentityError): Response =>
  cartErrorResponse({
    status: IDENTITY_ERROR_STATUS[error],
    error,
    message: 'Sign in to place an order.',
    retryable: error === 'unavailable',
  })

/** Returns the response to an order for which no checkout session was opened. */
export function orderErrorResponse({ kind: error, ...details }: OrderError): Response {
  if (!('waitMs' in details)) return cartErrorResponse({ ...details, ...RESPONSES[error], error })
  const headers = { 'retry-after': String(Math.ceil(details.waitMs / 1000)) }
  return cartErrorResponse({ ...RESPONSES[error], error, headers })
}
