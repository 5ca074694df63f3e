import { describe, expect, test } from 'vitest'
import { isAddable, parseTypedCode, reviewCodes, withCode, withoutCode } from './codes.ts'

const cart = { lines: [], codes: ['WELCOME10'] }
const discount = { id: 'discount.1', title: 'Welcome discount', code: 'WELCOME10' }
const refused = { ...discount, minimum: null, error: 'expired' as const }
const nothing = { discounts: [], refused: [], currency: 'SAR' }
const noCard = { giftCard: null, refused: [] }

describe('a code in the cart', () => {
  test('applies', () => {
    const priced = { ...nothing, discounts: [{ ...discount, amount: 100 }] }
    expect(reviewCodes(cart, { codeErrors: {} }, priced, noCard)).toEqual([
      { code: 'WELCOME10', error: null },
    ])
  })

  test('says why it does not apply, and the minimum', () => {
    const codes = (one: object) =>
      reviewCodes(cart, { codeErrors: {} }, { ...nothing, refused: [{ ...refused, ...one }] }, noCard)
    expect(codes({})).toEqual([{ code: 'WELCOME10', error: 'expired' }])
    expect(codes({ error: 'minimum', minimum: 5_000 })).toEqual([
      { code: 'WELCOME10', error: 'minimum', minimum: { amount: 5_000, currency: 'SAR' } },
    ])
  })

  test('is unknown, or was not looked up', () => {
    expect(reviewCodes(cart, { codeErrors: { WELCOME10: 'tooMany' } }, nothing, noCard)).toEqual([
      { code: 'WELCOME10', error: 'tooMany' },
    ])
  })

  test('is left out until it is checked', () => {
    expect(reviewCodes(cart, { codeErrors: {} }, nothing, noCard)).toEqual([])
    expect(reviewCodes({ lines: [] }, { codeErrors: {} }, nothing, noCard)).toEqual([])
  })
})

test('the code of a gift card applies, or says why it does not', () => {
  const code = 'TEST-CARD-FREE-2468'
  const codes = (payment: Parameters<typeof reviewCodes>[3]) =>
    reviewCodes({ lines: [], codes: [code] }, { codeErrors: {} }, nothing, payment)
  expect(codes({ giftCard: { id: 'giftCard.1', code, amount: 1 }, refused: [] })).toEqual([
    { code, error: null },
  ])
  const refusedCard = { code, error: 'giftCardCurrency' as const, currency: 'SAR' }
  expect(codes({ giftCard: null, refused: [refusedCard] })).toEqual([refusedCard])
})

test.each([
  ['welcome10', { code: 'WELCOME10' }],
  ['10 %', { error: 'unknown' }],
  ['', { error: 'unknown' }],
] as const)('“%s” is typed', (typed, parsed) => {
  expect(parseTypedCode({ lines: [] }, typed)).toEqual(parsed)
})

test('a cart has at most five codes', () => {
  const full = { lines: [], codes: ['AAA', 'BBB', 'CCC', 'DDD', 'EEE'] }
  expect(parseTypedCode(full, 'FFF')).toEqual({ error: 'tooManyCodes' })
  expect(parseTypedCode(full, 'eee')).toEqual({ code: 'EEE' })
})

test('each of several codes has its own answer', () => {
  const other = { ...discount, code: 'AUTUMN', error: 'expired' as const, minimum: null }
  const priced = {
    ...nothing,
    discounts: [{ ...discount, amount: 100 }],
    refused: [other, { ...refused, code: 'SPRING' }],
  }
  const codes = ['SPRING', 'WELCOME10', 'AUTUMN', 'UNCHECKED']
  expect(reviewCodes({ lines: [], codes }, { codeErrors: {} }, priced, noCard)).toEqual([
    { code: 'SPRING', error: 'expired' },
    { code: 'WELCOME10', error: null },
    { code: 'AUTUMN', error: 'expired' },
  ])
})

test('a code is in the cart once, and can be removed', () => {
  expect(withCode({ lines: [], codes: ['AAA', 'BBB'] }, 'AAA').codes).toEqual(['BBB', 'AAA'])
  expect(withoutCode({ lines: [], codes: ['AAA', 'BBB'] }, 'AAA').codes).toEqual(['BBB'])
  expect(withCode(cart, 'WELCOME10').codes).toEqual(['WELCOME10'])
  expect(withCode({ lines: [] }, 'WELCOME10').codes).toEqual(['WELCOME10'])
  expect(withoutCode(cart, 'WELCOME10').codes).toEqual([])
  expect(withoutCode({ lines: [] }, 'WELCOME10').codes).toEqual([])
})

test('a code is added if it applies, or if another currency lets it apply', () => {
  expect(isAddable({ error: null })).toBe(true)
  expect(isAddable({ error: 'giftCardCurrency' })).toBe(true)
  expect(isAddable({ error: 'giftCardEmpty' })).toBe(false)
})
