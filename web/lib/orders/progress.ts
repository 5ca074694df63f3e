import type { OrderEvent, OrderState } from '#schemas/shared/orders.ts'

/**
 * What the payment service says of an order's payment: not paid yet and still payable, on its way, there, refused for good, or no longer
 * payable. Amounts in minor units of the order's currency.
 */
export type PaymentFact =
  | { kind: 'open' }
  | { kind: 'waiting' }
  | { kind: 'paid'; amount: number; refunded: number }
  | { kind: 'failed' }
  | { kind: 'expired' }

/** An order as far as its progress goes. */
export interface OrderProgress {
  state: OrderState
  /** Whether its goods are taken out of the stock. */
  holdsStock: boolean
  /** Whether all of it is files: nothing is left to be sent. */
  isDigital: boolean
  /** Whether somebody has sent its goods. */
  isSent: boolean
  /** Whether its payment is known to be on its way. */
  isWaiting: boolean
}

/** What becomes of an order: its next progress, what its history says of it, and what happens to the stock. */
export interface Progressed {
  next: OrderProgress
  /** In the order in which it happened. */
  events: OrderEvent[]
  stock: 'keep' | 'release' | 'take'
}

/**
 * The next step of an order, by what the payment service says now. The same fact twice changes nothing the second time, facts in any order
 * end alike, and money that has arrived is never passed over.
 *
 * @returns null where nothing changes
 */
export function progressBy(fact: PaymentFact, order: OrderProgress): Progressed | null {
  switch (fact.kind) {
    case 'open':
      return null
    case 'waiting':
      return order.state === 'pending' && !order.isWaiting
        ? { next: { ...order, isWaiting: true }, events: ['paymentWaiting'], stock: 'keep' }
        : null
    case 'paid':
      return paid(fact.refunded >= fact.amount && fact.amount > 0, order)
    case 'failed':
    case 'expired':
      return order.state === 'pending'
        ? {
            next: { ...order, state: fact.kind, isWaiting: false, holdsStock: false },
            events: [fact.kind],
            stock: order.holdsStock ? 'release' : 'keep',
          }
        : null
  }
}

function paid(isRefunded: boolean, order: OrderProgress): Progressed | null {
  const isSettled = isPaid(order.state)
  const hasNothingToSend = order.isDigital || order.isSent || order.state === 'fulfilled'
  // What was paid back in full may come back: a bank can refuse a refund days later.
  const state: OrderState = isRefunded ? 'refunded' : hasNothingToSend ? 'fulfilled' : 'paid'
  if (order.state === state) return null
  const arrived: OrderEvent[] = isSettled ? [] : [order.state === 'pending' ? 'paid' : 'paidLate']
  const become: OrderEvent[] = isRefunded ? ['refunded'] : order.isDigital && !isSettled ? ['fulfilled'] : []
  const events = [...arrived, ...become]
  if (isRefunded) return { next: { ...order, state, isWaiting: false }, events, stock: 'keep' }
  // Money that comes late has bought goods that went back into the stock: they are taken again.
  return {
    next: { ...order, state, isWaiting: false, holdsStock: true },
    events,
    stock: order.holdsStock ? 'keep' : 'take',
  }
}

/** Whether an order was paid, whatever became of it later. */
export const isPaid = (state: OrderState): boolean =>
  state === 'paid' || state === 'fulfilled' || state === 'refunded'
