import { createTranslator } from 'next-intl'
import { describe, expect, test } from 'vitest'
import arabic from '#schemas/shared/messages/ar.json' with { type: 'json' }
import english from '#schemas/shared/messages/en.json' with { type: 'json' }
import chinese from '#schemas/shared/messages/zh.json' with { type: 'json' }
import type { Translator } from '#web/i18n/translator.ts'
import type { Order } from '../order-document.ts'
import { describeCreditNote } from './describe-credit-note.ts'
import { describeInvoice } from './describe-invoice.ts'
import { describePackingSlip, hasPackingSlip } from './describe-packing-slip.ts'
import { renderPdf } from './pdf/render-pdf.ts'
import type { Seller } from './queries.ts'

/** Shows the key of each text, and its values. */
const texts = ((key: string, values?: Record<string, string>) =>
  [key, ...Object.values(values ?? {})].join(' ')) as unknown as Translator<'invoice'>

const orderTexts = texts as unknown as Parameters<typeof describeCreditNote>[2]

const seller: Seller = {
  siteName: 'Meridian',
  legalName: 'Meridian Ltd.',
  address: '1 Long Lane\nLondon',
  companyNumber: '12',
  taxNumber: 'GB 999',
  email: 'shop@meridian.example',
  note: null,
}

const line = (key: string, fields: object = {}) => ({
  _key: key,
  number: key,
  product: `product-${key}`,
  title: `Product ${key}`,
  kind: 'physical',
  quantity: 2,
  fullUnit: 1_000,
  unit: 1_000,
  total: 2_000,
  tax: 360,
  taxPercent: 18,
  isCounted: true,
  ...fields,
})

const creditNote = {
  number: 7,
  at: '2026-11-23T10:00:00Z',
  serviceCharge: 0,
  taxes: [{ _key: 'rate-18', percent: 18, net: 1_000, amount: 180 }],
}

const order = {
  _id: 'order.1',
  number: 'M-1',
  state: 'paid',
  placedAt: '2026-11-21T10:00:00Z',
  locale: 'en',
  customer: { uid: 'mary', email: 'mary@example.com', name: 'Mary Wells' },
  shipping: { name: 'Mary Wells', address: 'Long Lane 1\nLondon\nGB' },
  currency: 'USD',
  lines: [line('1'), line('2', { kind: 'digital', tax: 0, taxPercent: 0 })],
  totals: { subtotal: 4_000, discount: 0, tax: 360, serviceCharge: 0, payable: 4_360 },
  taxes: [{ _key: 'a', percent: 18, net: 2_000, amount: 360 }],
  invoiceNumber: 42,
  invoicedAt: '2026-11-21T10:05:00Z',
  payment: { paidAt: '2026-11-21T10:05:00Z' },
  refunds: [
    {
      _key: 'r',
      state: 'made',
      amount: 1_180,
      restock: false,
      at: '2026-11-23T10:00:00Z',
      lines: [{ _key: 'x', line: '1', quantity: 1, amount: 1_180 }],
      creditNote,
    },
  ],
} as unknown as Order

const invoice = { order, seller }
const plain = (text: string | undefined) => text?.replace(/[\u2066-\u2069]/g, '')

describe('the content of a document', () => {
  test('is that of the invoice', () => {
    const content = describeInvoice(invoice, texts, 'en')
    expect(content.fileName).toBe('MI-000042')
    expect(content.items?.rows.map(({ cells }) => cells.map(plain))).toEqual([
      ['Product 1', '2', '$10.00', '18%', '$20.00'],
      ['Product 2', '2', '$10.00', '0%', '$20.00'],
    ])
    expect(content.totals.find(({ isTotal }) => isTotal)).toMatchObject({ label: 'total', amount: '$43.60' })
    expect(content.parties.map(({ lines }) => plain(lines[0]))).toEqual(['Meridian Ltd.', 'Mary Wells'])
  })

  test('takes refunds off, as the page of the order does', () => {
    const [refunded, balance] = describeInvoice(invoice, texts, 'en').totals.slice(-2)
    expect(refunded?.amount).toBe('-$11.80')
    expect(balance).toMatchObject({ label: 'balance', amount: '$31.80' })
  })

  test('names the tax of the country, and says that prices include it', () => {
    const included = { ...order, taxName: 'VAT', taxCountry: 'DE', pricesIncludeTax: true }
    const content = describeInvoice({ seller, order: included }, texts, 'en')
    expect(content.items?.columns.at(-1)).toBe('gross')
    expect(content.totals).toContainEqual({ label: 'taxWithRate VAT 18%', amount: '$3.60' })
    expect(content.totals).toContainEqual({ label: 'net', amount: '$36.40' })
    expect(content.foot).toContain('pricesIncludeTax')
    expect(describeInvoice(invoice, texts, 'en').foot).not.toContain('pricesIncludeTax')
  })

  test('is that of the credit note, with its reason', () => {
    const [refund] = order.refunds ?? []
    if (!refund?.creditNote) throw new Error('The order has no credit note.')
    const document = { ...invoice, refund, creditNote: refund.creditNote }
    const content = describeCreditNote(document, texts, orderTexts, 'en')
    expect(content.facts.map(({ value }) => plain(value))).toContain('goodsReturned')
    expect(content.items?.rows.map(({ cells }) => plain(cells[0]))).toEqual(['Product 1'])
    expect(content.warning).toBeUndefined()
    const withDelivery = { ...document, refund: { ...refund, amount: 2_360 } }
    expect(describeCreditNote(withDelivery, texts, orderTexts, 'en').items?.rows.at(-1)?.cells).toEqual([
      'otherAmounts',
      '',
      '',
      '$11.80',
    ])
    const late = { ...document, refund: { ...refund, cause: 'late' as never } }
    const facts = describeCreditNote(late, texts, orderTexts, 'en').facts.map(({ value }) => value)
    expect(facts).toContain('refundCauses.late')
    const failed = { ...document, refund: { ...refund, state: 'failed' as const } }
    expect(describeCreditNote(failed, texts, orderTexts, 'en').warning).toBe('creditNoteVoid')
  })

  test('of a packing slip is what is still in the parcel, without prices', () => {
    const content = describePackingSlip(invoice, texts, 'en')
    expect(content.items?.rows.map(({ cells }) => cells.map(plain))).toEqual([['Product 1', '1']])
    expect(JSON.stringify(content)).not.toContain('$')
    expect(hasPackingSlip({ ...order, lines: order.lines.slice(1) })).toBe(false)
  })
})

test.each([
  ['en', english, 'All amounts in US dollars (USD).', 'All amounts in Saudi riyals (SAR).'],
  ['zh', chinese, '所有金额均以美元（USD）计。', '所有金额均以沙特里亚尔（SAR）计。'],
  ['ar', arabic, 'عملة جميع المبالغ: دولار أمريكي (USD).', 'عملة جميع المبالغ: ريال سعودي (SAR).'],
] as const)('in %s the foot names the currency as people say it', (locale, messages, dollars, riyals) => {
  const spoken = createTranslator({
    locale,
    messages,
    namespace: 'invoice',
  }) as unknown as Translator<'invoice'>
  expect(describeInvoice(invoice, spoken, locale).foot[0]).toBe(dollars)
  const inRiyals = { seller, order: { ...order, currency: 'SAR' } }
  expect(describeInvoice(inRiyals, spoken, locale).foot[0]).toBe(riyals)
})

test.each([
  ['en', english, 'MI-000042, page 2 of 3'],
  ['zh', chinese, 'MI-000042，第 2 页，共 3 页'],
  ['ar', arabic, 'MI-000042، الصفحة 2 من 3'],
] as const)('in %s each page of several names the invoice and its page', (locale, messages, foot) => {
  const spoken = createTranslator({
    locale,
    messages,
    namespace: 'invoice',
  }) as unknown as Translator<'invoice'>
  expect(plain(describeInvoice(invoice, spoken, locale).describePage(2, 3))).toBe(foot)
})

test.each(['en', 'zh', 'ar'] as const)(
  'an invoice in %s is a small PDF that names its language',
  async (locale) => {
    const many = Array.from({ length: 60 }, (_, index) => line(`${index}`, { title: '壁纸 خلفية Wallpaper' }))
    const content = describeInvoice(
      { seller, order: { ...order, lines: many as Order['lines'] } },
      texts,
      locale,
    )
    const bytes = Buffer.from(await renderPdf(content))
    const text = bytes.toString('latin1')
    expect(text.startsWith('%PDF-1.')).toBe(true)
    expect(text).toContain(`/Lang (${locale})`)
    expect(text.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1)
    expect(bytes.length).toBeLessThan(200_000)
  },
)

test('a PDF is titled with the number of its document or order, whatever its file is called', async () => {
  const pdf = async (content: Parameters<typeof renderPdf>[0]) =>
    Buffer.from(await renderPdf(content)).toString('latin1')
  expect(await pdf(describeInvoice(invoice, texts, 'en'))).toContain('(title MI-000042)')
  expect(await pdf(describePackingSlip(invoice, texts, 'en'))).toContain('(packingSlip M-1)')
})
