import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { audit, auditInvoices, ordersOf } from './support/audit.ts'
import { COMMANDS, type Model, type Real } from './support/commands.ts'
import {
  ageOrders,
  createProduct,
  newShopper,
  reconcile,
  sendPaymentEvent,
  switchPayments,
} from './support/customers.ts'
import { openShop, type Shop } from './support/shop.ts'

/** More runs find more: `MERIDIAN_MODEL_RUNS=500 npx vitest run --project faults model`. */
const RUNS = Number(process.env['MERIDIAN_MODEL_RUNS'] ?? 12)

/** Runs that share a shop. Each checks the shop's whole history, so many would get slower and slower. */
const RUNS_OF_A_SHOP = 15

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
  await switchPayments(shop, { settleAfterMs: 0 })
}, 120_000)
afterEach(() => shop.close())

/** Waits until banks have responded to every transfer. */
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

/** Completes everything pending: bank responses, webhooks, time, and reconciliation. */
async function comeToRest({ placed }: Model, { shoppers }: Real): Promise<void> {
  await banksHaveAnswered(shoppers.map(({ email }) => email))
  for (const { orderId } of placed) if (orderId) await sendPaymentEvent(shop, orderId)
  for (const shopper of shoppers) await ageOrders(shop, shopper)
  expect(await reconcile(shop)).toBe(200)
}

const SHOPS = Array.from({ length: Math.ceil(RUNS / RUNS_OF_A_SHOP) }, (_, index) => ({
  shopNumber: index + 1,
  runs: Math.min(RUNS_OF_A_SHOP, RUNS - index * RUNS_OF_A_SHOP),
}))

test.each(SHOPS)(
  'random commands on shop $shopNumber lose nothing, and sell and email nothing twice',
  async ({ runs }) => {
    await fc.assert(
      fc.asyncProperty(fc.commands(COMMANDS, { maxCommands: 25, size: 'max' }), async (commands) => {
        const real: Real = {
          shop,
          shoppers: [await newShopper(shop), await newShopper(shop)],
          products: [
            await createProduct(shop, 4, { price: 1_235 }),
            await createProduct(shop, 3, { price: 4_321, currency: 'KWD', kind: 'digital' }),
          ],
        }
        const model: Model = { placed: [] }
        await fc.asyncModelRun(() => ({ model, real }), commands)
        await comeToRest(model, real)
        expect(await audit(shop, real.shoppers, real.products)).toEqual([])
        expect(await auditInvoices(shop)).toEqual([])
        // A customer finds every order that was confirmed to them.
        const ids = (await ordersOf(shop, real.shoppers)).map(({ _id }) => _id)
        for (const { orderId } of model.placed) if (orderId) expect(ids).toContain(orderId)
      }),
      { numRuns: runs, endOnFailure: true },
    )
  },
)
