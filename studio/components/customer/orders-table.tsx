import { Badge, Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import { amountText } from '#schemas/shared/amounts.ts'
import { lineName } from '#schemas/shared/line-name.ts'
import { formatMoment, STATE_TONES, stateTitle } from '../order/format.ts'
import { AmountTable } from '../order/styles.ts'
import { type CustomerOrder, refundedAmount } from './purchases.ts'

/** Lists the orders of a customer with their state and amount. */
export function OrdersTable({ orders }: { orders: readonly CustomerOrder[] }) {
  if (orders.length === 0)
    return (
      <Text size={1} muted>
        This customer hasn’t ordered anything yet.
      </Text>
    )
  return (
    <AmountTable aria-label="Orders">
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order._id} order={order} />
        ))}
      </tbody>
    </AmountTable>
  )
}

function OrderRow({ order }: { order: CustomerOrder }) {
  const { _id: id, number, state, isWaiting, placedAt, currency, payable, items } = order
  const refunded = refundedAmount(order)
  const [first, ...others] = items
  return (
    <tr>
      <th scope="row">
        <IntentLink intent="edit" params={{ id, type: 'order' }}>
          {number}
        </IntentLink>
        <small>
          {formatMoment(placedAt)}
          {first && ` · ${first.quantity} × ${lineName(first)}`}
          {others.length > 0 && ` and ${others.length} more`}
        </small>
      </th>
      <td>
        <Badge tone={STATE_TONES[state]} fontSize={1}>
          {state === 'pending' && isWaiting ? 'Payment pending' : stateTitle(state)}
        </Badge>
      </td>
      <td>
        {amountText(payable, currency)}
        {refunded > 0 && <small>−{amountText(refunded, currency)} refunded</small>}
      </td>
    </tr>
  )
}
