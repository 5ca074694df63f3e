import type Stripe from 'stripe'
import { invalidRequest } from '../errors.ts'
import type { Call, Route } from '../http/routes.ts'
import type { Account } from './account.ts'
import { addPaymentMethod, findCard } from './cards.ts'
import { findCustomer } from './customers.ts'
import { findNamed, listObjects, retrieveRoute } from './lists.ts'
import { oneOf, readShape, required, text } from './parameters.ts'

const MOST = 20

/** Returns a customer's saved cards, newest first. */
export const savedCards = (account: Account, customer: string): Stripe.PaymentMethod[] =>
  account.objects.list('payment_method', { limit: MOST }, [{ field: 'customer', sign: '=', value: customer }])
    .items

/** Saves the card of a payment for the customer's next one, each card once. */
export function saveCard(account: Account, methodId: string, customer: string): void {
  const method = account.objects.get('payment_method', methodId)
  if (!method?.card) return
  const { fingerprint } = method.card
  if (savedCards(account, customer).some(({ card }) => card?.fingerprint === fingerprint)) return
  const saved = account.objects.put('payment_method', { ...method, customer, allow_redisplay: 'always' })
  account.emit('payment_method.attached', saved)
}

/** Detaches a saved card and emits its event; its payments stay. */
export function forgetCard(account: Account, method: Stripe.PaymentMethod): Stripe.PaymentMethod {
  const freed = account.objects.put('payment_method', { ...method, customer: null })
  account.emit('payment_method.detached', freed)
  return freed
}

function list(call: Call) {
  const customer = findCustomer(call, call.params['id'] ?? '')
  return listObjects(
    call,
    'payment_method',
    { type: oneOf(['card', 'customer_balance']), allow_redisplay: oneOf(['always', 'limited']) },
    [{ field: 'customer', sign: '=', value: customer.id }],
  )
}

function detach(call: Call): Stripe.PaymentMethod {
  readShape({}, call.values)
  return forgetCard(call.account, findNamed(call, 'payment_method'))
}

/** Saves a card, or the test card of that name, for a customer. */
function attach(call: Call): Stripe.PaymentMethod {
  const { customer: id } = readShape({ customer: required(text()) }, call.values)
  const customer = findCustomer(call, id, 'customer')
  const card = findCard(call.params['id'] ?? '')
  const payer = {
    email: customer.email,
    name: customer.name ?? null,
    phone: customer.phone ?? null,
    address: null,
  }
  const method = card
    ? addPaymentMethod(call.account, { kind: 'card', card }, payer)
    : findNamed(call, 'payment_method')
  if (method.customer !== null)
    throw invalidRequest('The payment method you provided has already been attached to a customer.', {
      code: 'payment_method_unexpected_state',
    })
  const saved = call.account.objects.put('payment_method', { ...method, customer: customer.id })
  call.account.emit('payment_method.attached', saved)
  return saved
}

export const savedCardRoutes: readonly Route[] = [
  retrieveRoute('/v1/payment_methods/:id', 'payment_method'),
  { method: 'POST', path: '/v1/payment_methods/:id/attach', handle: attach },
  { method: 'GET', path: '/v1/customers/:id/payment_methods', handle: list },
  { method: 'POST', path: '/v1/payment_methods/:id/detach', handle: detach },
]
