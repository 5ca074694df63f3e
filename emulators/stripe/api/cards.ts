import type Stripe from 'stripe'
import { newId } from '../storage/objects.ts'
import type { Account } from './account.ts'

/** Why a card is declined, as a code and as a message. */
export interface Decline {
  code: string
  declineCode: string
  message: string
}

/** A test card of https://docs.stripe.com/testing */
export interface TestCard {
  number: string
  brand: 'visa' | 'mastercard'
  decline: Decline | null
  /** When the bank asks the customer to confirm a payment (3-D Secure). */
  authentication?: 'always' | 'unless_saved'
  /** Whether its holder disputes each payment. */
  isDisputed?: true
}

const declined = (declineCode: string, message: string, code = 'card_declined'): Decline => ({
  code,
  declineCode,
  message,
})

/** The test cards by the name of their payment method. */
const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  pm_card_visa: { number: '4242424242424242', brand: 'visa', decline: null },
  pm_card_mastercard: { number: '5555555555554444', brand: 'mastercard', decline: null },
  pm_card_chargeDeclined: {
    number: '4000000000000002',
    brand: 'visa',
    decline: declined('generic_decline', 'Your card was declined.'),
  },
  pm_card_chargeDeclinedInsufficientFunds: {
    number: '4000000000009995',
    brand: 'visa',
    decline: declined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  pm_card_chargeDeclinedExpiredCard: {
    number: '4000000000000069',
    brand: 'visa',
    decline: declined('expired_card', 'Your card has expired.', 'expired_card'),
  },
  pm_card_authenticationRequired: {
    number: '4000002760003184',
    brand: 'visa',
    decline: null,
    authentication: 'always',
  },
  pm_card_authenticationRequiredOnSetup: {
    number: '4000002500003155',
    brand: 'visa',
    decline: null,
    authentication: 'unless_saved',
  },
  pm_card_authenticationRequiredChargeDeclinedInsufficientFunds: {
    number: '4000008260003178',
    brand: 'visa',
    decline: declined('insufficient_funds', 'Your card has insufficient funds.'),
    authentication: 'always',
  },
  pm_card_createDispute: { number: '4000000000000259', brand: 'visa', decline: null, isDisputed: true },
}

/** Returns the test card of that name, such as `pm_card_visa`. */
export const findCard = (name: string): TestCard | undefined =>
  Object.hasOwn(TEST_CARDS, name) ? TEST_CARDS[name] : undefined

/** Returns the test card that a saved card was created from. */
export const findCardOf = ({ card }: Stripe.PaymentMethod): TestCard | undefined =>
  Object.values(TEST_CARDS).find(({ number }) => number.endsWith(card?.last4 ?? 'none'))

/** The decline of a payment that the bank wants confirmed, without a customer who could. */
export const AUTHENTICATION_REQUIRED = declined(
  'authentication_required',
  'Your card was declined. This transaction requires authentication.',
  'authentication_required',
)

/** How a customer pays: by card immediately, or by a transfer that settles later. */
export type PaymentMeans = { kind: 'card'; card: TestCard } | { kind: 'transfer' }

/** The customer's billing details. */
export interface Payer {
  email: string | null
  name: string | null
  phone: string | null
  address: Stripe.Address | null
}

const EXPIRY = { month: 12, year: 2034 }

const cardFacts = ({ number, brand }: TestCard) => ({
  brand,
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
  country: 'US',
  exp_month: EXPIRY.month,
  exp_year: EXPIRY.year,
  fingerprint: number.slice(-4).padStart(16, 'M'),
  funding: 'credit',
  last4: number.slice(-4),
  networks: { available: [brand], preferred: null },
  three_d_secure_usage: { supported: true },
  wallet: null,
})

const billing = ({ email, name, phone, address }: Payer) => ({ address, email, name, phone, tax_id: null })

/** Stores a payment method. */
export function addPaymentMethod(account: Account, means: PaymentMeans, payer: Payer): Stripe.PaymentMethod {
  const method = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: billing(payer),
    ...(means.kind === 'card'
      ? { type: 'card', card: cardFacts(means.card) }
      : { type: 'customer_balance', customer_balance: {} }),
    created: account.time(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
  } as unknown as Stripe.PaymentMethod
  return account.objects.add('payment_method', method)
}

interface NewCharge {
  intent: Stripe.PaymentIntent
  method: Stripe.PaymentMethod
  means: PaymentMeans
  payer: Payer
  decline: Decline | null
  status: 'succeeded' | 'pending' | 'failed'
  /** Whether the money was taken, not only held. */
  captured: boolean
}

/** Creates the charge of an intent with the bank's response. */
export function addCharge(
  account: Account,
  { intent, method, means, payer, decline, status, captured }: NewCharge,
): Stripe.Charge {
  const id = newId('ch')
  const details =
    means.kind === 'card'
      ? {
          type: 'card',
          card: { ...cardFacts(means.card), amount_authorized: intent.amount, network: means.card.brand },
        }
      : { type: 'customer_balance', customer_balance: {} }
  return account.objects.add('charge', {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: captured ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: billing(payer),
    calculated_statement_descriptor: 'TEST BUSINESS',
    captured,
    created: account.time(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: decline ? 'declined_by_network' : 'approved_by_network',
      reason: decline?.declineCode ?? null,
      risk_level: 'normal',
      seller_message: decline ? 'The bank did not return any further details.' : 'Payment complete.',
      type: decline ? 'issuer_declined' : 'authorized',
    },
    paid: status === 'succeeded',
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: details as unknown as Stripe.Charge.PaymentMethodDetails,
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: `${account.origin}/receipts/${id}`,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status,
    transfer_data: null,
    transfer_group: null,
  })
}
