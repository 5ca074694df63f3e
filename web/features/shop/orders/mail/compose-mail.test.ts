import { createTranslator, type Messages } from 'next-intl'
import { expect, test, vi } from 'vitest'
import type { LocaleId } from '#schemas/shared/locales.ts'
import arabic from '#schemas/shared/messages/ar.json' with { type: 'json' }
import english from '#schemas/shared/messages/en.json' with { type: 'json' }
import chinese from '#schemas/shared/messages/zh.json' with { type: 'json' }
import type { Order } from '../order-document.ts'
import { composeOrderMail } from './compose-mail.ts'

const MESSAGES = { ar: arabic, en: english, zh: chinese } as unknown as Record<string, Messages>

vi.mock('server-only', () => ({}))
vi.mock('#web/env.ts', () => ({
  environment: () => ({ SITE_URL: 'https://example.com', SIGNING_SECRET: 'a secret of tests' }),
}))
vi.mock('#web/features/account/queries.ts', () => ({
  readCustomer: () => Promise.resolve({ locale: null }),
}))
vi.mock('../queries.ts', () => ({ nameInLanguage: (orders: Order[]) => Promise.resolve(orders) }))
vi.mock('#web/sanity/queries/site-name.ts', () => ({
  readMailSender: () => Promise.resolve({ siteName: 'Brotwerk', replyTo: 'hello@brotwerk.example' }),
}))
vi.mock('next-intl/server', () => ({
  getTranslations: ({ locale, namespace }: { locale: LocaleId; namespace: 'orders' }) =>
    Promise.resolve(createTranslator({ locale, namespace, messages: MESSAGES[locale] })),
}))

const order = {
  _id: 'order.880afe18d783b34d2be8d209dc67f769',
  number: 'M-880A-FE18',
  locale: 'en',
  currency: 'USD',
  customer: { uid: '1', name: 'Mary', email: 'mary@example.com' },
  lines: [],
} as unknown as Order

const refundMail = (locale: string, giftCardAmount: number) =>
  composeOrderMail(
    {
      ...order,
      locale,
      giftCard: { card: 'giftCard.1', ending: '2468', amount: 1_000 },
      refunds: [{ _key: 'r', state: 'made', amount: 400, giftCardAmount, lines: [] }],
    } as unknown as Order,
    { kind: 'refunded', refund: 'r' },
  )

test.each([
  ['nothing', 0, english.orders.mailRefundLead],
  ['a part', 306, english.orders.mailRefundLeadPart],
  ['everything', 400, english.orders.mailRefundLeadGiftCard],
])('a refund of which the gift card gets %s says where it goes', async (_, giftCardAmount, lead) => {
  expect((await refundMail('en', giftCardAmount)).text).toContain(lead)
})

test('the confirmation names the site of the settings', async () => {
  const paid = {
    ...order,
    totals: { payable: 0, subtotal: 0, serviceCharge: 0, discount: 0, delivery: 0, tax: 0, taxes: [] },
  } as unknown as Order
  const { subject, html } = await composeOrderMail(paid, { kind: 'paid' })
  expect(subject).toBe('Your Brotwerk order M-880A-FE18')
  expect(html).toContain('<bdi>Brotwerk</bdi>')
})

test('a reply goes to the company, and inboxes show the lead beside the subject', async () => {
  const { replyTo, html } = await refundMail('en', 0)
  expect(replyTo).toBe('hello@brotwerk.example')
  const preview = /<body[^>]*><div style="display:none[^>]*>([^<]*)</.exec(html)?.[1]
  expect(preview).toBe(english.orders.mailRefundLead)
})

test('an Arabic mail keeps its direction in clients that drop the page around it and CSS without sides', async () => {
  const { html, text } = await refundMail('ar', 306)
  expect(html).toMatch(/<div lang="ar" dir="rtl" class="sheet"/)
  expect(html).toMatch(/text-align:left;padding-right:16px[^>]*><bdi>[^<]*3\.06/)
  expect(text).toMatch(/^\u200F\u2068بطاقة هدية/m)
})

test('a name in another script does not move the words around it', async () => {
  const named = { ...order, customer: { ...order.customer, name: 'محمد (2)' } }
  expect((await composeOrderMail(named, { kind: 'paymentFailed' })).text).toContain(
    'Hello \u2068محمد (2)\u2069,',
  )
})

test('a row has the colon of its language', async () => {
  const [inEnglish, inChinese] = await Promise.all([refundMail('en', 306), refundMail('zh', 306)])
  expect(inEnglish.text).toMatch(/Gift card …2468\u2069: \u2068\$3\.06/)
  expect(inChinese.text).toMatch(/礼品卡 …2468\u2069：\u2068/)
})

test('the mail about a failed transfer leads to the order, which has no invoice', async () => {
  const { text } = await composeOrderMail(order, { kind: 'paymentFailed' })
  expect(text).toContain(english.orders.mailPaymentFailedLead)
  expect(text).toMatch(/https:\/\/example\.com\/en\/failed\?order=/)
  expect(text).not.toContain(english.orders.mailInvoice)
})

test('long names and tracking numbers may break to fit a phone, an amount stays on one line', async () => {
  const sent = {
    ...order,
    fulfilment: { at: '', by: { id: '1', name: '' }, tracking: '1Z999AA101234567840' },
  }
  const [shipping, refund] = await Promise.all([
    composeOrderMail(sent, { kind: 'fulfilled' }),
    refundMail('en', 306),
  ])
  expect(shipping.html).toMatch(/max-width:600px;[^"]*overflow-wrap:anywhere/)
  expect(shipping.html).toMatch(/white-space:normal"><bdi>1Z999AA101234567840</)
  expect(refund.html).toMatch(/white-space:nowrap"><bdi>\$3\.06</)
  const large = await refundMail('ar', 1_012_344_940)
  expect(large.html).toMatch(/white-space:nowrap"><bdi>[^<]*10,123,449\.40/)
})

test('the mail about a shipment lists what was not refunded before it', async () => {
  const line = (_key: string) => ({
    _key,
    number: _key,
    title: `Product ${_key}`,
    kind: 'physical',
    quantity: 3,
  })
  const refund = (_key: string, at: string, of: string, quantity: number) => ({
    _key,
    state: 'made',
    amount: 1,
    at,
    lines: [{ line: of, quantity, amount: 1 }],
  })
  const sent = {
    ...order,
    lines: [line('a'), line('b')],
    fulfilment: { at: '2026-11-02T00:00:00.000Z', by: { id: '1', name: '' } },
    refunds: [
      refund('1', '2026-11-01T00:00:00.000Z', 'a', 1),
      refund('2', '2026-11-01T00:00:00.000Z', 'b', 3),
      refund('3', '2026-11-03T00:00:00.000Z', 'a', 2),
    ],
  } as unknown as Order
  const { text } = await composeOrderMail(sent, { kind: 'fulfilled' })
  expect(text).toMatch(/Product a.*2/)
  expect(text).not.toContain('Product b')
})

test('the paragraphs of a text about a return stay apart', async () => {
  const approved = {
    ...order,
    returns: [{ _key: 'r', state: 'approved', label: 'Wharf Row 14\n\nWe pay the postage.', lines: [] }],
  } as unknown as Order
  const { text, html } = await composeOrderMail(approved, { kind: 'returnApproved', return: 'r' })
  expect(text).toContain('Wharf Row 14\u2069\n\n\u2068We pay')
  expect(html).toContain('Wharf Row 14</bdi></div><div><br/></div><div><bdi>We pay')
})
