import type Stripe from 'stripe'
import { formatMoney } from '../currencies.ts'
import { invalidRequest, missingParameter } from '../errors.ts'
import type { Call, Route } from '../http/routes.ts'
import { newId, toId } from '../storage/objects.ts'
import type { Account } from './account.ts'
import { changeRoute } from './change-object.ts'
import { findOpenDispute } from './disputes.ts'
import { findNamed, findObject, listObjects, listRoute, retrieveRoute } from './lists.ts'
import { integer, metadata, oneOf, readShape, text } from './parameters.ts'

const creation = {
  amount: integer(1),
  charge: text(),
  metadata,
  payment_intent: text(),
  reason: oneOf(['duplicate', 'fraudulent', 'requested_by_customer']),
}

function chargeToRefund(call: Call, given: { charge?: string; payment_intent?: string }): Stripe.Charge {
  if (!given.charge && !given.payment_intent)
    throw missingParameter(
      'payment_intent',
      'One of the following params should be provided for this request: payment_intent or charge.',
    )
  const intent = given.payment_intent
    ? findObject(call, 'payment_intent', given.payment_intent, 'payment_intent')
    : undefined
  const id = given.charge ?? toId(intent?.latest_charge)
  const charge = id ? findObject(call, 'charge', id, 'charge') : undefined
  if (charge?.status !== 'succeeded' || !charge.captured) {
    throw invalidRequest(
      intent
        ? `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`
        : `Charge ${id} cannot be refunded, because it did not succeed.`,
      { param: given.charge ? 'charge' : 'payment_intent' },
    )
  }
  if (findOpenDispute(call.account, charge.id))
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    })
  return charge
}

function create(call: Call): Stripe.Refund {
  const given = readShape(creation, call.values)
  const { account } = call
  const charge = chargeToRefund(call, given)
  const left = charge.amount - charge.amount_refunded
  const amount = given.amount ?? left
  if (left === 0)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    })
  if (amount > left) {
    const text = (minor: number) => formatMoney(minor, charge.currency, 'en')
    throw invalidRequest(
      `Refund amount (${text(amount)}) is greater than unrefunded amount on charge (${text(left)})`,
      { param: 'amount' },
    )
  }
  const refund: Stripe.Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: account.time(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: { card: { type: 'refund', reference_status: 'pending' }, type: 'card' },
    metadata: given.metadata ?? {},
    payment_intent: toId(charge.payment_intent),
    payment_method: charge.payment_method,
    reason: given.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
  account.objects.add('refund', refund, charge.id)
  const refunded = charge.amount_refunded + amount
  const after: Stripe.Charge = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount }
  account.objects.put('charge', after)
  account.emit('refund.created', refund)
  account.emit('charge.refunded', after, {
    amount_refunded: charge.amount_refunded,
    refunded: charge.refunded,
  })
  return refund
}

/** Fails a succeeded refund, as a bank may do days later; returns undefined when there is none. */
export function failRefund(account: Account, id: string): Stripe.Refund | undefined {
  const refund = account.objects.get('refund', id)
  const charge = refund && account.objects.get('charge', refund.charge)
  if (refund?.status !== 'succeeded' || !charge) return undefined
  const failed = account.objects.put('refund', {
    ...refund,
    status: 'failed',
    failure_reason: 'lost_or_stolen_card',
  })
  account.objects.put('charge', {
    ...charge,
    amount_refunded: charge.amount_refunded - refund.amount,
    refunded: false,
  })
  account.emit('refund.updated', failed, { status: refund.status })
  account.emit('refund.failed', failed)
  return failed
}

/** Lists the refunds of a charge, where its `refunds` continue. */
function listOfCharge(call: Call) {
  const { id } = findNamed(call, 'charge')
  return listObjects(call, 'refund', {}, [{ field: 'charge', sign: '=', value: id }])
}

export const refundRoutes: readonly Route[] = [
  { method: 'POST', path: '/v1/refunds', handle: create },
  listRoute('/v1/refunds', 'refund', { charge: text(), payment_intent: text() }),
  { method: 'GET', path: '/v1/charges/:id/refunds', handle: listOfCharge },
  retrieveRoute('/v1/refunds/:id', 'refund'),
  changeRoute('/v1/refunds/:id', 'refund', { metadata }),
]
