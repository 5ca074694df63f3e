import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { payOn, SESSION, startPayments } from './support/subject.ts'

const payments = await startPayments()
const { stripe } = payments

/** Pays with the card whose holder disputes each payment, and returns the dispute. */
async function dispute(): Promise<Stripe.Dispute> {
  const intent = await stripe.paymentIntents.create({
    amount: 1000,
    currency: 'usd',
    confirm: true,
    payment_method: 'pm_card_createDispute',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  })
  expect(intent.status).toBe('succeeded')
  const { data } = await stripe.disputes.list({ payment_intent: intent.id })
  const [found] = data
  if (!found) throw new Error('The payment was not disputed')
  return found
}

const eventTypes = async (id: string) =>
  (await stripe.events.list({ limit: 100 })).data
    .filter(({ data }) => 'id' in data.object && data.object.id === id)
    .map(({ type }) => type)
    .reverse()

test('a payment is disputed right after it was paid, and cannot be refunded', async () => {
  const { id, charge } = await dispute()
  expect(await stripe.disputes.retrieve(id, { expand: ['charge'] })).toMatchObject({
    amount: 1000,
    currency: 'usd',
    reason: 'fraudulent',
    status: 'needs_response',
    is_charge_refundable: false,
    evidence_details: { has_evidence: false, submission_count: 0 },
    charge: { id: charge, disputed: true },
  })
  expect(await eventTypes(id)).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn'])
  await expect(stripe.refunds.create({ charge: charge as string })).rejects.toMatchObject({
    code: 'charge_disputed',
  })
})

test('evidence is stored until it is submitted, and wins', async () => {
  const { id, charge } = await dispute()
  const kept = await stripe.disputes.update(id, {
    evidence: { customer_name: 'Mary Wells' },
    submit: false,
    metadata: { case: '7' },
  })
  expect(kept).toMatchObject({
    status: 'needs_response',
    evidence: { customer_name: 'Mary Wells' },
    metadata: { case: '7' },
    evidence_details: { has_evidence: true, submission_count: 0 },
  })
  const won = await stripe.disputes.update(id, { evidence: { uncategorized_text: 'winning_evidence' } })
  expect(won).toMatchObject({ status: 'won', evidence: { customer_name: 'Mary Wells' } })
  expect(await eventTypes(id)).toEqual([
    ...['charge.dispute.created', 'charge.dispute.funds_withdrawn', 'charge.dispute.updated'],
    ...['charge.dispute.updated', 'charge.dispute.closed', 'charge.dispute.funds_reinstated'],
  ])
  expect(await stripe.refunds.create({ charge: charge as string })).toMatchObject({ status: 'succeeded' })
})

test('other evidence is reviewed, and cannot be changed', async () => {
  const { id } = await dispute()
  const evidence = { uncategorized_text: 'We sent it.' }
  expect(await stripe.disputes.update(id, { evidence })).toMatchObject({ status: 'under_review' })
  await expect(stripe.disputes.update(id, { evidence })).rejects.toMatchObject({ statusCode: 400 })
})

test('a dispute is lost by bad evidence, or by giving up', async () => {
  const { id } = await dispute()
  const evidence = { uncategorized_text: 'losing_evidence' }
  expect(await stripe.disputes.update(id, { evidence })).toMatchObject({ status: 'lost' })
  const other = await dispute()
  expect(await stripe.disputes.close(other.id)).toMatchObject({ status: 'lost' })
  await expect(stripe.disputes.close(other.id)).rejects.toMatchObject({ statusCode: 400 })
})

test('a payment at checkout is disputed too', async () => {
  const { id } = await stripe.checkout.sessions.create(SESSION)
  await payOn(`${payments.url}/c/pay/${id}`, 'card:pm_card_createDispute')
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(id)
  const { data } = await stripe.disputes.list({ payment_intent: intent as string })
  expect(data).toMatchObject([{ amount: 2918 }])
})
