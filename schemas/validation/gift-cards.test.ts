import type { ValidationContext } from 'sanity'
import { expect, test } from 'vitest'
import { checkGiftCardAmount, checkGiftCardCode, checkGiftCardCurrency } from './gift-cards.ts'

/** Returns the context of a card, in a lake that finds some documents. */
const contextWith = (...found: unknown[]): ValidationContext => {
  const client = { withConfig: () => client, fetch: () => Promise.resolve(found) }
  return {
    document: { _id: 'drafts.giftCard.1', _type: 'giftCard' },
    getClient: () => client,
  } as unknown as ValidationContext
}

const order = { currency: 'USD', giftCard: { amount: 1_500 }, refunds: null }

test('a code is generated, and no other card has it', async () => {
  expect(await checkGiftCardCode('TEST-CARD-FREE-2468', contextWith())).toBe(true)
  expect(await checkGiftCardCode('TEST-CARD-FREE-2468', contextWith('giftCard.2'))).toMatch(/^Another gift/)
  for (const code of [undefined, '', 'WELCOME10', 'TESTCARDFREE2468', 'test-card-free-2468'])
    expect(await checkGiftCardCode(code, contextWith())).toMatch(/^Select “Generate a code”/)
})

test('an amount is above 0 and covers what orders have used', async () => {
  for (const amount of [undefined, 0, -1, 1.5])
    expect(await checkGiftCardAmount(amount, contextWith())).toMatch(/^Enter an amount/)
  expect(await checkGiftCardAmount(1, contextWith())).toBe(true)
  expect(await checkGiftCardAmount(1_500, contextWith(order))).toBe(true)
  expect(await checkGiftCardAmount(1_499, contextWith(order))).toBe(
    'Orders have already used 15.00 USD of this card. Enter at least that.',
  )
})

test('a currency stays once the card is used', async () => {
  expect(await checkGiftCardCurrency('SAR', contextWith())).toBe(true)
  expect(await checkGiftCardCurrency('USD', contextWith(order))).toBe(true)
  expect(await checkGiftCardCurrency('SAR', contextWith(order))).toMatch(/used in USD/)
})
