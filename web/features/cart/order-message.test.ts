import { expect, test } from 'vitest'
import type { SoldGood } from './answer.ts'
import { orderMessage } from './order-message.ts'
import { reviewCart } from './review.ts'
import type { PageTexts } from './shop-texts.ts'

const good = (id: string, title: string, price: number): SoldGood => ({
  id,
  title,
  href: `/shop/single/${id}`,
  picture: null,
  price,
  currency: 'USD',
  prices: [],
  sale: null,
  taxClass: 'zero',
  available: null,
})

const texts = {
  orderLead: 'I would like to order:',
  orderLine: '{quantity} × {product} (item {number}): {total}',
  orderTotal: 'Payable: {total}',
} as PageTexts

test('an order names what can be had, how many, and what it comes to', () => {
  const lines = [
    { id: '10000', quantity: 2 },
    { id: 'gone', quantity: 1 },
    { id: '10208', quantity: 1 },
  ]
  const goods = [good('10000', 'A cap', 5_626), null, good('10208', 'Northern lights', 418)]
  const review = reviewCart(
    { lines },
    {
      lines: lines.map(({ id, quantity }, index) => ({
        productId: id,
        quantity,
        state: 'ok',
        good: goods[index] ?? null,
      })),
      settings: {
        quantityOptions: [1, 2, 3],
        detailLimit: 3,
        listLimit: 1,
        serviceCharge: 0,
        currency: 'USD',
        payingCurrencies: ['USD'],
        taxRates: { standard: 18, zero: 0 },
        firstCurrencies: { zh: null, en: null, ar: null },
        samples: [],
      },
      rates: { base: 'USD', asOf: null, rates: {} },
      now: 0,
    },
    'en',
  )
  expect(orderMessage(review, texts, 'en').split('\n')).toEqual([
    'I would like to order:',
    '2 × A cap (item 10000): $112.52',
    '1 × Northern lights (item 10208): $4.18',
    'Payable: $116.70',
  ])
})
