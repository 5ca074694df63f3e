import type Stripe from 'stripe'
import type { Account } from '../api/account.ts'
import type { Decline, Means } from '../api/cards.ts'
import { addCustomer } from '../api/customers.ts'
import { addIntent, payIntent, settleIntent } from '../api/intents.ts'
import { idOf } from '../storage/ids.ts'

type Session = Stripe.Checkout.Session

/** What a person fills in on the page. */
export interface Details {
  email: string
  name: string
  phone: string | null
  /** Where goods go; null where nothing is sent. */
  shipping: Stripe.Address | null
}

/** What became of pressing Pay: done, or why the card was refused. */
export type PayResult = { session: Session; decline: Decline | null }

/** Ends a session that nobody paid. */
export function expireSession(account: Account, session: Session): Session {
  const intent = account.objects.get('payment_intent', idOf(session.payment_intent) ?? '')
  if (intent && intent.status !== 'succeeded' && intent.status !== 'processing') {
    const canceled = account.objects.put('payment_intent', {
      ...intent,
      canceled_at: account.time(),
      cancellation_reason: 'automatic',
      status: 'canceled',
    })
    account.emit('payment_intent.canceled', canceled)
  }
  const expired = account.objects.put('checkout.session', { ...session, status: 'expired', url: null })
  account.emit('checkout.session.expired', expired)
  return expired
}

/** Pays an open session. A declined card leaves it open; a transfer completes it, and its money comes later. */
export function paySession(account: Account, session: Session, details: Details, means: Means): PayResult {
  const filled = withDetails(account, session, details)
  if (filled.amount_total === 0) {
    return { decline: null, session: complete(account, { ...filled, payment_status: 'no_payment_required' }) }
  }
  const known = account.objects.get('payment_intent', idOf(session.payment_intent) ?? '')
  const intent = known ?? intentOf(account, filled, details)
  const payer = { email: details.email, name: details.name, phone: details.phone, address: details.shipping }
  const { decline } = payIntent(account, intent, means, payer)
  const withIntent = { ...filled, payment_intent: intent.id }
  if (decline) return { decline, session: account.objects.put('checkout.session', withIntent) }
  const isPaid = means.kind === 'card'
  return {
    decline: null,
    session: complete(account, { ...withIntent, payment_status: isPaid ? 'paid' : 'unpaid' }),
  }
}

/** The bank's answer to a transfer. Does nothing for a session that waits for none. */
export function settleSession(account: Account, sessionId: string, succeeds: boolean): void {
  const session = account.objects.get('checkout.session', sessionId)
  const intent = account.objects.get('payment_intent', idOf(session?.payment_intent) ?? '')
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
  account.emit('checkout.session.completed', completed)
  return completed
}

function intentOf(account: Account, session: Session, details: Details): Stripe.PaymentIntent {
  const wish = account.intentData(session.id)
  return addIntent(account, {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
    customer: idOf(session.customer),
    description: wish.description,
    metadata: wish.metadata,
    receiptEmail: wish.receiptEmail,
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
  const { name, phone, shipping } = details
  // A customer's own address is not changed by paying.
  const email = (session.customer && session.customer_details?.email) || details.email
  const made = session.customer_creation === 'always' && !session.customer
  const customer = made
    ? addCustomer(account, { email, name, phone, ...(shipping ? { address: shipping } : {}) }).id
    : session.customer
  return {
    ...session,
    customer,
    customer_details: {
      address: shipping,
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
