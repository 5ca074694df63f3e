import { keepCustomer, readCustomer } from '#web/content/customers.ts'
import { mergeWishlists, wishlistBody } from '#web/features/account/wishlist.ts'
import { readJsonBody } from '#web/lib/json-body.ts'
import { IDENTITY_ERROR_STATUS, type Customer, type IdentityError } from '#web/services/identity/customer.ts'
import { callerOfRequest, currentCustomer, endSession } from '#web/services/identity/session.ts'
import { refuse } from '#web/services/identity/submission.ts'

const answer = (items: readonly string[]) =>
  Response.json({ items }, { headers: { 'cache-control': 'no-store' } })

/** A session that does not hold is taken away with the answer. */
async function refuseCaller(error: IdentityError): Promise<Response> {
  if (error === 'unauthorized') await endSession()
  return refuse(IDENTITY_ERROR_STATUS[error], error, 'Sign in, from a page of this site.')
}

/** The wishlist of whoever is signed in: `{ items }`, numbers of goods. 401 for nobody. */
export async function GET(): Promise<Response> {
  const customer = await currentCustomer({ checkRevoked: true })
  return customer
    ? answer((await readCustomer(customer.uid, customer.email)).wishlist)
    : refuseCaller('unauthorized')
}

type Change = (kept: readonly string[], sent: readonly string[]) => readonly string[]

async function change(request: Request, apply: Change): Promise<Response> {
  const caller = await callerOfRequest(request)
  if (!caller.ok) return refuseCaller(caller.fault)
  const body = await readJsonBody(request, 8_192)
  const sent = wishlistBody.safeParse(body.kind === 'json' ? body.value : undefined)
  if (!sent.success) return refuse(422, 'invalid', 'Send { items } with numbers of goods, fifty at most.')
  return answer(await keep(caller.value, sent.data.items, apply))
}

async function keep({ uid, email }: Customer, sent: readonly string[], apply: Change) {
  const wishlist = apply((await readCustomer(uid, email)).wishlist, sent)
  await keepCustomer(uid, email, { wishlist })
  return wishlist
}

/** Adds what a browser has kept for a guest to the account's list; answers the whole. 401, 403, 422. */
export const POST = (request: Request): Promise<Response> => change(request, mergeWishlists)

/** Replaces the account's list by that of the browser. 401, 403, 422. */
export const PUT = (request: Request): Promise<Response> => change(request, (_, sent) => sent)
