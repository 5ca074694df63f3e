import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CURRENCY_CODES, payableStep } from '#schemas/shared/currencies.ts'
import { type GiftCard, payWithGiftCard } from './gift-card.ts'

const CODE = 'TEST-CARD-FREE-2468'
const card: GiftCard = { id: 'giftCard.1', code: CODE, currency: 'USD', balance: 2_000, until: null }
const pay = (payable: number, fields: Partial<GiftCard> = {}, codes: readonly string[] = [CODE]) =>
  payWithGiftCard([{ ...card, ...fields }], codes, {
    payable,
    currency: 'USD',
    minimum: 50,
    now: 1_000,
    isFinal: true,
  })

test('a card pays a part, and the rest is left to pay', () => {
  expect(pay(2_500)).toEqual({ giftCard: { id: card.id, code: CODE, amount: 2_000 }, due: 500, refused: [] })
})

test('a card pays everything it can', () => {
  expect(pay(1_500)).toMatchObject({ giftCard: { amount: 1_500 }, due: 0 })
  expect(pay(2_000)).toMatchObject({ giftCard: { amount: 2_000 }, due: 0 })
})

test('a rest that Stripe does not charge is made larger', () => {
  expect(pay(2_010)).toMatchObject({ giftCard: { amount: 1_960 }, due: 50 })
  expect(pay(2_050)).toMatchObject({ giftCard: { amount: 2_000 }, due: 50 })
})

test('a code is found however it was typed', () => {
  expect(pay(500, {}, ['WELCOME10', 'TESTCARDFREE2468'])).toMatchObject({
    giftCard: { code: 'TESTCARDFREE2468', amount: 500 },
    refused: [],
  })
})

describe('a card pays nothing', () => {
  test.each<[string, Partial<GiftCard>, string]>([
    ['after its last day', { until: '1970-01-01T00:00:01.000Z' }, 'giftCardExpired'],
    ['in another currency', { currency: 'SAR' }, 'giftCardCurrency'],
    ['without a balance', { balance: 0 }, 'giftCardEmpty'],
  ])('%s', (_name, fields, error) => {
    const { currency } = { ...card, ...fields }
    expect(pay(500, fields)).toEqual({ giftCard: null, due: 500, refused: [{ code: CODE, error, currency }] })
  })

  test.each([
    ['has nothing to pay', 0, 2_000],
    ['would leave less than Stripe charges', 40, 30],
  ])('that %s', (_name, payable, balance) => {
    expect(pay(payable, { balance })).toEqual({
      giftCard: null,
      due: payable,
      refused: [{ code: CODE, error: 'giftCardAmount', currency: 'USD' }],
    })
  })

  test('beside another card', () => {
    const other = { ...card, id: 'giftCard.2', code: 'TEST-CARD-MERE-2222' }
    const total = { payable: 2_500, currency: 'USD', minimum: 50, now: 0, isFinal: true }
    expect(payWithGiftCard([card, other], [CODE, other.code], total)).toMatchObject({
      giftCard: { code: CODE },
      refused: [{ code: other.code, error: 'giftCardNotCombinable' }],
    })
  })
})

test('a card is valid until its end, and codes of no card cost nothing', () => {
  expect(pay(500, { until: '1970-01-01T00:00:01.001Z' }).refused).toEqual([])
  expect(pay(500, {}, ['WELCOME10'])).toEqual({ giftCard: null, due: 500, refused: [] })
})

test('card and rest are the total in every currency, and can both be paid', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CURRENCY_CODES),
      fc.nat(1_000_000),
      fc.nat(1_000_000),
      fc.nat(1_000),
      (currency, steps, balance, least) => {
        const step = payableStep(currency)
        const payable = steps * step
        const minimum = least * step
        const total = { payable, currency, minimum, now: 0, isFinal: true }
        const { giftCard, due } = payWithGiftCard([{ ...card, currency, balance }], [CODE], total)
        const amount = giftCard?.amount ?? 0
        expect(amount + due).toBe(payable)
        expect(amount).toBeLessThanOrEqual(balance)
        expect([amount % step, due % step]).toEqual([0, 0])
        if (giftCard && due > 0) expect(due).toBeGreaterThanOrEqual(minimum)
      },
    ),
  )
})
