import type { NextRequest } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { saveCustomer } from '#web/features/account/customers.ts'
import { readCustomer } from '#web/features/account/queries.ts'
import { authenticateRequest, currentCustomer, endSession } from '#web/features/account/session/session.ts'
import { errorResponse } from '#web/features/account/session/submission.ts'
import { mergeWishlists, wishlistSchema } from '#web/features/account/wishlist.ts'
import { preferredLocale } from '#web/features/routing/decide-route.ts'
import { LOCALE_COOKIE } from '#web/i18n/routing.ts'
import { readJsonBody } from '#web/lib/request-body.ts'
import { type Customer, IDENTITY_ERROR_STATUS, type IdentityError } from '#web/vendors/firebase/customer.ts'

const respondWithItems = (items: readonly string[]) =>
  Response.json({ items }, { headers: { 'cache-control': 'no-store' } })

/** Responds with an error, and removes the cookies of an invalid session. */
async function respondWithError(error: IdentityError): Promise<Response> {
  if (error === 'unauthorized') await endSession()
  return errorResponse(IDENTITY_ERROR_STATUS[error], error, 'Sign in, from a page of this site.')
}

/** Responds 503 in the visitor's language: the lake or the identity service does not answer. */
async function respondUnavailable(request: NextRequest): Promise<Response> {
  const saved = request.cookies.get(LOCALE_COOKIE)?.value
  const locale = preferredLocale(saved, request.headers.get('accept-language'))
  const texts = await getTranslations({ locale, namespace: 'errors' })
  const response = errorResponse(503, 'unavailable', texts('unavailable'))
  response.headers.set('retry-after', '10')
  return response
}

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

type Change = (kept: readonly string[], sent: readonly string[]) => readonly string[]

async function changeWishlist(request: NextRequest, apply: Change): Promise<Response> {
  const caller = await authenticateRequest(request)
  if (!caller.ok) return respondWithError(caller.error)
  const body = await readJsonBody(request, 8_192)
  const sent = wishlistSchema.safeParse(body.kind === 'json' ? body.value : undefined)
  if (!sent.success)
    return errorResponse(422, 'invalid', 'Send { items } with product numbers, fifty at most.')
  try {
    return respondWithItems(await saveWishlist(caller.value, sent.data.items, apply))
  } catch {
    return respondUnavailable(request)
  }
}

async function saveWishlist(customer: Customer, sent: readonly string[], apply: Change) {
  const wishlist = apply((await readCustomer(customer)).wishlist, sent)
  await saveCustomer(customer.uid, customer.email, { wishlist })
  return wishlist
}

/** Adds the items of a guest's wishlist to the account's and returns the merged list. 401, 403, 422, 503. */
export const POST = (request: NextRequest): Promise<Response> => changeWishlist(request, mergeWishlists)

/** Replaces the account's wishlist. 401, 403, 422, 503. */
export const PUT = (request: NextRequest): Promise<Response> => changeWishlist(request, (_, sent) => sent)
