import { connection } from 'next/server'
import { currentCustomer } from '#web/features/account/session/session.ts'
import { readCustomerData } from '#web/features/shop/orders/account/customer-data.ts'
import { errorResponse } from '#web/lib/error-response.ts'
import { logError } from '#web/lib/log-error.ts'

/** Downloads the signed-in customer’s own data as JSON. 401: no session; 503: an outage. */
export async function GET(): Promise<Response> {
  await connection()
  try {
    const customer = await currentCustomer()
    if (!customer) return errorResponse(401, 'unauthorized', 'Sign in to download your data.')
    return new Response(JSON.stringify(await readCustomerData(customer), null, 2), {
      headers: {
        'content-type': 'application/json',
        'content-disposition': 'attachment; filename="my-data.json"',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      },
    })
  } catch (error) {
    logError('The data of a customer could not be read.', error)
    return errorResponse(503, 'unreachable', 'Your data cannot be read at the moment. Please try again.')
  }
}
