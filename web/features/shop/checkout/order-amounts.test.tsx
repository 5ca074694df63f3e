import { createTranslator } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import english from '#schemas/shared/messages/en.json' with { type: 'json' }
import { describeInvoice } from '../orders/documents/describe-invoice.ts'
import { composeOrderMail } from '../orders/mail/compose-mail.ts'
import type { Order } from '../orders/order-document.ts'
import { OrderSummary } from './order-summary.tsx'

type Namespace = 'orders' | 'invoice'
const translate = (namespace: Namespace) => createTranslator({ locale: 'en', messages: english, namespace })
vi.mock('#web/sanity/queries/site-name.ts', () => ({
  readMailSender: () => Promise.resolve({ siteName: 'Meridian' }),
}))
vi.mock('next-intl/server', () => ({
  getTranslations: (wanted: Namespace | { namespace: Namespace }) =>
    Promise.resolve(translate(typeof wanted === 'string' ? wanted : wanted.namespace)),
}))
vi.mock('../orders/refunds/refund-rows.tsx', () => ({ RefundRows: () => null }))
vi.mock('../orders/shipment.tsx', () => ({ Shipment: () => null }))
vi.mock('../orders/queries.ts', () => ({ nameInLanguage: (orders: Order[]) => Promise.resolve(orders) }))
vi.mock('#web/features/account/queries.ts', async () => ({
  storedBillingSchema: (await import('zod')).z.unknown(),
  readCustomer: () => Promise.resolve({ locale: 'en' }),
}))
vi.mock('#web/env.ts', () => ({
  environment: () => ({ SITE_URL: 'https://meridian.example', SIGNING_SECRET: 'secret' }),
}))

const line = (title: string, amounts: object) => ({
  _key: title,
  number: title,
  title,
  kind: 'physical',
  quantity: 1,
  taxPercent: 0,
  ...amounts,
})

/** The lamp is 20 % off, a code takes 18.12 off the rest, and delivery is 5.00. */
const order = {
  _id: 'order.1',
  number: 'M-1',
  state: 'paid',
  placedAt: '2026-11-26T10:00:00Z',
  locale: 'en',
  customer: { uid: 'mary', email: 'mary@example.com', name: 'Mary Wells' },
  currency: 'USD',
  lines: [
    line('Wallpaper', { fullUnit: 111, unit: 111, total: 111, discount: 11 }),
    line('Planter', { fullUnit: 405, unit: 405, quantity: 2, total: 810, discount: 81 }),
    line('Lamp', { fullUnit: 21_500, unit: 17_200, total: 17_200, discount: 1_720 }),
  ],
  discounts: [{ _key: 'd', discount: 'd', title: 'Welcome discount', code: 'WELCOME10', amount: 1_812 }],
  delivery: { title: 'Standard', price: 500, tax: 0, taxPercent: 0, method: 'm', countries: [] },
  totals: { subtotal: 22_421, discount: 4_300, tax: 0, serviceCharge: 0, payable: 16_809 },
} as unknown as Order

/** What a customer reads, in cents: the lines, and what is named between them and the total. */
const EXPECTED = {
  lines: [111, 810, 21_500],
  sums: { Subtotal: 22_421, Discount: -4_300, 'Welcome discount (WELCOME10)': -1_812 },
  total: 16_809,
}

const seller = {
  siteName: 'Meridian',
  legalName: null,
  address: null,
  companyNumber: null,
  taxNumber: null,
  email: null,
  note: null,
}

const withoutIsolates = (text: string) => text.replace(/[\u2066-\u2069]/g, '')
const cents = (text: string) => Math.round(Number(text.replace(/[$,]/g, '')) * 100)

/** Checks rows of labels and amounts that begin with the lines of the order. */
function expectToAddUp(rows: readonly (readonly [label: string, amount: string])[]): void {
  const amounts = rows.map(([label, amount]) => [withoutIsolates(label), cents(amount)] as const)
  const lines = amounts.slice(0, 3).map(([, amount]) => amount)
  const named = Object.fromEntries(amounts)
  expect(lines).toEqual(EXPECTED.lines)
  expect(named).toMatchObject(EXPECTED.sums)
  expect(named['Total']).toBe(EXPECTED.total)
  expect(lines.reduce((sum, amount) => sum + amount)).toBe(named['Subtotal'])
}

test('the lines of the order page add up to its subtotal, and discounts have rows of their own', async () => {
  const html = renderToStaticMarkup(await OrderSummary({ order, locale: 'en' }))
  const rows = [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)]
  expectToAddUp(rows.map(([, label = '', amount = '']) => [label.replace(/<[^>]*>/g, ''), amount] as const))
})

test('the mail about the payment has the same rows', async () => {
  const { text } = await composeOrderMail(order, { kind: 'paid' })
  const rows = [...withoutIsolates(text).matchAll(/^(.+): (-?\$[\d.,]+)$/gm)]
  expectToAddUp(rows.map(([, label = '', amount = '']) => [label, amount] as const))
})

test('the invoice has the same rows', () => {
  const invoice = { order, seller }
  const { items, totals } = describeInvoice(invoice, translate('invoice'), 'en')
  expectToAddUp([
    ...(items?.rows ?? []).map(({ cells }) => [cells[0] ?? '', cells.at(-1) ?? ''] as const),
    ...totals.map(({ label, amount }) => [label, amount] as const),
  ])
})

test('an order whose stored totals left the sale price out of the subtotal adds up as well', async () => {
  const old = { ...order, totals: { ...order.totals, subtotal: 18_121, discount: 0 } }
  const html = renderToStaticMarkup(await OrderSummary({ order: old, locale: 'en' }))
  const rows = [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)]
  expectToAddUp(rows.map(([, label = '', amount = '']) => [label.replace(/<[^>]*>/g, ''), amount] as const))
})

test('of a gift card that lacked a part, page, mail and invoice show what it paid and what is due', async () => {
  const giftCard = { card: 'giftCard.1', ending: '2468', amount: 10_000, missing: 4_000 }
  const late = { ...order, giftCard } as unknown as Order
  const html = renderToStaticMarkup(await OrderSummary({ order: late, locale: 'en' }))
  const mail = await composeOrderMail(late, { kind: 'paid' })
  const { totals } = describeInvoice({ order: late, seller }, translate('invoice'), 'en')
  const onInvoice = totals.map(({ label, amount }) => `<dt>${label}</dt><dd>${amount}</dd>`).join('')
  for (const text of [html, mail.html, onInvoice].map(withoutIsolates)) {
    const last = text.slice(text.indexOf('2468')).match(/-?\$[\d.,]+/g)
    expect(last?.slice(0, 3).map((amount) => Math.abs(cents(amount)))).toEqual([6_000, 6_809, 4_000])
  }
})

test.each([
  ['pending', true],
  ['expired', false],
  ['failed', false],
] as const)(
  'the page of an order that is %s names its gift card and what is due: %s',
  async (state, isShown) => {
    const unpaid = {
      ...order,
      state,
      giftCard: { card: 'giftCard.1', ending: '2468', amount: 10_000 },
    } as Order
    const html = renderToStaticMarkup(await OrderSummary({ order: unpaid, locale: 'en' }))
    expect(html.includes('2468')).toBe(isShown)
    expect(html.includes(english.orders.due)).toBe(isShown)
  },
)

test('free delivery is called so on the order page and in the mail, as in the cart', async () => {
  const free = { ...order, delivery: { ...order.delivery, price: 0 } } as Order
  expect(renderToStaticMarkup(await OrderSummary({ order: free, locale: 'en' }))).toContain('<dd>Free</dd>')
  expect(withoutIsolates((await composeOrderMail(free, { kind: 'paid' })).text)).toContain('Standard: Free')
})
