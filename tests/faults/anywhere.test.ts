import { afterAll, expect, test } from 'vitest'
import { english } from '../e2e/support/languages.ts'
import { pay } from '../shop-api.ts'
import { audit, ordersOf } from './support/audit.ts'
import {
  createOrderRequest,
  createProduct,
  newShopper,
  placeOrder,
  sendPaymentEvent,
} from './support/customers.ts'
import { openShop } from './support/shop.ts'

const shop = await openShop()
afterAll(() => shop.close())

const rate = (currency: string, value: string) => ({
  _key: currency,
  _type: 'exchangeRate',
  currency,
  rate: value,
})
await shop.lake
  .transaction()
  .create({
    _id: 'delivery-standard',
    _type: 'deliveryMethod',
    title: english('Standard'),
    countries: ['BR', 'CH', 'IN', 'IS', 'KR', 'TN'],
    price: 499,
    currency: 'USD',
    minDays: 1,
    maxDays: 9,
    order: 10,
  })
  .patch('shopSettings', { set: { payingCurrencies: ['USD', 'INR', 'KRW', 'ISK', 'TND', 'CHF', 'BRL'] } })
  .patch('exchangeRates', {
    set: {
      rates: [
        rate('INR', '84.31'),
        rate('KRW', '1470.5'),
        rate('ISK', '125.44'),
        rate('TND', '2.937'),
        rate('CHF', '0.8061'),
        rate('BRL', '5.33'),
      ],
    },
  })
  .commit()

/** Prices a cart of two items of 10.00 dollars with delivery and 18 % tax, each amount rounded to `step`. */
function expectedTotal(perDollar: number, decimals: number, step: number): number {
  const convert = (cents: number) =>
    Math.round(Number(((cents * perDollar * 10 ** decimals) / 100 / step).toFixed(6))) * step
  const net = 2 * convert(1_000) + convert(499)
  return net + Math.round(Number(((net * 0.18) / step).toFixed(6))) * step
}

test.each([
  ['INR', 'IN', '560001', 84.31, 2, 1],
  ['KRW', 'KR', '04524', 1470.5, 0, 1],
  ['ISK', 'IS', '101', 125.44, 2, 100],
  ['TND', 'TN', '1000', 2.937, 3, 10],
  ['CHF', 'CH', '8001', 0.8061, 2, 1],
  ['BRL', 'BR', '01310-100', 5.33, 2, 1],
])(
  'an order in %s is paid and shipped to %s',
  async (currency, country, postcode, perDollar, decimals, step) => {
    const [product, buyer] = [await createProduct(shop, 10), await newShopper(shop)]
    const { body, status } = await placeOrder(shop, buyer, createOrderRequest(product, 2, currency))
    expect([status, body['error']]).toEqual([200, undefined])
    expect(await pay(body.url, 'card:pm_card_visa', { country, postal_code: postcode })).toBe(303)
    expect(await sendPaymentEvent(shop, body.orderId)).toBe(200)
    const [order] = await ordersOf(shop, [buyer])
    const session = await shop.stripe.checkout.sessions.retrieve(order?.payment?.sessionId ?? '')
    const total = expectedTotal(perDollar, decimals, step)
    expect([order?.state, order?.currency, order?.totals.payable]).toEqual(['paid', currency, total])
    expect([session.currency, session.amount_total]).toEqual([currency.toLowerCase(), total])
    expect(order?.shipping?.address.split('\n').at(-1)).toBe(country)
    expect(await audit(shop, [buyer], [product])).toEqual([])
  },
)
