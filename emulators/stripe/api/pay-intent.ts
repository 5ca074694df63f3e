import type Stripe from 'stripe'
import type { Account } from './account.ts'
import {
  addPaymentMethod,
  AUTHENTICATION_REQUIRED,
  type Decline,
  findCardOf,
  type Payer,
  type PaymentMeans,
} from './cards.ts'
import { type Attempted, chargeIntent, failIntent } from './intents.ts'

interface PayOptions {
  /** The payment method, when it is stored already. */
  method?: Stripe.PaymentMethod
  /** Where the customer returns to from the bank's page. */
  returnUrl?: string | undefined
  /** Whether the customer is absent and can confirm nothing. */
  isOffSession?: boolean | undefined
}

/** Attempts a payment; one that the bank wants confirmed requires an action of the customer. */
export function payIntent(
  account: Account,
  intent: Stripe.PaymentIntent,
  means: PaymentMeans,
  payer: Payer,
  { method: stored, returnUrl, isOffSession = false }: PayOptions = {},
): Attempted {
  const method = stored ?? addPaymentMethod(account, means, payer)
  const card = means.kind === 'card' ? means.card : null
  const isSaved = method.customer !== null
  const needsAuthentication =
    card?.authentication === 'always' || (card?.authentication === 'unless_saved' && !isSaved)
  if (needsAuthentication && !isOffSession)
    return { intent: requireAction(account, intent, method, returnUrl), decline: null }
  const decline = needsAuthentication ? AUTHENTICATION_REQUIRED : (card?.decline ?? null)
  return chargeIntent(account, intent, { method, means, payer, decline })
}

/** Returns the bank's page on which the customer confirms a payment. */
export const challengeUrl = (
  { origin }: Account,
  { id, client_secret: secret }: Stripe.PaymentIntent,
): string => `${origin}/c/authenticate/${id}?client_secret=${secret ?? ''}`

function requireAction(
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  returnUrl: string | undefined,
): Stripe.PaymentIntent {
  const url = challengeUrl(account, intent)
  const waiting = account.objects.put('payment_intent', {
    ...intent,
    payment_method: method.id,
    next_action: returnUrl
      ? { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url } }
      : { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url } },
    status: 'requires_action',
  })
  account.emit('payment_intent.requires_action', waiting)
  return waiting
}

const NOT_AUTHENTICATED: Decline = {
  code: 'payment_intent_authentication_failure',
  declineCode: '',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
}

/** Charges the card of an intent that requires an action, once its holder confirmed; else the intent requires another one. */
export function answerChallenge(
  account: Account,
  intent: Stripe.PaymentIntent,
  isConfirmed: boolean,
): Attempted {
  const method = account.objects.get('payment_method', intent.payment_method)
  const card = method && findCardOf(method)
  if (!method || !card || !isConfirmed) {
    const base = { ...intent, next_action: null, payment_method: null }
    return { decline: NOT_AUTHENTICATED, intent: failIntent(account, base, method, NOT_AUTHENTICATED) }
  }
  const { address, email, name, phone } = method.billing_details
  return chargeIntent(account, intent, {
    method,
    decline: card.decline,
    means: { kind: 'card', card },
    payer: { address, email, name, phone },
  })
}
