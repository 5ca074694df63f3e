import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit, auditInvoices, leftOf, ordersOf } from './support/audit.ts'
import {
  expirePage,
  letTimePass,
  newGood,
  newShopper,
  pay,
  placeOrder,
  reconcile,
  tell,
  wishFor,
  type Answer,
  type Shopper,
  type Wish,
} from './support/people.ts'
import { openShop, type Shop } from './support/shop.ts'
import { isExhaustive, walk, type Place } from './support/walk.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 120_000)
afterAll(() => shop.close())

/** Before a call is what was after the one before it, as far as anything is kept; the long run tries both. */
const FAULTS = isExhaustive ? (['holdBefore', 'holdAfter'] as const) : (['holdAfter'] as const)

/** Both ways in which it can go on; a sample takes one of them at each step. */
const ways = <Way>(one: Way, other: Way, { at }: Place): Way[] =>
  isExhaustive ? [one, other] : [at % 2 === 0 ? one : other]

/** Ends the site, without warning, while a call of what it does is held. */
async function killDuring(work: () => Promise<unknown>, strike: () => Promise<void>): Promise<void> {
  const held = strike()
  const done = work().catch(() => undefined)
  await Promise.race([held, done])
  await shop.site.kill()
  await done
  shop.upstream.lift()
  await shop.site.start()
}

/** Nobody pays what they were never led to: their pages expire, time passes, and the site looks after its orders. */
async function abandon(shopper: Shopper): Promise<void> {
  for await (const { url, customer_details: payer } of shop.stripe.checkout.sessions.list({ limit: 100 }))
    if (url && payer?.email === shopper.email) await expirePage(url)
  await letTimePass(shop, shopper)
  expect(await reconcile(shop)).toBe(200)
}

test('the site is killed between any two steps of placing an order', async () => {
  const steps = await walk(shop, FAULTS, async (place, strike) => {
    for (const way of ways('comes back', 'never comes back', place)) {
      const [shopper, good] = [await newShopper(shop), await newGood(shop, 3)]
      const wish = wishFor(good, 2)
      await killDuring(() => placeOrder(shop, shopper, wish), strike)
      const label = `${place.fault} call ${place.at}, who ordered ${way}`
      if (way === 'comes back') {
        const { status, body } = await placeOrder(shop, shopper, wish)
        expect(status, label).toBe(200)
        expect(await pay(body.url), label).toBe(303)
        expect(await tell(shop, body.orderId), label).toBe(200)
        expect(
          (await ordersOf(shop, [shopper])).map(({ state }) => state),
          label,
        ).toEqual(['paid'])
      } else {
        await abandon(shopper)
        for (const { state } of await ordersOf(shop, [shopper])) expect(state, label).toBe('expired')
        expect(await leftOf(shop, good), label).toBe(3)
      }
      expect(await audit(shop, [shopper], [good]), label).toEqual([])
    }
  })
  expect(steps).toBeGreaterThan(4)
})

test('the site is killed between any two steps of fulfilling an order', async () => {
  const steps = await walk(shop, FAULTS, async (place, strike) => {
    for (const way of ways('is told again', 'looks after its orders', place)) {
      const [shopper, good] = [await newShopper(shop), await newGood(shop, 3)]
      const { body } = await placeOrder(shop, shopper, wishFor(good, 2))
      expect(await pay(body.url)).toBe(303)
      await killDuring(() => tell(shop, body.orderId), strike)
      const label = `${place.fault} call ${place.at}, then the site ${way}`
      await letTimePass(shop, shopper)
      expect(await (way === 'is told again' ? tell(shop, body.orderId) : reconcile(shop)), label).toBe(200)
      expect(
        (await ordersOf(shop, [shopper])).map(({ state, mail }) => [state, mail?.state]),
        label,
      ).toEqual([['paid', 'sent']])
      expect(await audit(shop, [shopper], [good]), label).toEqual([])
    }
  })
  expect(steps).toBeGreaterThan(4)
})

/**
 * Asks for an order until there is an answer to it, as somebody does who is told to try again: 502 and 503 say that nothing was charged and that the same
 * key goes on, and connections that were kept open to a site which was killed break once.
 */
async function insist(at: Shop, shopper: Shopper, wish: Wish): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await placeOrder(at, shopper, wish).catch(() => undefined)
    if (answer && (attempt === 5 || ![502, 503].includes(answer.status))) return answer
    if (attempt === 5) throw new Error('The site does not answer.')
  }
}

test('fifty want ten pieces of two sites, one of which is killed again and again: ten get one', async () => {
  const good = await newGood(shop, 10)
  const shoppers = await Promise.all(Array.from({ length: 50 }, () => newShopper(shop)))
  const sites = [shop, { ...shop, site: await shop.openAnother() }]
  const wishes = shoppers.map((shopper, index) => ({
    shopper,
    wish: wishFor(good),
    at: sites[index % 2] ?? shop,
  }))
  const askAll = () =>
    Promise.all(wishes.map(({ shopper, wish, at }) => placeOrder(at, shopper, wish).catch(() => undefined)))
  for (const at of [40, 90]) await killDuring(askAll, () => shop.upstream.strike('holdAfter', at))
  const answers = await Promise.all(wishes.map(({ shopper, wish, at }) => insist(at, shopper, wish)))
  const said = answers.map(({ status, body }) => (status === 200 ? 'sold' : String(body['error'])))
  expect(said.sort()).toEqual([...Array<string>(10).fill('sold'), ...Array<string>(40).fill('stock')])
  expect(await leftOf(shop, good)).toBe(0)
  for (const { body } of answers.filter(({ status }) => status === 200)) {
    await pay(body.url)
    expect(await tell(shop, body.orderId)).toBe(200)
  }
  expect(await audit(shop, shoppers, [good])).toEqual([])
})

test('through all of this invoices were numbered without a gap', async () => {
  expect(await auditInvoices(shop)).toEqual([])
})
