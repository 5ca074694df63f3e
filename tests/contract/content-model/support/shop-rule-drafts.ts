import { emptyItems, items, type RuleDraft, slug, twice } from './draft-values.ts'

/** An option with values that have these keys. */
const option = (...keys: string[]) =>
  items('productOption', {
    values: keys.map((_key) => ({ _key, _type: 'optionValue' })),
  })

const EUR = { currency: 'EUR', amount: 100 }

const products: RuleDraft[] = [
  {
    name: 'product with too many options and variants',
    type: 'product',
    fields: {
      slug: slug('10010-X'),
      price: 100,
      currency: 'EUR',
      prices: items('productPrice', EUR),
      sale: { kind: 'percent', percent: 0 },
      kind: 'digital',
      colors: twice('productColor-black'),
      options: [
        ...option(...Array.from({ length: 21 }, (_, index) => `v${index}`)),
        ...emptyItems('empty', 3),
      ].map((value) => ({ ...value, _type: 'productOption' })),
      variants: emptyItems('productVariant', 101),
    },
  },
  {
    name: 'product with variants without options',
    type: 'product',
    fields: {
      slug: slug('10000'),
      currency: 'USD',
      prices: items('productPrice', EUR, EUR),
      sale: { kind: 'amount' },
      variants: items('productVariant', { code: 'green-m' }),
    },
  },
  {
    name: 'product with the same variant twice',
    type: 'product',
    fields: {
      price: 100,
      currency: 'USD',
      sale: { kind: 'amount', amount: 100 },
      options: option('a', 'b'),
      variants: items('productVariant', { code: 'a', choices: ['a'] }, { code: 'b', choices: ['a'] }),
    },
  },
  {
    name: 'product with the same number twice',
    type: 'product',
    fields: {
      slug: slug('10099'),
      price: 1,
      currency: 'USD',
      sale: { kind: 'percent', percent: 1 },
      options: option('a', 'b'),
      variants: items(
        'productVariant',
        { code: 'x'.repeat(70), choices: ['a'] },
        { code: 'x'.repeat(70), choices: ['b'] },
      ),
    },
  },
  {
    name: 'product with a missing variant',
    type: 'product',
    fields: {
      price: 100,
      currency: 'USD',
      sale: { kind: 'percent', percent: 10, from: '2026-02-01T09:00:00Z', until: '2026-01-01T09:00:00Z' },
      options: option('a', 'b'),
      variants: items('productVariant', { code: 'a', choices: ['a'] }),
    },
  },
  {
    name: 'product with no variant at its own price',
    type: 'product',
    fields: {
      price: 100,
      currency: 'USD',
      options: option('a'),
      variants: items('productVariant', {
        code: 'a',
        choices: ['a'],
        priceDifference: 100,
        priceDifferences: items('productPrice', EUR, EUR),
      }),
    },
  },
  {
    name: 'product without a count, and with too many others',
    type: 'product',
    fields: {
      kind: 'physical',
      boughtTogether: items(
        'reference',
        ...Array.from({ length: 5 }, () => ({ _ref: 'product-10000', _weak: true })),
      ),
    },
  },
]

const discounts: RuleDraft[] = [
  {
    name: 'discount on no products',
    type: 'discount',
    fields: {
      code: 'x',
      kind: 'amount',
      currency: 'USD',
      scope: 'products',
      from: '2026-02-01T09:00:00Z',
      until: '2026-01-01T09:00:00Z',
    },
  },
  {
    name: 'discount on the same product twice',
    type: 'discount',
    fields: {
      code: 'WELCOME10',
      kind: 'amount',
      amount: 500,
      minimum: 100,
      currency: 'USD',
      scope: 'products',
      products: twice('product-10000'),
    },
  },
  { name: 'discount on no categories', type: 'discount', fields: { kind: 'percent', scope: 'categories' } },
  {
    name: 'discount on the same category twice',
    type: 'discount',
    fields: { kind: 'percent', percent: 10, scope: 'categories', categories: twice('category-goods') },
  },
]

const giftCards: RuleDraft[] = [
  { name: 'gift card without anything', type: 'giftCard', fields: {} },
  {
    name: 'gift card with the code of another one',
    type: 'giftCard',
    fields: { code: 'TEST-CARD-FREE-2468', amount: 2_000, currency: 'USD' },
  },
]

/** Drafts of the shop's types whose values break rules. */
export const SHOP_RULE_DRAFTS: readonly RuleDraft[] = [
  ...products,
  ...discounts,
  ...giftCards,
  {
    name: 'color with a name instead of a sample, and a short name that is taken',
    type: 'productColor',
    fields: { slug: slug('black'), hex: 'black', order: -1 },
  },
  {
    name: 'size with a short name in capital letters',
    type: 'productSize',
    fields: { slug: slug('EU 42') },
  },
  { name: 'stock without a count', type: 'inventory', fields: {} },
  {
    name: 'shop settings that contradict each other',
    type: 'shopSettings',
    fields: {
      quantityOptions: [1, 1, 100],
      detailLimit: 3,
      listLimit: 5,
      orderPrefix: 'm',
      payingCurrencies: ['USD', 'USD', 'DEM'],
      firstCurrencies: { en: 'EUR' },
      countryTaxes: items(
        'countryTax',
        { countries: ['DE', 'DE'], rates: { standard: 101, zero: -1 } },
        { countries: ['FR', 'DE'], rates: { standard: 5.255 } },
      ),
    },
  },
  {
    name: 'exchange rates with one of the base',
    type: 'exchangeRates',
    fields: {
      base: 'USD',
      asOf: '2099-01-01',
      rates: items(
        'exchangeRate',
        { currency: 'USD', rate: '7,1' },
        { currency: 'SAR', rate: ' 3.75' },
        { currency: 'JPY', rate: '123456789012' },
      ),
    },
  },
  {
    name: 'exchange rates with a currency twice and one without a rate',
    type: 'exchangeRates',
    fields: {
      base: 'USD',
      rates: items(
        'exchangeRate',
        { currency: 'CNY', rate: '0' },
        { currency: 'CNY', rate: '7' },
        { currency: 'KRW' },
      ),
    },
  },
  {
    name: 'delivery that takes less than it takes',
    type: 'deliveryMethod',
    fields: { countries: ['GB', 'GB', 'XX'], minDays: 5, maxDays: 3 },
  },
  { name: 'plan with one price', type: 'pricingPlan', fields: { monthlyPrice: 100, currency: 'GBP' } },
]
