import { createHash } from 'node:crypto'
import type { SanityClient } from '@sanity/client'
import { privateFileParts } from '../../../schemas/shared/private-files.ts'

const AT = '2026-05-04T10:00:00.000Z'

/** The CV of an applicant. */
export const CV = Buffer.from('%PDF-1.4 a CV')

export const ORDER_ID = 'order.rehearsal'
export const DRAFT_TITLE = 'Only a draft'

const order = {
  _id: ORDER_ID,
  _type: 'order',
  number: 'R-1001',
  state: 'paid',
  placedAt: AT,
  locale: 'ar',
  customer: { uid: 'rehearsal', email: 'reader@client.example', name: 'ليلى' },
  currency: 'KWD',
  lines: [
    {
      _key: 'wallpaper',
      number: '10208',
      product: 'product-10208',
      title: 'خلفية',
      kind: 'digital',
      quantity: 2,
      fullUnit: 1_290,
      unit: 1_290,
      total: 2_580,
      tax: 0,
      discount: 258,
      taxPercent: 0,
      isCounted: false,
    },
  ],
  discounts: [
    { _key: 'first', title: 'خصم', code: 'REHEARSAL', discount: 'discount.rehearsal', amount: 258 },
  ],
  totals: { subtotal: 2_580, discount: 0, tax: 0, serviceCharge: 0, payable: 2_322 },
  giftCard: { card: 'giftCard.rehearsal', ending: '2345', amount: 1_000 },
  rates: { base: 'USD', asOf: '2026-05-04' },
  holdsStock: false,
  isWaiting: false,
  payment: { attempt: 1, sessionId: 'cs_rehearsal', paymentIntentId: 'pi_rehearsal', paidAt: AT },
  invoiceNumber: 41,
  invoicedAt: AT,
  refunds: [{ _key: 'first', state: 'made', amount: 1_290, restock: false, at: AT, refundId: 're_1' }],
  mail: { state: 'sent', attempts: 1, sentAt: AT },
  history: [{ _key: 'placed', at: AT, event: 'placed' }],
}

/** An unpaid order, which reserves stock that others may take over. */
const unpaidOrder = {
  _id: 'order.unpaid',
  _type: 'order',
  number: 'R-1000',
  state: 'pending',
  placedAt: AT,
  reclaimableAt: AT,
  locale: order.locale,
  customer: order.customer,
  currency: order.currency,
  lines: order.lines.map((line) => ({ ...line, number: '10000', kind: 'physical', isCounted: true })),
  totals: order.totals,
  holdsStock: true,
  isWaiting: false,
  payment: { attempt: 1, sessionId: 'cs_unpaid' },
  history: order.history,
}

/** A code that ten orders may use. */
const discount = {
  _id: 'discount.rehearsal',
  _type: 'discount',
  code: 'REHEARSAL',
  kind: 'percent',
  percent: 10,
  currency: 'USD',
  scope: 'all',
  maxUses: 10,
  maxUsesPerCustomer: 1,
  isCombinable: false,
}

/** A card that pays orders. */
const giftCard = {
  _id: 'giftCard.rehearsal',
  _type: 'giftCard',
  code: 'TEST-CARD-REHE-2345',
  amount: 5_000,
  currency: 'USD',
  madeBy: 'Mia',
}

/** A visitor who waits for a sold-out product. */
const stockRequest = {
  _id: 'stockRequest.rehearsal',
  _type: 'stockRequest',
  product: { _type: 'reference', _ref: 'product-10208', _weak: true },
  number: '10208',
  inventory: 'inventory-product-10208',
  email: 'reader@client.example',
  language: 'ar',
  requestedAt: AT,
}

/** A review that awaits moderation. */
const review = {
  _id: 'review.rehearsal',
  _type: 'review',
  state: 'pending',
  product: { _type: 'reference', _ref: 'product-10208', _weak: true },
  stars: 5,
  text: 'جميلة جدًا',
  name: 'ليلى',
  language: 'ar',
  submittedAt: AT,
  isVerified: true,
  customer: order.customer.uid,
  order: ORDER_ID,
}

/** A tax of countries with its name. The seed content has none. */
const countryTax = {
  _key: 'oman',
  _type: 'countryTax',
  countries: ['OM'],
  rates: { standard: 5, zero: 0 },
  name: [{ _key: 'en', _type: 'internationalizedArrayStringValue', language: 'en', value: 'VAT' }],
}

/**
 * Adds private and rare content to the seed content: orders, a customer, a discount, a gift card, a review, a back-in-stock request,
 * inquiries, a sold-out product, a draft, a release and a tax by country.
 */
export async function addPrivateContent(client: SanityClient): Promise<void> {
  const parts = privateFileParts(CV.toString('base64'), createHash('sha256').update(CV).digest('hex'))
  const transaction = client
    .transaction()
    .create(order)
    .create(unpaidOrder)
    .create(discount)
    .create(giftCard)
    .create(review)
    .create(stockRequest)
    .patch('shopSettings', (patch) => patch.set({ countryTaxes: [countryTax] }))
    .create({
      _id: 'customer.rehearsal',
      _type: 'customer',
      email: 'reader@client.example',
      locale: 'ar',
      paymentCustomerId: 'cus_rehearsal',
      wishlist: ['10208', '10203'],
      billing: { company: 'Gulf Reading', address: 'Kuwait City', taxNumber: '' },
    })
    .create({
      _id: 'inquiry.rehearsal',
      _type: 'inquiry',
      kind: 'application',
      state: 'new',
      locale: 'en',
      receivedAt: AT,
      email: 'reader@client.example',
      file: { name: 'cv.pdf', size: CV.byteLength, parts: parts.map(({ _id }) => _id) },
      delivery: { state: 'waiting', attempts: 2, nextAttemptAt: AT },
    })
    .create({
      _id: 'inquiry.letters',
      _type: 'inquiry',
      kind: 'newsletter',
      state: 'new',
      receivedAt: AT,
      email: 'reader@client.example',
    })
    .create({ _id: 'inventory-sold-out', _type: 'inventory', available: 0 })
    .create({ _id: 'drafts.siteSettings', _type: 'siteSettings', siteName: DRAFT_TITLE })
  for (const part of parts) transaction.create(part)
  await transaction.commit()
  await client.action({
    actionType: 'sanity.action.release.create',
    releaseId: 'spring',
    metadata: { title: 'Spring', releaseType: 'undecided' },
  })
  await client.create({ _id: 'versions.spring.siteSettings', _type: 'siteSettings', siteName: 'Spring' })
}
