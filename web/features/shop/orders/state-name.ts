import type { Order } from './order-document.ts'

/** Returns the message key of an order's state. A fulfilled order of downloads is `ready`. */
export function getStateName({ state, isWaiting, lines }: Pick<Order, 'state' | 'isWaiting' | 'lines'>) {
  if (state === 'pending' && isWaiting) return 'waiting'
  return state === 'fulfilled' && lines.every(({ kind }) => kind === 'digital') ? 'ready' : state
}
