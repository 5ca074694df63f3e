import { expect, test } from 'vitest'
import { payOn, SESSION, startPayments } from './support/subject.ts'

const payments = await startPayments()

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

const ADDRESS = { line1: 'شارع العليا 1', city: 'الرياض', postal_code: '12211', country: 'SA' }

test('the page starts with the shipping address of the customer, where the session ships to it', async () => {
  const { stripe, url } = payments
  const shipping = { name: 'مريم العتيبي', address: ADDRESS }
  const { id: customer } = await stripe.customers.create({ email: 'mary@example.com' })
  expect(await stripe.customers.update(customer, { shipping })).toMatchObject({ shipping })
  const begin = async (countries: ('SA' | 'GB')[]) => {
    const shipped = { shipping_address_collection: { allowed_countries: countries } }
    const { id } = await stripe.checkout.sessions.create({ ...SESSION, customer, ...shipped })
    return (await fetch(`${url}/c/pay/${id}`)).text()
  }
  const page = await begin(['GB', 'SA'])
  for (const text of ['مريم العتيبي', ADDRESS.line1, ADDRESS.city, ADDRESS.postal_code])
    expect(page).toContain(`value="${text}"`)
  expect(page).toContain('<option value="SA" selected>')
  expect(await begin(['GB'])).not.toContain(ADDRESS.line1)

  await stripe.customers.update(customer, { shipping: '' })
  expect(await begin(['SA'])).not.toContain(ADDRESS.line1)
})

test('a shipping address with an unknown country or without a name is refused', async () => {
  const { id } = await payments.stripe.customers.create({ email: 'mary@example.com' })
  const update = (shipping: object) => payments.stripe.customers.update(id, { shipping } as object)
  await expect(update({ name: 'Mary Wells', address: { ...ADDRESS, country: 'XX' } })).rejects.toMatchObject({
    code: 'country_code_invalid',
    param: 'shipping[address][country]',
  })
  await expect(update({ address: ADDRESS })).rejects.toMatchObject({
    code: 'parameter_missing',
    param: 'shipping[name]',
  })
  await expect(update({ name: 'Mary Wells' })).rejects.toMatchObject({ param: 'shipping[address]' })
})
