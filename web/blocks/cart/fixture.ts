import { blockOf, sectionHead } from '../sample-results.ts'

/** The block as the lake returns it, with every field filled in. */
export const fixture = {
  ...blockOf('cartBlock'),
  ...sectionHead,
  view: 'empty',
  emptyHeading: 'Nothing in your cart yet',
  emptyText: 'Have a look around, there is no hurry.',
  settings: {
    quantityOptions: [1, 2, 3],
    detailLimit: 3,
    listLimit: 1,
    serviceCharge: 0,
    currency: 'USD',
    payingCurrencies: ['USD', 'CNY', 'SAR'],
    firstCurrencies: { zh: 'CNY', en: null, ar: 'SAR' },
    taxRates: { standard: 18, zero: 0 },
    samples: [{ id: '1030', quantity: 1 }],
  },
}
