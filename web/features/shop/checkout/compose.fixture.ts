import type { Offer } from './compose.ts'
import type { OrderableProduct } from './compose-lines.ts'

/** Returns a product that costs 10.00 dollars and has the standard tax. */
export const product = (number: string, fields: Partial<OrderableProduct> = {}): OrderableProduct => ({
  number,
  documentId: `product-${number}`,
  title: `Product ${number}`,
  kind: 'physical',
  available: null,
  price: 1_000,
  currency: 'USD',
  prices: [],
  sale: null,
  taxClass: 'standard',
  ...fields,
})

/** Returns what a shop offers in three currencies. */
export const offer = (...products: OrderableProduct[]): Offer => ({
  products,
  settings: {
    taxRates: { standard: 18 },
    serviceCharge: 0,
    currency: 'USD',
    payingCurrencies: ['USD', 'SAR', 'KWD'],
    detailLimit: 99,
  },
  rates: { base: 'USD', asOf: null, rates: { SAR: '3.75', KWD: '0.3071' } },
  discounts: [],
  giftCards: [],
  delivery: [],
  now: 0,
})

/** Returns the request of an order of one product. */
export const request = (productId: string, quantity: number, rest: object = {}) => ({
  items: [{ productId, quantity }],
  currency: 'USD' as const,
  codes: [],
  ...rest,
})
