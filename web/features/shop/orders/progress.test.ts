import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canBecome, isPaid, ORDER_STATE_VALUES, type OrderState } from '#schemas/shared/orders.ts'
import type { PaymentStatus } from '#web/vendors/stripe/payment-status.ts'
import { applyPaymentStatus, type ProgressingOrder } from './progress.ts'

const RESERVED = { state: 'pending', holdsStock: true, isWaiting: false } as const
const FULFILMENT = { at: '', by: { id: 'p', name: '' } }

const begin = (isDigital = false): ProgressingOrder => ({
  ...RESERVED,
  lines: [{ kind: isDigital ? 'digital' : 'physical' }],
})

/** An order after statuses, and how often its stock was released and its payment reported. */
function follow(statuses: readonly PaymentStatus[], isDigital = false) {
  let order = begin(isDigital)
  const events: string[] = []
  let [released, taken] = [0, 0]
  for (const status of statuses) {
    const progressed = applyPaymentStatus(status, order)
    if (!progressed) continue
    order = { ...order, ...progressed.next }
    events.push(...progressed.events)
    if (progressed.stock === 'release') released += 1
    if (progressed.stock === 'take') taken += 1
  }
  return { order, events, released, taken }
}

const PAID: PaymentStatus = { kind: 'paid', amount: 500, refunded: 0 }
const REFUNDED: PaymentStatus = { kind: 'paid', amount: 500, refunded: 500 }

const anyStatus = fc.constantFrom<PaymentStatus>(
  { kind: 'open' },
  { kind: 'waiting' },
  { kind: 'failed' },
  { kind: 'expired' },
  PAID,
  { kind: 'paid', amount: 500, refunded: 200 },
  REFUNDED,
)

describe('an order', () => {
  test.each<[string, PaymentStatus[], OrderState]>([
    ['is paid', [{ kind: 'open' }, PAID], 'paid'],
    ['waits for a transfer', [{ kind: 'waiting' }], 'pending'],
    ['is paid by a transfer', [{ kind: 'waiting' }, PAID], 'paid'],
    ['fails with its transfer', [{ kind: 'waiting' }, { kind: 'failed' }], 'failed'],
    ['is never paid', [{ kind: 'expired' }], 'expired'],
    ['is paid back', [PAID, REFUNDED], 'refunded'],
    ['stays paid where a part is paid back', [PAID, { kind: 'paid', amount: 500, refunded: 499 }], 'paid'],
  ])('%s', (_name, statuses, state) => {
    expect(follow(statuses).order.state).toBe(state)
  })

  test('whose refund the bank returns is as it was before', () => {
    expect(follow([PAID, REFUNDED, PAID]).order.state).toBe('paid')
    expect(follow([PAID, REFUNDED, PAID], true).order.state).toBe('fulfilled')
    const sent = { ...begin(), state: 'refunded', fulfilment: FULFILMENT } as const
    expect(applyPaymentStatus(PAID, sent)?.next.state).toBe('fulfilled')
  })

  test('of downloads only is fulfilled at once', () => {
    expect(follow([PAID], true)).toMatchObject({
      order: { state: 'fulfilled' },
      events: ['paid', 'fulfilled'],
    })
  })

  test('that is paid after its stock was released counts as paid late and takes the stock again', () => {
    expect(follow([{ kind: 'expired' }, PAID])).toMatchObject({
      order: { state: 'paid', holdsStock: true },
      events: ['expired', 'paidLate'],
      taken: 1,
    })
  })
})

test('for any sequence of statuses, a payment counts exactly once', () => {
  fc.assert(
    fc.property(fc.array(anyStatus, { maxLength: 12 }), fc.boolean(), (statuses, isDigital) => {
      const { order, events, released, taken } = follow(statuses, isDigital)
      expect(isPaid(order.state)).toBe(statuses.some(({ kind }) => kind === 'paid'))
      expect(events.filter((event) => event === 'paid' || event === 'paidLate').length).toBeLessThanOrEqual(1)
      const last = statuses.findLast(({ kind }) => kind === 'paid')
      expect(order.state === 'refunded').toBe(last === REFUNDED)
      expect(released - taken).toBe(order.holdsStock ? 0 : 1)
    }),
  )
})

test('the same status twice changes nothing the second time', () => {
  fc.assert(
    fc.property(fc.array(anyStatus, { maxLength: 6 }), anyStatus, (statuses, status) => {
      const { order } = follow([...statuses, status])
      expect(applyPaymentStatus(status, order)).toBeNull()
    }),
  )
})

test.each(['paid', 'fulfilled'] as const)('a known payment changes nothing of a %s order', (state) => {
  for (const fulfilment of [null, FULFILMENT])
    expect(applyPaymentStatus(PAID, { ...begin(), state, fulfilment })).toBeNull()
})

test('for any order, the next state is one that may follow', () => {
  const anyOrder = fc.record({
    state: fc.constantFrom(...ORDER_STATE_VALUES),
    holdsStock: fc.boolean(),
    lines: fc.array(fc.record({ kind: fc.constantFrom('physical' as const, 'digital' as const) })),
    fulfilment: fc.constantFrom(null, FULFILMENT),
    isWaiting: fc.boolean(),
  })
  fc.assert(
    fc.property(anyOrder, anyStatus, (order, status) => {
      const next = applyPaymentStatus(status, order)?.next.state ?? order.state
      expect(next === order.state || canBecome(order.state, next)).toBe(true)
    }),
  )
})

test.each<[string, PaymentStatus, Partial<ProgressingOrder>, ReturnType<typeof applyPaymentStatus>]>([
  ['an open payment changes nothing', { kind: 'open' }, {}, null],
  [
    'a payment in progress is awaited',
    { kind: 'waiting' },
    {},
    { next: { ...RESERVED, isWaiting: true }, events: ['paymentWaiting'], stock: 'keep' },
  ],
  ['a payment in progress is awaited once', { kind: 'waiting' }, { isWaiting: true }, null],
  ['an expired order awaits nothing', { kind: 'waiting' }, { state: 'expired' }, null],
  [
    'a payment that fails is awaited no more and releases the stock',
    { kind: 'failed' },
    { isWaiting: true },
    { next: { ...RESERVED, state: 'failed', holdsStock: false }, events: ['failed'], stock: 'release' },
  ],
  [
    'an order without a reservation releases nothing',
    { kind: 'expired' },
    { holdsStock: false },
    { next: { ...RESERVED, state: 'expired', holdsStock: false }, events: ['expired'], stock: 'keep' },
  ],
  [
    'a payment that arrives is awaited no more and keeps the stock',
    PAID,
    { isWaiting: true },
    { next: { ...RESERVED, state: 'paid' }, events: ['paid'], stock: 'keep' },
  ],
  [
    'a payment of nothing is paid, not refunded',
    { kind: 'paid', amount: 0, refunded: 0 },
    {},
    { next: { ...RESERVED, state: 'paid' }, events: ['paid'], stock: 'keep' },
  ],
  [
    'a payment that was refunded before it was seen takes no stock',
    REFUNDED,
    { state: 'expired', holdsStock: false, isWaiting: true },
    {
      next: { ...RESERVED, state: 'refunded', holdsStock: false },
      events: ['paidLate', 'refunded'],
      stock: 'keep',
    },
  ],
  [
    'a refund of a paid order is one event',
    REFUNDED,
    { state: 'paid' },
    { next: { ...RESERVED, state: 'refunded' }, events: ['refunded'], stock: 'keep' },
  ],
  [
    'a refund that the bank returns is no event',
    PAID,
    { state: 'refunded' },
    { next: { ...RESERVED, state: 'paid' }, events: [], stock: 'keep' },
  ],
])('%s', (_name, status, fields, transition) => {
  expect(applyPaymentStatus(status, { ...begin(), ...fields })).toEqual(transition)
})
