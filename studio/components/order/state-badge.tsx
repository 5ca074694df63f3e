import { Badge, type BadgeTone } from '@sanity/ui'
import { choiceTitle } from '#schemas/preview/choice-title.ts'
import { ORDER_STATES, type OrderState } from '#schemas/shared/orders.ts'

/** The tone of each state; paid orders, which need work, stand out. */
const TONES: Record<OrderState, BadgeTone> = {
  pending: 'default',
  paid: 'primary',
  fulfilled: 'positive',
  refunded: 'caution',
  expired: 'default',
  failed: 'critical',
}

export const StateBadge = ({ order }: { order: { state: OrderState; isWaiting?: boolean | null } }) => (
  <Badge tone={TONES[order.state]} fontSize={1} padding={2}>
    {order.state === 'pending' && order.isWaiting
      ? 'Payment pending'
      : choiceTitle(ORDER_STATES, order.state)}
  </Badge>
)
