import type { BadgeTone } from '@sanity/ui'
import { ORDER_STATES, type OrderState } from '../../../schemas/shared/orders.ts'

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** A moment in the reader's own time: `21 Nov 2026, 14:05`. */
export const momentText = (moment: string): string => MOMENT.format(new Date(moment))

/** How many pieces: `1 piece`, `3 pieces`. */
export const piecesText = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`)

/** How a state looks: what waits for somebody stands out, what is over is quiet. */
export const STATE_TONES: Record<OrderState, BadgeTone> = {
  pending: 'default',
  paid: 'primary',
  fulfilled: 'positive',
  refunded: 'caution',
  expired: 'default',
  failed: 'critical',
}

/** What a state is called. */
export const stateTitle = (state: OrderState): string =>
  ORDER_STATES.find(({ value }) => value === state)?.title ?? state
