import fc from 'fast-check'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { audit, auditInvoices, ordersOf } from './support/audit.ts'
import { COMMANDS, type Model, type Real } from './support/commands.ts'
import { letTimePass, newGood, newShopper, reconcile, tell } from './support/people.ts'
import { openShop, type Shop } from './support/shop.ts'

/** More of them find more: `MERIDIAN_MODEL_RUNS=500 npx vitest run --project faults model`. */
const RUNS = Number(process.env['MERIDIAN_MODEL_RUNS'] ?? 12)

/** How many share a shop: what it has seen is looked through after each of them, so that the last of many would take longer and longer. */
const RUNS_OF_A_SHOP = 15

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
  await fetch(`${shop.paymentsUrl}/_emulator/switches`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${shop.secretKey}` },
    body: JSON.stringify({ settleAfterMs: 0 }),
  })
}, 120_000)
afterEach(() => shop.close())

/** Waits until banks have answered to every transfer. */
async function banksHaveAnswered(emails: readonly string[]): Promise<void> {
  for (;;) {
    const { data } = await shop.stripe.checkout.sessions.list({ limit: 100, expand: ['data.payment_intent'] })
    const waiting = data.filter(
      ({ customer_details: payer, payment_intent: intent }) =>
        emails.includes(payer?.email ?? '') && typeof intent === 'object' && intent?.status === 'processing',
    )
    if (waiting.length === 0) return
    await pause(100)
  }
}

/** All that is still on its way arrives: answers of banks, messages, time, and what the site looks after by itself. */
async function comeToRest({ asked }: Model, { shoppers }: Real): Promise<void> {
  await banksHaveAnswered(shoppers.map(({ email }) => email))
  for (const { orderId } of asked) if (orderId) await tell(shop, orderId)
  for (const shopper of shoppers) await letTimePass(shop, shopper)
  expect(await reconcile(shop)).toBe(200)
}

const SHOPS = Array.from({ length: Math.ceil(RUNS / RUNS_OF_A_SHOP) }, (_, index) => ({
  shopNumber: index + 1,
  runs: Math.min(RUNS_OF_A_SHOP, RUNS - index * RUNS_OF_A_SHOP),
}))

test.each(SHOPS)(
  'whatever happens to orders of shop $shopNumber, in whichever order: nothing is lost, sold twice or mailed twice',
  async ({ runs }) => {
    await fc.assert(
      fc.asyncProperty(fc.commands(COMMANDS, { maxCommands: 25, size: 'max' }), async (commands) => {
        const real: Real = {
          shop,
          shoppers: [await newShopper(shop), await newShopper(shop)],
          goods: [
            await newGood(shop, 4, { price: 1_235 }),
            await newGood(shop, 3, { price: 4_321, currency: 'KWD', kind: 'digital' }),
          ],
        }
        const model: Model = { asked: [] }
        await fc.asyncModelRun(() => ({ model, real }), commands)
        await comeToRest(model, real)
        expect(await audit(shop, real.shoppers, real.goods)).toEqual([])
        expect(await auditInvoices(shop)).toEqual([])
        // Who was told that an order is theirs finds it.
        const ids = (await ordersOf(shop, real.shoppers)).map(({ _id }) => _id)
        for (const { orderId } of model.asked) if (orderId) expect(ids).toContain(orderId)
      }),
      { numRuns: runs, endOnFailure: true },
    )
  },
)
