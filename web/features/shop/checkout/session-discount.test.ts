import { createTranslator } from 'next-intl'
import { expect, test } from 'vitest'
import arabic from '#schemas/shared/messages/ar.json' with { type: 'json' }
import english from '#schemas/shared/messages/en.json' with { type: 'json' }
import chinese from '#schemas/shared/messages/zh.json' with { type: 'json' }
import { COUPON_NAME_LENGTH } from '#web/vendors/stripe/checkout-sessions.ts'
import { toSessionDiscount } from './session-discount.ts'

const MESSAGES = { en: english, zh: chinese, ar: arabic }
const giftCard = { card: 'giftCard.1', ending: '2468', amount: 500 }
const welcome = { _key: 'a', discount: 'a', title: 'Welcome discount', code: 'WELCOME10', amount: 100 }
const short = { _key: 'b', discount: 'b', title: 'Spring', amount: 50 }
const long = { ...short, title: 'Everything must go before the end of the year' }

function titleOf(
  locale: keyof typeof MESSAGES,
  discounts: (typeof short)[],
  card: typeof giftCard | null = null,
): string | undefined {
  const texts = createTranslator({ locale, messages: MESSAGES[locale], namespace: 'orders' })
  const totals = { subtotal: 2_000, discount: 0, tax: 0, serviceCharge: 0, payable: 1_900 }
  return toSessionDiscount({ discounts, giftCard: card, totals, locale }, texts)?.title
}

test.each([
  ['en', 'Gift card …2468 and Spring', 'Discounts and gift card'],
  ['zh', '礼品卡 …2468和Spring', '优惠及礼品卡'],
  ['ar', 'بطاقة هدية \u2066…2468\u2069 وSpring', 'الخصومات وبطاقة الهدية'],
] as const)('in %s the coupon names all or none of what it takes off', (locale, listed, summary) => {
  expect(titleOf(locale, [short], giftCard)).toBe(listed)
  const tooLong = titleOf(locale, [welcome, short], giftCard)
  expect(tooLong).toBe(summary)
  expect(summary.length).toBeLessThanOrEqual(COUPON_NAME_LENGTH)
})

test('without a gift card, names that are too long are a discount', () => {
  expect(titleOf('en', [welcome])).toBe('Welcome discount (WELCOME10)')
  expect(titleOf('en', [long])).toBe('Discount')
})
