import 'server-only'
import type Stripe from 'stripe'
import type { Result } from '#web/lib/result.ts'
import { callStripe, type PaymentError, stripeClient } from './client.ts'

/** The tax on a line item or on delivery, in minor units, and its rate. Several taxes on one item are added up. */
interface ItemTax {
  amount: number
  percent: number
}

/** The tax that Stripe Tax computed for a completed session, in minor units of its currency. */
export interface SessionTax {
  /** `failed` if Stripe charged no tax because it could not compute any. */
  status: 'complete' | 'failed'
  amount: number
  /** ISO 3166 code of the address; null if Stripe tells none. */
  country: string | null
  /** By the key that the session was created with. */
  lines: ReadonlyMap<string, ItemTax>
  delivery: ItemTax
}

/** Reads the tax of a completed session that was created with automatic tax. */
export const readSessionTax = (sessionId: string): Promise<Result<SessionTax, PaymentError>> =>
  callStripe(async () => {
    const { sessions } = stripeClient().checkout
    const [session, items] = await Promise.all([
      sessions.retrieve(sessionId, { expand: ['shipping_cost.taxes'] }),
      sessions
        .listLineItems(sessionId, { limit: 100, expand: ['data.taxes'] })
        .autoPagingToArray({ limit: 1_000 }),
    ])
    const address =
      session.collected_information?.shipping_details?.address ?? session.customer_details?.address
    return {
      status: session.automatic_tax.status === 'complete' ? 'complete' : 'failed',
      amount: session.total_details?.amount_tax ?? 0,
      country: address?.country ?? null,
      lines: new Map(
        items.flatMap((item) => {
          const key = item.metadata?.['line']
          return key ? [[key, toItemTax(item)] as const] : []
        }),
      ),
      delivery: session.shipping_cost ? toItemTax(session.shipping_cost) : { amount: 0, percent: 0 },
    }
  })

const toItemTax = ({
  amount_tax: amount,
  taxes = [],
}: Pick<Stripe.LineItem, 'amount_tax' | 'taxes'>): ItemTax => ({
  amount,
  percent: taxes.reduce((sum, { rate }) => sum + (rate.effective_percentage ?? rate.percentage), 0),
})
