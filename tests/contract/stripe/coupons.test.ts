import { describe, expect, test } from 'vitest'
import { payOn, SESSION, startPayments } from './support/subject.ts'

const payments = await startPayments()

const TOTAL = 2918
const coupon = (more: object = {}) =>
  payments.stripe.coupons.create({ amount_off: 500, currency: 'usd', name: 'WELCOME10', ...more })
const begin = (id: string) =>
  payments.stripe.checkout.sessions.create({ ...SESSION, discounts: [{ coupon: id }] })

describe('a coupon', () => {
  test('is taken off the total of a session, its line items and the payment', async () => {
    const { id } = await coupon()
    const session = await begin(id)
    expect(session).toMatchObject({
      amount_subtotal: TOTAL,
      amount_total: TOTAL - 500,
      discounts: [{ coupon: id, promotion_code: null }],
      total_details: { amount_discount: 500 },
    })
    const { data } = await payments.stripe.checkout.sessions.listLineItems(session.id)
    expect(data.reduce((sum, line) => sum + line.amount_discount, 0)).toBe(500)
    expect(data.reduce((sum, line) => sum + line.amount_total, 0)).toBe(TOTAL - 500)

    const page = `${payments.url}/c/pay/${session.id}`
    expect(await (await fetch(page)).text()).toMatch(/WELCOME10.*-US\$5\.00.*US\$24\.18/s)
    await payOn(page)
    const paid = await payments.stripe.checkout.sessions.retrieve(session.id, {
      expand: ['payment_intent.latest_charge'],
    })
    expect(paid).toMatchObject({
      payment_status: 'paid',
      payment_intent: { latest_charge: { amount: TOTAL - 500 } },
    })
  })

  test('of a percentage is rounded half up', async () => {
    const { id } = await payments.stripe.coupons.create({ percent_off: 12.5 })
    expect(await begin(id)).toMatchObject({ amount_total: TOTAL - 365 })
  })

  test('of more than the total makes the session free', async () => {
    const { id } = await coupon({ amount_off: 10_000 })
    const session = await begin(id)
    expect(session.amount_total).toBe(0)
    await payOn(`${payments.url}/c/pay/${session.id}`)
    const paid = await payments.stripe.checkout.sessions.retrieve(session.id)
    expect(paid.payment_status).toBe('no_payment_required')
  })

  test('is redeemed when the session is paid, as often as it allows', async () => {
    const { id } = await coupon({ max_redemptions: 1 })
    const session = await begin(id)
    await payOn(`${payments.url}/c/pay/${session.id}`)
    expect(await payments.stripe.coupons.retrieve(id)).toMatchObject({ times_redeemed: 1, valid: false })
    await expect(begin(id)).rejects.toMatchObject({ code: 'coupon_expired' })
  })

  test('is refused in another currency, below the minimum charge, and when it is unknown', async () => {
    const { id } = await coupon({ currency: 'eur' })
    await expect(begin(id)).rejects.toMatchObject({ param: 'discounts[0][coupon]' })
    const { id: large } = await coupon({ amount_off: TOTAL - 10 })
    await expect(begin(large)).rejects.toMatchObject({ code: 'amount_too_small' })
    await expect(begin('unknown')).rejects.toMatchObject({ code: 'resource_missing' })
  })

  test.each([
    ['neither an amount nor a percentage', {}],
    ['both', { amount_off: 1, currency: 'usd', percent_off: 1 }],
    ['an amount without a currency', { amount_off: 1 }],
    ['a name that is too long', { percent_off: 1, name: 'x'.repeat(41) }],
  ])('with %s is invalid', async (_name, params) => {
    await expect(payments.stripe.coupons.create(params)).rejects.toMatchObject({ statusCode: 400 })
  })

  test('can be renamed, listed and deleted', async () => {
    const { id } = await coupon()
    await payments.stripe.coupons.update(id, { name: 'Renamed' })
    const { data } = await payments.stripe.coupons.list({ limit: 1 })
    expect(data).toMatchObject([{ id, name: 'Renamed' }])
    await payments.stripe.coupons.del(id)
    await expect(payments.stripe.coupons.retrieve(id)).rejects.toMatchObject({ statusCode: 404 })
  })
})
