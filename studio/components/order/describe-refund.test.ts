import { expect, test } from 'vitest'
import type { Order } from '#schemas/shared/documents.generated.ts'
import { describeRefund, describeRefundError } from './describe-refund.ts'

const order = {
  currency: 'USD',
  totals: { payable: 8_850 },
  giftCard: { amount: 6_000 },
  refunds: [],
} as unknown as Order

test.each([
  [
    2_000,
    '20.00 USD goes back to the customer’s payment method, leaving 68.50 USD. We’ll email the customer.',
  ],
  [
    5_900,
    '28.50 USD goes back to the customer’s payment method and 30.50 USD goes back to the gift card, leaving 29.50 USD. We’ll email the customer.',
  ],
])('a refund of %i says where the money goes', (amount, text) => {
  expect(describeRefund(order, amount)).toBe(text)
})

test('an amount that cards cannot pay is rounded to what they can, in any currency', () => {
  expect(describeRefundError({ currency: 'KWD' }, 'unpayable')).toContain('a multiple of 0.010.')
  expect(describeRefundError({ currency: 'ISK' }, 'unpayable')).toContain('a multiple of 1.00.')
})
