import { expect, test } from 'vitest'
import { SESSION, startPayments } from './support/subject.ts'

const payments = await startPayments()

const item = (line: string, amount: number, taxCode: string, behavior: 'exclusive' | 'inclusive') => ({
  metadata: { line },
  quantity: 1,
  price_data: {
    currency: 'usd',
    unit_amount: amount,
    tax_behavior: behavior,
    product_data: { name: line, tax_code: taxCode },
  },
})

const taxed = (behavior: 'exclusive' | 'inclusive') => ({
  mode: 'payment' as const,
  success_url: SESSION.success_url,
  customer_email: 'mary@example.com',
  automatic_tax: { enabled: true },
  line_items: [item('mug', 1_000, 'txcd_99999999', behavior), item('fee', 200, 'txcd_00000000', behavior)],
})

const shipped = (behavior: 'exclusive' | 'inclusive') => ({
  ...taxed(behavior),
  shipping_address_collection: { allowed_countries: ['NZ' as const, 'DE' as const, 'US' as const] },
  shipping_options: [
    {
      shipping_rate_data: {
        type: 'fixed_amount' as const,
        display_name: 'Express',
        tax_behavior: behavior,
        fixed_amount: { amount: 500, currency: 'usd' },
        tax_code: 'txcd_92010001',
      },
    },
  ],
})

/** Sends the form of the checkout page, and returns the page or where it leads. */
async function send(id: string, country: string): Promise<{ status: number; html: string }> {
  const response = await fetch(`${payments.url}/c/pay/${id}?lang=en`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      email: 'mary@example.com',
      name: 'Mary Wells',
      line1: '1 Queen Street',
      city: 'Auckland',
      country,
      means: 'card:pm_card_visa',
    }),
  })
  return { status: response.status, html: await response.text() }
}

const read = (id: string) =>
  payments.stripe.checkout.sessions.retrieve(id, { expand: ['shipping_cost.taxes', 'payment_intent'] })

test('tax is added for the country of the address, shown, and then paid', async () => {
  const session = await payments.stripe.checkout.sessions.create(shipped('exclusive'))
  expect(session).toMatchObject({
    amount_total: 1_700,
    automatic_tax: { enabled: true, provider: 'stripe', status: 'requires_location_inputs' },
  })
  const shown = await send(session.id, 'NZ')
  expect(shown.status).toBe(200)
  expect(shown.html).toMatch(/role="status".*Pay US\$19\.25/s)
  expect((await send(session.id, 'NZ')).status).toBe(303)
  expect(await read(session.id)).toMatchObject({
    status: 'complete',
    amount_subtotal: 1_200,
    amount_total: 1_925,
    automatic_tax: { status: 'complete' },
    customer_details: { address: { country: 'NZ' } },
    payment_intent: { amount: 1_925 },
    shipping_cost: { amount_tax: 75, amount_total: 575, taxes: [{ amount: 75, rate: { percentage: 15 } }] },
    total_details: { amount_tax: 225, amount_shipping: 500 },
  })
  const { data } = await payments.stripe.checkout.sessions.listLineItems(session.id, {
    expand: ['data.taxes'],
  })
  expect(data).toMatchObject([
    {
      metadata: { line: 'mug' },
      amount_tax: 150,
      amount_total: 1_150,
      taxes: [{ taxable_amount: 1_000, taxability_reason: 'standard_rated', rate: { country: 'NZ' } }],
    },
    { metadata: { line: 'fee' }, amount_tax: 0, taxes: [{ taxability_reason: 'product_exempt' }] },
  ])
})

test('the tax is computed again for a changed country; without tax the amount stays and is paid at once', async () => {
  const { id } = await payments.stripe.checkout.sessions.create(shipped('exclusive'))
  expect((await send(id, 'DE')).html).toContain('Pay US$19.85')
  expect((await send(id, 'NZ')).html).toContain('Pay US$19.25')
  expect((await send(id, 'US')).html).toContain('Pay US$17.00')
  expect((await send(id, 'US')).status).toBe(303)
  expect(await read(id)).toMatchObject({ amount_total: 1_700, total_details: { amount_tax: 0 } })
})

test('tax that prices include does not change the total', async () => {
  const { id } = await payments.stripe.checkout.sessions.create(shipped('inclusive'))
  expect((await send(id, 'NZ')).status).toBe(303)
  expect(await read(id)).toMatchObject({ amount_total: 1_700, total_details: { amount_tax: 195 } })
})

test('a download asks for the country only', async () => {
  const { id } = await payments.stripe.checkout.sessions.create(taxed('exclusive'))
  const page = await (await fetch(`${payments.url}/c/pay/${id}?lang=en`)).text()
  expect(page).toContain('Billing address')
  expect(page).not.toContain('name="line1"')
  await send(id, 'GB')
  expect((await send(id, 'GB')).status).toBe(303)
  expect(await read(id)).toMatchObject({
    amount_total: 1_400,
    shipping_cost: null,
    collected_information: null,
    customer_details: { address: { country: 'GB' } },
  })
})

test('a known customer needs an address, or one that is saved; tax rates exclude automatic tax', async () => {
  const { stripe } = payments
  const { id: customer } = await stripe.customers.create({ email: 'mary@example.com' })
  const { customer_email: _email, ...known } = { ...shipped('exclusive'), customer }
  await expect(stripe.checkout.sessions.create(known)).rejects.toMatchObject({
    code: 'customer_tax_location_invalid',
  })
  const saved = await stripe.checkout.sessions.create({ ...known, customer_update: { shipping: 'auto' } })
  expect(saved.automatic_tax.enabled).toBe(true)
  const rate = await stripe.taxRates.create({ display_name: 'VAT', inclusive: false, percentage: 20 })
  const [first] = shipped('exclusive').line_items
  await expect(
    stripe.checkout.sessions.create({
      ...shipped('exclusive'),
      line_items: [{ ...first, tax_rates: [rate.id] }],
    }),
  ).rejects.toMatchObject({ param: 'automatic_tax' })
})
