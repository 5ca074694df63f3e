import type Stripe from 'stripe'
import { invalidRequest } from '../errors.ts'
import type { Call, Route } from '../http/routes.ts'
import { newId, toId } from '../storage/objects.ts'
import type { Account } from './account.ts'
import { mergeMetadata } from './change-object.ts'
import { findNamed, listRoute, retrieveRoute } from './lists.ts'
import { flag, hash, metadata, readShape, type Shape, text, unsettable } from './parameters.ts'

/** The evidence that a shop may give. */
const EVIDENCE = [
  ...['access_activity_log', 'billing_address', 'cancellation_policy', 'cancellation_policy_disclosure'],
  ...['cancellation_rebuttal', 'customer_communication', 'customer_email_address', 'customer_name'],
  ...['customer_purchase_ip', 'customer_signature', 'duplicate_charge_documentation'],
  ...[
    'duplicate_charge_explanation',
    'duplicate_charge_id',
    'product_description',
    'receipt',
    'refund_policy',
  ],
  ...['refund_policy_disclosure', 'refund_refusal_explanation', 'service_date', 'service_documentation'],
  ...['shipping_address', 'shipping_carrier', 'shipping_date', 'shipping_documentation'],
  ...['shipping_tracking_number', 'uncategorized_file', 'uncategorized_text'],
]

const NO_EVIDENCE = {
  ...Object.fromEntries(EVIDENCE.map((name) => [name, null])),
  enhanced_evidence: {},
} as unknown as Stripe.Dispute.Evidence

const evidenceShape: Shape = Object.fromEntries(EVIDENCE.map((name) => [name, unsettable(20_000)]))

/** The time to give evidence, in seconds. */
const NINE_DAYS = 9 * 86_400

/** Opens a dispute of a charge, as the bank of its card does. */
export function addDispute(account: Account, charge: Stripe.Charge): void {
  const card = charge.payment_method_details?.card
  const dispute: Stripe.Dispute = {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: account.time(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: account.time() + NINE_DAYS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: toId(charge.payment_intent),
    payment_method_details: {
      card: {
        brand: card?.brand ?? 'visa',
        case_type: 'chargeback',
        network: card?.network ?? 'visa',
        network_reason_code: '10.4',
      },
      type: 'card',
    },
    reason: 'fraudulent',
    status: 'needs_response',
  }
  account.objects.put('charge', { ...charge, disputed: true })
  account.objects.add('dispute', dispute, charge.id)
  account.emit('charge.dispute.created', dispute)
  account.emit('charge.dispute.funds_withdrawn', dispute)
}

/** Returns the dispute of a charge, unless the shop won it. */
export const findOpenDispute = (account: Account, chargeId: string): Stripe.Dispute | undefined =>
  account.objects.children('dispute', chargeId).find(({ status }) => status !== 'won')

function update(call: Call): Stripe.Dispute {
  const given = readShape({ evidence: hash(evidenceShape), metadata, submit: flag }, call.values)
  const before = findNamed(call, 'dispute')
  if (before.status !== 'needs_response' && (given.evidence ?? given.submit))
    throw invalidRequest('This dispute is already closed or its evidence was submitted.', {
      code: 'dispute_evidence_submitted',
    })
  const evidence = { ...before.evidence, ...(given.evidence as Partial<Stripe.Dispute.Evidence> | undefined) }
  const hasEvidence = Object.entries(evidence).some(
    ([name, value]) => name !== 'enhanced_evidence' && value !== null,
  )
  // Stripe submits the evidence unless it is told not to.
  const isSubmitted = given.evidence !== undefined ? given.submit !== false : given.submit === true
  const { evidence_details: details } = before
  const after: Stripe.Dispute = {
    ...before,
    evidence,
    evidence_details: {
      ...details,
      has_evidence: hasEvidence,
      ...(isSubmitted && { submission_count: details.submission_count + 1, submission_method: 'manual' }),
    },
    metadata: mergeMetadata(before.metadata, given.metadata),
    status: isSubmitted ? 'under_review' : before.status,
  }
  call.account.objects.put('dispute', after)
  call.account.emit('charge.dispute.updated', after)
  return isSubmitted ? decide(call.account, after) : after
}

/** Decides a dispute by the texts that Stripe's test mode knows; any other stays under review. */
function decide(account: Account, dispute: Stripe.Dispute): Stripe.Dispute {
  const { uncategorized_text: words } = dispute.evidence
  if (words === 'winning_evidence') return end(account, { ...dispute, status: 'won' })
  return words === 'losing_evidence' ? end(account, { ...dispute, status: 'lost' }) : dispute
}

function end(account: Account, dispute: Stripe.Dispute): Stripe.Dispute {
  account.objects.put('dispute', dispute)
  account.emit('charge.dispute.closed', dispute)
  if (dispute.status === 'won') account.emit('charge.dispute.funds_reinstated', dispute)
  return dispute
}

function close(call: Call): Stripe.Dispute {
  readShape({}, call.values)
  const before = findNamed(call, 'dispute')
  if (before.status !== 'needs_response')
    throw invalidRequest('This dispute is already closed.', { code: 'dispute_already_closed' })
  return end(call.account, { ...before, status: 'lost' })
}

export const disputeRoutes: readonly Route[] = [
  listRoute('/v1/disputes', 'dispute', { charge: text(), payment_intent: text() }),
  retrieveRoute('/v1/disputes/:id', 'dispute'),
  { method: 'POST', path: '/v1/disputes/:id', handle: update },
  { method: 'POST', path: '/v1/disputes/:id/close', handle: close },
]
