import type Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { payOn, SESSION, startPayments } from './support/subject.ts'

const payments = await startPayments()
const { stripe } = payments
const coupon = await stripe.coupons.create({ amount_off: 500, currency: 'usd', name: 'Welcome' })

const TOTAL = 2918
const create = (further: Partial<Stripe.PromotionCodeCreateParams> = {}) =>
  stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: coupon.id }, ...further })

describe('a promotion code', () => {
  test('is created, read with its coupon, found by its code, and changed', async () => {
    const made = await create({ code: 'SPRING-26', metadata: { campaign: 'spring' } })
    expect(made).toMatchObject({
      object: 'promotion_code',
      active: true,
      code: 'SPRING-26',
      times_redeemed: 0,
      promotion: { type: 'coupon', coupon: coupon.id },
    })
    const read = await stripe.promotionCodes.retrieve(made.id, { expand: ['promotion.coupon'] })
    expect(read.promotion.coupon).toMatchObject({ name: 'Welcome' })
    expect((await create()).code).toMatch(/^[A-Z0-9]{8}$/)
    const ids = async (params: Stripe.PromotionCodeListParams) =>
      (await stripe.promotionCodes.list(params)).data.map(({ id }) => id)
    expect(await ids({ code: 'SPRING-26' })).toEqual([made.id])
    expect(await ids({ coupon: coupon.id })).toContain(made.id)
    expect(await ids({ coupon: 'other' })).toEqual([])
    expect(await stripe.promotionCodes.update(made.id, { active: false })).toMatchObject({ active: false })
    expect(await ids({ code: 'SPRING-26', active: true })).toEqual([])
  })

  test('is unique among active ones, in any case', async () => {
    const { id } = await create({ code: 'Once' })
    await expect(create({ code: 'ONCE' })).rejects.toMatchObject({ statusCode: 400, param: 'code' })
    await stripe.promotionCodes.update(id, { active: false })
    await create({ code: 'ONCE' })
  })

  test.each([
    ['a coupon that is unknown', { promotion: { type: 'coupon' as const, coupon: 'none' } }],
    ['a code with spaces', { code: 'two words' }],
    ['a minimum without a currency', { restrictions: { minimum_amount: 100 } }],
  ])('with %s is invalid', async (_name, params) => {
    await expect(create(params)).rejects.toMatchObject({ statusCode: 400 })
  })
})

describe('a session', () => {
  const begin = (code: string, further: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
    stripe.checkout.sessions.create({ ...SESSION, discounts: [{ promotion_code: code }], ...further })

  test('begins with a promotion code, which counts when it is paid', async () => {
    const { id } = await create({ max_redemptions: 1 })
    const session = await begin(id)
    expect(session).toMatchObject({
      amount_total: TOTAL - 500,
      discounts: [{ coupon: null, promotion_code: id }],
    })
    const page = `${payments.url}/c/pay/${session.id}`
    expect(await (await fetch(page)).text()).toContain('Welcome')
    await payOn(page)
    expect(await stripe.promotionCodes.retrieve(id)).toMatchObject({ times_redeemed: 1 })
    await expect(begin(id)).rejects.toMatchObject({ param: 'discounts[0][promotion_code]' })
  })

  test('refuses a code for another customer, a larger purchase or a first one', async () => {
    const [mary, ada] = [await stripe.customers.create(), await stripe.customers.create()]
    const own = await create({ customer: mary.id })
    await expect(begin(own.id, { customer: ada.id })).rejects.toMatchObject({ statusCode: 400 })
    expect((await begin(own.id, { customer: mary.id })).amount_total).toBe(TOTAL - 500)
    const minimum = { minimum_amount: TOTAL + 1, minimum_amount_currency: 'usd' }
    await expect(begin((await create({ restrictions: minimum })).id)).rejects.toMatchObject({
      statusCode: 400,
    })
    const first = await create({ restrictions: { first_time_transaction: true } })
    const session = await begin(first.id, { customer: mary.id })
    await payOn(`${payments.url}/c/pay/${session.id}`)
    await expect(begin(first.id, { customer: mary.id })).rejects.toMatchObject({ statusCode: 400 })
  })

  test('takes the code that a customer enters, also after a declined card', async () => {
    await create({ code: 'SUMMER' })
    const { id } = await stripe.checkout.sessions.create({ ...SESSION, allow_promotion_codes: true })
    const page = `${payments.url}/c/pay/${id}`
    const enter = async (code: string) => {
      const response = await fetch(`${page}/promotion-code`, {
        method: 'POST',
        body: new URLSearchParams({ code }),
      })
      return response.text()
    }
    await payOn(page, 'card:pm_card_chargeDeclined')
    expect(await enter('WINTER')).toContain('This code is not valid for this order.')
    expect(await enter(' summer ')).toMatch(/Welcome.*Remove the promotion code/s)
    const { data } = await stripe.checkout.sessions.listLineItems(id)
    expect(data.reduce((sum, line) => sum + line.amount_discount, 0)).toBe(500)
    expect(await enter('')).toContain('Promotion code</label>')
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ amount_total: TOTAL, discounts: [] })
    await enter('SUMMER')
    await payOn(page)
    expect(
      await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] }),
    ).toMatchObject({
      amount_total: TOTAL - 500,
      payment_status: 'paid',
      total_details: { amount_discount: 500 },
      payment_intent: { amount_received: TOTAL - 500, latest_charge: { amount: TOTAL - 500 } },
    })
  })

  test('that allows no code takes none', async () => {
    await create({ code: 'AUTUMN' })
    const { id } = await stripe.checkout.sessions.create(SESSION)
    const page = `${payments.url}/c/pay/${id}`
    expect(await (await fetch(page)).text()).not.toContain('Promotion code')
    await fetch(`${page}/promotion-code`, { method: 'POST', body: new URLSearchParams({ code: 'AUTUMN' }) })
    expect((await stripe.checkout.sessions.retrieve(id)).amount_total).toBe(TOTAL)
  })
})
