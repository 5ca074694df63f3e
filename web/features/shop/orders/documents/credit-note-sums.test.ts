import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planRefund, type RefundRequest } from '#schemas/shared/refunds.ts'
import { offer, product } from '../../checkout/compose.fixture.ts'
import { composeOrder } from '../../checkout/compose.ts'
import { type CreditedRefund, issueCreditNotes } from './credit-note-sums.ts'
import { invoiceSums } from './invoice-sums.ts'

const at = '2026-11-22T10:00:00.000Z'
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

const anyProduct = fc.record({
  price: fc.integer({ min: 1, max: 500_000 }),
  taxClass: fc.constantFrom('standard', 'reduced', 'zero'),
  quantity: fc.integer({ min: 1, max: 3 }),
})

const anyOrder = fc
  .tuple(fc.array(anyProduct, { minLength: 1, maxLength: 5 }), fc.nat(500), fc.boolean())
  .map(([products, serviceCharge, pricesIncludeTax]) => {
    const shop = offer(
      ...products.map(({ price, taxClass }, index) => product(String(index), { price, taxClass })),
    )
    const taxRates = { standard: 18, reduced: 5 }
    const items = products.map(({ quantity }, index) => ({ productId: String(index), quantity }))
    const composed = composeOrder(
      { items, currency: 'USD', codes: [] },
      { ...shop, settings: { ...shop.settings, taxRates, pricesIncludeTax, serviceCharge } },
    )
    if (!composed.ok) throw new Error(composed.error.kind)
    return { state: 'paid' as const, ...composed.value }
  })

type AnyOrder = ReturnType<typeof anyOrder.generate>['value']

/** A refund of units, of an amount at Stripe, or of everything left. */
const anyRequest = fc.oneof(
  fc.record({ line: fc.nat(4), quantity: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ share: fc.double({ min: 0.01, max: 0.6, noNaN: true }) }),
)

function refundOf(
  order: AnyOrder & { refunds: CreditedRefund[] },
  request: { line: number; quantity: number } | { share: number } | 'all',
): CreditedRefund | null {
  const left = order.totals.payable - sum(order.refunds.map(({ amount }) => amount))
  if (request !== 'all' && 'share' in request) {
    const amount = Math.floor(left * request.share)
    return amount > 0 ? { state: 'made', amount } : null
  }
  const planned: RefundRequest =
    request === 'all'
      ? { kind: 'all' }
      : { kind: 'lines', lines: [{ ...request, line: String(request.line) }] }
  const plan = planRefund(order as never, planned)
  return plan.ok ? { state: 'made', ...plan.value } : null
}

test('for any sequence of refunds, numbers have no gap and credit notes reverse the invoice exactly', () => {
  fc.assert(
    fc.property(anyOrder, fc.array(anyRequest, { maxLength: 6 }), fc.nat(1_000), (order, requests, last) => {
      let refunds: CreditedRefund[] = []
      let given = last
      for (const request of [...requests, 'all' as const]) {
        const refund = refundOf({ ...order, refunds }, request)
        if (!refund) continue
        const noted = issueCreditNotes<CreditedRefund>(order, [...refunds, refund], given, at)
        expect(noted.count).toBe(1)
        refunds = noted.refunds
        given += noted.count
      }
      const notes = refunds.flatMap(({ creditNote }) => creditNote ?? [])
      expect(notes.map(({ number }) => number)).toEqual(refunds.map((_refund, index) => last + 1 + index))
      for (const { amount, creditNote } of refunds) {
        const { taxes = [], serviceCharge = 0 } = creditNote ?? {}
        expect(sum(taxes.map((tax) => tax.net + tax.amount)) + serviceCharge).toBe(amount)
        for (const tax of taxes) expect(Math.min(tax.net, tax.amount)).toBeGreaterThanOrEqual(0)
      }
      for (const { percent, net, amount } of invoiceSums(order).taxes) {
        const taken = notes.flatMap(({ taxes }) => taxes.filter((tax) => tax.percent === percent))
        expect(sum(taken.map((tax) => tax.net))).toBe(net)
        expect(sum(taken.map((tax) => tax.amount))).toBe(amount)
      }
      expect(sum(notes.map(({ serviceCharge }) => serviceCharge))).toBe(order.totals.serviceCharge)
    }),
    { numRuns: 300 },
  )
})

const order = {
  state: 'paid' as const,
  lines: [{ _key: 'cap', fullUnit: 1_000, unit: 1_000, quantity: 2, total: 2_000, taxPercent: 18 }],
  totals: { tax: 360, serviceCharge: 0, payable: 2_360 },
  taxes: [{ percent: 18, net: 2_000, amount: 360 }],
}
const half = { amount: 1_180, lines: [{ line: 'cap', amount: 1_180 }] }

test('only successful refunds are numbered, once; a refund returned by the bank keeps its number and reverses nothing', () => {
  const asked = { state: 'asked' as const, ...half }
  expect(issueCreditNotes<CreditedRefund>(order, [asked], 6, at)).toEqual({ refunds: [asked], count: 0 })
  const { refunds, count } = issueCreditNotes<CreditedRefund>(
    order,
    [
      { ...asked, state: 'made' },
      { state: 'made', ...half },
    ],
    6,
    at,
  )
  const note = { at, taxes: [{ _key: 'rate-18', percent: 18, net: 1_000, amount: 180 }], serviceCharge: 0 }
  expect([count, refunds.map(({ creditNote }) => creditNote)]).toEqual([
    2,
    [
      { number: 7, ...note },
      { number: 8, ...note },
    ],
  ])
  expect(issueCreditNotes(order, refunds, 8, at).count).toBe(0)
  const sentBack = refunds.map((refund, index) =>
    index === 0 ? { ...refund, state: 'failed' as const } : refund,
  )
  const anew = issueCreditNotes<CreditedRefund>(order, [...sentBack, { state: 'made', ...half }], 8, at)
  expect(anew.refunds.map(({ creditNote }) => creditNote?.number)).toEqual([7, 8, 9])
  expect(anew.refunds[2]?.creditNote).toMatchObject(note)
})

test('the credit note of an old order without rates has none either', () => {
  const { taxes: _, ...plain } = order
  const old = { ...plain, lines: order.lines.map(({ taxPercent: _percent, ...line }) => line) }
  const { refunds } = issueCreditNotes<CreditedRefund>(old, [{ state: 'made', amount: 590 }], 0, at)
  expect(refunds[0]?.creditNote).toEqual({
    number: 1,
    at,
    taxes: [{ _key: 'rate', net: 500, amount: 90 }],
    serviceCharge: 0,
  })
})

/** Two rates, a free line at a third one, and a service charge. */
const mixed = {
  state: 'paid' as const,
  lines: [
    { _key: 'book', fullUnit: 500, unit: 500, quantity: 1, total: 500, taxPercent: 5 },
    { _key: 'cap', fullUnit: 1_000, unit: 1_000, quantity: 1, total: 1_000, taxPercent: 18 },
    { _key: 'gift', fullUnit: 0, unit: 0, quantity: 1, total: 0, taxPercent: 20 },
  ],
  totals: { tax: 205, serviceCharge: 100, payable: 1_805 },
  taxes: [
    { percent: 5, net: 500, amount: 25 },
    { percent: 18, net: 1_000, amount: 180 },
    { percent: 20, net: 0, amount: 0 },
  ],
}
const rate = (percent: number, net: number, amount: number) => ({
  _key: `rate-${percent}`,
  percent,
  net,
  amount,
})
const book = { lines: [{ line: 'book', amount: 525 }], amount: 525 }

test.each<[string, Omit<CreditedRefund, 'state'>, ReturnType<typeof rate>[], number]>([
  ['a line', book, [rate(5, 500, 25)], 0],
  [
    'a line with the service charge',
    { lines: [{ line: 'cap', amount: 1_180 }], amount: 1_280 },
    [rate(18, 1_000, 180)],
    100,
  ],
  ['an amount of all parts', { amount: 361 }, [rate(5, 100, 5), rate(18, 200, 36)], 20],
  ['more than a line cost', { lines: [{ line: 'book', amount: 600 }], amount: 600 }, [rate(5, 500, 25)], 75],
  [
    'a line that the order does not have',
    { lines: [{ line: 'gone', amount: 105 }], amount: 105 },
    [rate(5, 100, 5)],
    0,
  ],
])(
  'the credit note for %s reverses the rates of what was refunded',
  (_name, refund, taxes, serviceCharge) => {
    const { refunds } = issueCreditNotes<CreditedRefund>(mixed, [{ state: 'made', ...refund }], 0, at)
    expect(refunds[0]?.creditNote).toEqual({ number: 1, at, taxes, serviceCharge })
  },
)

test('a refund that the bank returned leaves its line to be refunded again, at its own rate', () => {
  const first = issueCreditNotes<CreditedRefund>(mixed, [{ state: 'made', ...book }], 0, at)
  const returned = first.refunds.map((refund) => ({ ...refund, state: 'failed' as const }))
  const { refunds } = issueCreditNotes<CreditedRefund>(
    mixed,
    [...returned, { state: 'made', ...book }],
    1,
    at,
  )
  expect(refunds[1]?.creditNote).toEqual({ number: 2, at, taxes: [rate(5, 500, 25)], serviceCharge: 0 })
})
