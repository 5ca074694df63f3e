import { describe, expect, test } from 'vitest'
import { deliveryMethod } from '../delivery/delivery-method.fixture.ts'
import { discount } from '../pricing/discount.fixture.ts'
import { offer, product, request } from './compose.fixture.ts'
import { composeOrder, type Offer } from './compose.ts'

const file = { name: 'wallpaper.zip', parts: ['part.1'] }

/** Composes an order of one unit of each product. */
function compose(shop: Offer, rest: object = {}) {
  const items = shop.products.map(({ number: productId }) => ({ productId, quantity: 1 }))
  const composed = composeOrder({ ...request('1', 1), items, ...rest }, shop)
  if (!composed.ok) throw new Error(composed.error.kind)
  return composed.value
}

const line = (number: string, fields: object = {}) => ({
  _key: number,
  number,
  product: `product-${number}`,
  title: `Product ${number}`,
  kind: 'physical',
  quantity: 1,
  fullUnit: 1_000,
  unit: 1_000,
  total: 1_000,
  tax: 180,
  taxPercent: 18,
  isCounted: false,
  ...fields,
})

describe('the stored fields of an order', () => {
  test('are those of its lines and totals only if nothing else applies', () => {
    expect(compose(offer(product('1')))).toStrictEqual({
      currency: 'USD',
      lines: [line('1')],
      totals: { subtotal: 1_000, discount: 0, tax: 180, serviceCharge: 0, payable: 1_180 },
      taxes: [{ _key: 'rate-18', percent: 18, net: 1_000, amount: 180 }],
    })
  })

  test('hold variants, files of downloads, discounts, delivery and the tax of the country', () => {
    const shop = offer(
      product('1', { variant: 'm', options: 'M', available: 4, file }),
      product('2', { kind: 'digital', file, taxClass: 'zero' }),
      product('3', { kind: 'digital', file: null, taxClass: 'zero' }),
    )
    const settings = {
      ...shop.settings,
      countryTaxes: [{ countries: ['SA'], rates: { standard: 15, zero: 0 }, name: 'VAT' }],
      pricesIncludeTax: true,
    }
    const delivery = [deliveryMethod({ countries: ['SA'], price: 500 })]
    const discounts = [
      discount({ kind: 'percent', percent: 10 }, { id: 'd.1', title: 'Welcome', code: 'WELCOME' }),
      discount({ kind: 'freeDelivery' }, { id: 'd.2', title: 'Free delivery' }),
    ]
    const codes = ['WELCOME']
    expect(compose({ ...shop, settings, delivery, discounts }, { country: 'SA', codes })).toStrictEqual({
      currency: 'USD',
      lines: [
        line('1', { variant: 'm', options: 'M', isCounted: true, discount: 100, tax: 117, taxPercent: 15 }),
        line('2', { kind: 'digital', file, discount: 100, tax: 0, taxPercent: 0 }),
        line('3', { kind: 'digital', discount: 100, tax: 0, taxPercent: 0 }),
      ],
      delivery: {
        method: 'standard',
        title: 'Standard',
        countries: ['SA'],
        minDays: 3,
        maxDays: 5,
        price: 500,
        discount: 500,
        tax: 0,
        taxPercent: 0,
      },
      discounts: [
        { _key: 'd.1', discount: 'd.1', title: 'Welcome', code: 'WELCOME', amount: 300 },
        { _key: 'd.2', discount: 'd.2', title: 'Free delivery', amount: 500 },
      ],
      totals: { subtotal: 3_000, discount: 0, tax: 117, serviceCharge: 0, payable: 2_700 },
      taxes: [
        { _key: 'rate-0', percent: 0, net: 1_800, amount: 0 },
        { _key: 'rate-15', percent: 15, net: 783, amount: 117 },
      ],
      taxCountry: 'SA',
      taxName: 'VAT',
      pricesIncludeTax: true,
    })
  })

  test('leave the tax to Stripe where it computes the tax', () => {
    const shop = offer(product('1'))
    const settings = { ...shop.settings, taxProvider: 'stripe' as const }
    const order = compose({ ...shop, settings })
    expect(order).toMatchObject({ automaticTaxStatus: 'requires_location_inputs', totals: { tax: 0 } })
    expect(order.lines[0]?.taxCode).toBe('txcd_99999999')
  })
})
