import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OrderState } from '#schemas/shared/orders.ts'
import { isPaid, progressBy, type OrderProgress, type PaymentFact } from './progress.ts'

const begin = (isDigital = false): OrderProgress => ({
  state: 'pending',
  holdsStock: true,
  isDigital,
  isSent: false,
  isWaiting: false,
})

/** An order after facts, and how often its stock was given back and its payment told. */
function follow(facts: readonly PaymentFact[], isDigital = false) {
  let order = begin(isDigital)
  const events: string[] = []
  let [released, taken] = [0, 0]
  for (const fact of facts) {
    const progressed = progressBy(fact, order)
    if (!progressed) continue
    order = progressed.next
    events.push(...progressed.events)
    if (progressed.stock === 'release') released += 1
    if (progressed.stock === 'take') taken += 1
  }
  return { order, events, released, taken }
}

const PAID: PaymentFact = { kind: 'paid', amount: 500, refunded: 0 }
const REFUNDED: PaymentFact = { kind: 'paid', amount: 500, refunded: 500 }

const anyFact = fc.constantFrom<PaymentFact>(
  { kind: 'open' },
  { kind: 'waiting' },
  { kind: 'failed' },
  { kind: 'expired' },
  PAID,
  { kind: 'paid', amount: 500, refunded: 200 },
  REFUNDED,
)

describe('an order', () => {
  test.each<[string, PaymentFact[], OrderState]>([
    ['is paid', [{ kind: 'open' }, PAID], 'paid'],
    ['waits for a transfer', [{ kind: 'waiting' }], 'pending'],
    ['is paid by a transfer', [{ kind: 'waiting' }, PAID], 'paid'],
    ['fails with its transfer', [{ kind: 'waiting' }, { kind: 'failed' }], 'failed'],
    ['is never paid', [{ kind: 'expired' }], 'expired'],
    ['is paid back', [PAID, REFUNDED], 'refunded'],
    ['stays paid where a part is paid back', [PAID, { kind: 'paid', amount: 500, refunded: 499 }], 'paid'],
  ])('%s', (_name, facts, state) => {
    expect(follow(facts).order.state).toBe(state)
  })

  test('whose refund the bank sends back is as it was before', () => {
    expect(follow([PAID, REFUNDED, PAID]).order.state).toBe('paid')
    expect(follow([PAID, REFUNDED, PAID], true).order.state).toBe('fulfilled')
    const sent = { ...begin(), state: 'refunded', isSent: true } as const
    expect(progressBy(PAID, sent)?.next.state).toBe('fulfilled')
  })

  test('of files alone has nothing left to be sent', () => {
    expect(follow([PAID], true)).toMatchObject({
      order: { state: 'fulfilled' },
      events: ['paid', 'fulfilled'],
    })
  })

  test('that is paid when its stock was given back is paid all the same, says so, and takes it again', () => {
    expect(follow([{ kind: 'expired' }, PAID])).toMatchObject({
      order: { state: 'paid', holdsStock: true },
      events: ['expired', 'paidLate'],
      taken: 1,
    })
  })
})

test('whatever comes, how often and in which order: money that arrived counts, and once', () => {
  fc.assert(
    fc.property(fc.array(anyFact, { maxLength: 12 }), fc.boolean(), (facts, isDigital) => {
      const { order, events, released, taken } = follow(facts, isDigital)
      expect(isPaid(order.state)).toBe(facts.some(({ kind }) => kind === 'paid'))
      expect(events.filter((event) => event === 'paid' || event === 'paidLate').length).toBeLessThanOrEqual(1)
      const last = facts.findLast(({ kind }) => kind === 'paid')
      expect(order.state === 'refunded').toBe(last === REFUNDED)
      expect(released - taken).toBe(order.holdsStock ? 0 : 1)
    }),
  )
})

test('the same fact twice changes nothing the second time', () => {
  fc.assert(
    fc.property(fc.array(anyFact, { maxLength: 6 }), anyFact, (facts, fact) => {
      const { order } = follow([...facts, fact])
      expect(progressBy(fact, order)).toBeNull()
    }),
  )
})
