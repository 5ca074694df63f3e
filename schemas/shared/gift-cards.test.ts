import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  generateGiftCardCode,
  GIFT_CARD_CODE,
  giftCardBalance,
  giftCardEnding,
  type GiftCardOrder,
  toGiftCardCode,
} from './gift-cards.ts'

test('a generated code has 16 unambiguous characters and is unique', () => {
  const codes = Array.from({ length: 500 }, generateGiftCardCode)
  for (const code of codes) {
    expect(code).toMatch(GIFT_CARD_CODE)
    expect(code).not.toMatch(/[IO01]/)
  }
  expect(new Set(codes).size).toBe(codes.length)
})

test.each([
  ['TEST-CARD-FREE-2468', 'TEST-CARD-FREE-2468'],
  ['TESTCARDFREE2468', 'TEST-CARD-FREE-2468'],
  ['TE-STCARDFREE-2468', 'TEST-CARD-FREE-2468'],
  ['WELCOME10', null],
  ['TEST-CARD-FREE-246O', null],
  ['TEST-CARD-FREE-24689', null],
])('%s is the gift card %s', (code, written) => {
  expect(toGiftCardCode(code)).toBe(written)
})

test('only the last four characters are shown', () => {
  expect(giftCardEnding('TEST-CARD-FREE-2468')).toBe('2468')
})

test('a requested refund is not on the card yet, a failed one has nothing for it', () => {
  const order = (state: string, giftCardAmount: number): GiftCardOrder => ({
    giftCard: { amount: 500 },
    refunds: [{ state, giftCardAmount }],
  })
  expect(giftCardBalance(2_000, [order('asked', 200)])).toBe(1_500)
  expect(giftCardBalance(2_000, [order('made', 200)])).toBe(1_700)
  expect(giftCardBalance(2_000, [order('failed', 0)])).toBe(1_500)
})

test('the balance is the amount less all movements, and never negative', () => {
  const anyOrder = fc
    .record({ amount: fc.nat(10_000), missing: fc.nat(10_000), refunded: fc.nat(10_000) })
    .map(({ amount, missing, refunded }) => {
      const taken = amount - Math.min(missing, amount)
      return { amount, missing: amount - taken, back: Math.min(refunded, taken) }
    })
  fc.assert(
    fc.property(fc.nat(50_000), fc.array(anyOrder), (amount, list) => {
      const orders = list.map((one): GiftCardOrder => ({
        giftCard: { amount: one.amount, missing: one.missing },
        refunds: [
          { state: 'made', giftCardAmount: one.back },
          { state: 'asked', giftCardAmount: 1 },
        ],
      }))
      const movements = list.reduce((sum, one) => sum + one.amount - one.missing - one.back, 0)
      expect(giftCardBalance(amount, orders)).toBe(Math.max(0, amount - movements))
    }),
  )
})
