import type { NextRequest } from 'next/server'
import { readCustomer } from '#web/features/account/queries.ts'
import { addToWishlist, replaceWishlist } from '#web/features/account/save-wishlist.ts'
import { authenticateRequest, currentCustomer } from '#web/features/account/session/session.ts'
import { errorResponse } from '#web/features/account/session/submission.ts'
import { wishlistSchema } from '#web/features/account/wishlist.ts'
import { readJsonBody } from '#web/lib/request-body.ts'
import { respondUnavailable, respondWithError, respondWithItems } from './responses.ts'

/** Returns the customer's wishlist, `{ items }` with product numbers. 401 without a session; 503 with `retry-after` in an outage. */
export async function GET(request: NextRequest): Promise<Response> {
  try {
    const customer = await currentCustomer({ checkRevoked: true })
    return customer
      ? respondWithItems((await readCustomer(customer)).wishlist)
      : await respondWithError('unauthorized')
  } catch {
    return respondUnavailable(request)
  }
}

async function changeWishlist(request: NextRequest, save: typeof replaceWishlist): Promise<Response> {
  const caller = await authenticateRequest(request)
  if (!caller.ok) return respondWithError(caller.error)
  const body = await readJsonBody(request, 8_192)
  const sent = wishlistSchema.safeParse(body.kind === 'json' ? body.value : undefined)
  if (!sent.success)
    return errorResponse(422, 'invalid', 'Send { items } with product numbers, fifty at most.')
  try {
    return respondWithItems(await save(caller.value, sent.data.items))
  } catch {
    return respondUnavailable(request)
  }
}

/** Adds the items of a guest's wishlist to the account's and returns the merged list. 401, 403, 422, 503. */
export const POST = (request: NextRequest): Promise<Response> => changeWishlist(request, addToWishlist)

/** Replaces the account's wishlist. 401, 403, 422, 503. */
export const PUT = (request: NextRequest): Promise<Response> => changeWishlist(request, replaceWishlist)
