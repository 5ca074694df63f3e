import type Stripe from 'stripe'
import type { Account } from '../api/account.ts'
import type { Decline, PaymentMeans } from '../api/cards.ts'
import { redeemCoupons } from '../api/coupons.ts'
import { addCustomer } from '../api/customers.ts'
import { addIntent, settleIntent } from '../api/intents.ts'
import { challengeUrl, payIntent } from '../api/pay-intent.ts'
import { toId } from '../storage/objects.ts'

type Session = Stripe.Checkout.Session

/** What the customer fills in on the page. */
export interface Details {
  email: string
  name: string
  phone: string | null
  /** The shipping address; null when nothing is shipped. */
  shipping: Stripe.Address | null
  /** The address that tax is computed for, when nothing is shipped. */
  billing: Stripe.Address | null
}

/** The result of a payment attempt: paid, why the card was declined, or the page on which the customer confirms the payment. */
type PayResult = { session: Session; decline: Decline | null; challenge?: string }

/** Expires an unpaid session. */
export function expireSession(account: Account, session: Session): Session {
  const intent = account.objects.get('payment_intent', session.payment_intent)
  if (intent && intent.status !== 'succeeded' && intent.status !== 'processing') {
    const canceled = account.objects.put('payment_intent', {
      ...intent,
      canceled_at: account.time(),
      cancellation_reason: 'automatic',
      next_action: null,
      status: 'canceled',
    })
    account.emit('payment_intent.canceled', canceled)
  }
  const expired = account.objects.put('checkout.session', { ...session, status: 'expired', url: null })
  account.emit('checkout.session.expired', expired)
  return expired
}

/** Completes an open session without a cost, which needs no payment method. */
export const completeFreeSession = (account: Account, session: Session, details: Details): Session =>
  complete(account, { ...withDetails(account, session, details), payment_status: 'no_payment_required' })

/** Pays an open session. A declined card leaves it open; a transfer completes it and settles later. */
export function paySession(
  account: Account,
  session: Session,
  details: Details,
  means: PaymentMeans,
): PayResult {
  const updated = withDetails(account, session, details)
  const known = account.objects.get('payment_intent', session.payment_intent)
  const intent = known ?? intentOf(account, updated, details)
  const payer = { email: details.email, name: details.name, phone: details.phone, address: details.shipping }
  const { intent: tried, decline } = payIntent(account, intent, means, payer)
  const withIntent = { ...updated, payment_intent: intent.id }
  if (decline) return { decline, session: account.objects.put('checkout.session', withIntent) }
  if (tried.status === 'requires_action')
    return {
      decline,
      challenge: challengeUrl(account, tried),
      session: account.objects.put('checkout.session', withIntent),
    }
  const isPaid = means.kind === 'card'
  return {
    decline: null,
    session: complete(account, { ...withIntent, payment_status: isPaid ? 'paid' : 'unpaid' }),
  }
}

/** Completes a session whose payment the customer confirmed. */
export const completePaidSession = (account: Account, session: Session): Session =>
  complete(account, { ...session, payment_status: 'paid' })

/** Applies the bank's response to a transfer. Does nothing when the session has none pending. */
export function settleSession(account: Account, sessionId: string, succeeds: boolean): void {
  const session = account.objects.get('checkout.session', sessionId)
  const intent = account.objects.get('payment_intent', session?.payment_intent)
  if (!session || intent?.status !== 'processing') return
  settleIntent(account, intent, succeeds)
  const settled = account.objects.put('checkout.session', {
    ...session,
    payment_status: succeeds ? 'paid' : 'unpaid',
  })
  account.emit(`checkout.session.async_payment_${succeeds ? 'succeeded' : 'failed'}`, settled)
}

function complete(account: Account, session: Session): Session {
  const completed = account.objects.put('checkout.session', { ...session, status: 'complete', url: null })
  redeemCoupons(account, completed)
  account.emit('checkout.session.completed', completed)
  return completed
}

function intentOf(account: Account, session: Session, details: Details): Stripe.PaymentIntent {
  const intentData = account.intentData.get(session.id)
  return addIntent(account, {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
    customer: toId(session.customer),
    description: intentData.description,
    metadata: intentData.metadata,
    receiptEmail: intentData.receiptEmail,
    methodTypes: session.payment_method_types,
    shipping: details.shipping
      ? {
          address: details.shipping,
          name: details.name,
          phone: details.phone,
          carrier: null,
          tracking_number: null,
        }
      : null,
  })
}

function withDetails(account: Account, session: Session, details: Details): Session {
  const { name, phone, shipping, billing } = details
  // Paying does not change the customer's own address.
  const email = (session.customer && session.customer_details?.email) || details.email
  const made = session.customer_creation === 'always' && !session.customer
  const customer = made
    ? addCustomer(account, { email, name, phone, ...(shipping ? { address: shipping } : {}) }).id
    : session.customer
  return {
    ...session,
    customer,
    customer_details: {
      address: shipping ?? billing,
      business_name: null,
      email,
      individual_name: null,
      name,
      phone,
      tax_exempt: 'none',
      tax_ids: [],
    },
    collected_information: shipping
      ? { business_name: null, individual_name: null, shipping_details: { address: shipping, name } }
      : null,
  }
}
