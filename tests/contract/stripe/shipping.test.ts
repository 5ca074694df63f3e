import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLocalPayments, type LocalPayments, payOn, SESSION } from './support/subject.ts'

const local = createLocalPayments()
let payments: LocalPayments
beforeAll(async () => {
  payments = await local.start()
})
afterAll(() => local.endAll())

const TOTAL = 2918
const option = (amount: number, currency = 'usd') => ({
  shipping_rate_data: {
    type: 'fixed_amount' as const,
    display_name: 'Express',
    fixed_amount: { amount, currency },
    delivery_estimate: {
      minimum: { unit: 'business_day' as const, value: 1 },
      maximum: { unit: 'business_day' as const, value: 2 },
    },
  },
})

test('a shipping option is added to the total, and a coupon does not reduce it', async () => {
  const coupon = await payments.stripe.coupons.create({ amount_off: TOTAL - 100, currency: 'usd' })
  const session = await payments.stripe.checkout.sessions.create({
    ...SESSION,
    shipping_options: [option(1_200)],
    discounts: [{ coupon: coupon.id }],
  })
  expect(session).toMatchObject({
    amount_total: 1_300,
    total_details: { amount_shipping: 1_200, amount_discount: TOTAL - 100 },
    shipping_cost: { amount_total: 1_200 },
    shipping_options: [{ shipping_amount: 1_200 }],
  })
  const page = `${payments.url}/c/pay/${session.id}`
  expect(await (await fetch(page)).text()).toMatch(/Express.*US\$12\.00.*US\$13\.00/s)
  await payOn(page)
  const paid = await payments.stripe.checkout.sessions.retrieve(session.id, {
    expand: ['payment_intent.latest_charge'],
  })
  expect(paid).toMatchObject({ payment_intent: { latest_charge: { amount: 1_300 } } })
})

test('a shipping option in another currency, and a second one, are refused', async () => {
  const begin = (shipping: ReturnType<typeof option>[]) =>
    payments.stripe.checkout.sessions.create({ ...SESSION, shipping_options: shipping })
  await expect(begin([option(100, 'eur')])).rejects.toMatchObject({ statusCode: 400 })
  await expect(begin([option(100), option(200)])).rejects.toMatchObject({ param: 'shipping_options' })
})
