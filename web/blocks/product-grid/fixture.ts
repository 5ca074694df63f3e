import { addressOf, blockOf, imageOf, sectionHead } from '../sample-results.ts'

/** The block as the lake returns it, with every field filled in. */
export const fixture = {
  ...blockOf('productGridBlock'),
  ...sectionHead,
  pageSize: 12,
  products: [
    {
      id: 'product-lamp',
      number: '1030',
      title: 'A lamp for the night',
      category: 'Workplace',
      label: 'New',
      price: 21_500,
      currency: 'USD',
      sale: { kind: 'percent', percent: 20, from: null, until: null },
      stars: 4.6,
      soldOut: false,
      cover: imageOf('A lamp on a desk'),
      href: addressOf('product', '1030'),
    },
  ],
}
