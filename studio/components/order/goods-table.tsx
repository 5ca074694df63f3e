import { IntentLink } from 'sanity/router'
import { amountText } from '../../../schemas/shared/amounts.ts'
import { refundedAmount, refundedQuantity } from '../../../schemas/shared/refunds.ts'
import type { StoredLine, StoredOrder } from './stored-order.ts'
import { AmountTable } from './styles.ts'

/** What was bought, what it came to, and what of it was paid back. */
export function GoodsTable({ order }: { order: StoredOrder }) {
  const { lines, totals, currency } = order
  const money = (minor: number) => amountText(minor, currency)
  const refunded = refundedAmount(order)
  const sums = [
    ['Subtotal', money(totals.subtotal)],
    ...(totals.discount > 0 ? [['Discount', `−${money(totals.discount)}`]] : []),
    ['Tax', money(totals.tax)],
    ...(totals.serviceCharge > 0 ? [['Service charge', money(totals.serviceCharge)]] : []),
  ]
  return (
    <AmountTable>
      <tbody>
        {lines.map((line) => (
          <tr key={line._key}>
            <th scope="row">
              <IntentLink intent="edit" params={{ id: line.product, type: 'product' }}>
                {line.title}
              </IntentLink>
              <small>{noteOf(order, line)}</small>
            </th>
            <td>{money(line.total)}</td>
          </tr>
        ))}
      </tbody>
      <tbody>
        {sums.map(([label, amount], index) => (
          <tr key={label} data-sum={index === 0 ? 'first' : index === sums.length - 1 ? 'last' : ''}>
            <th scope="row">{label}</th>
            <td>{amount}</td>
          </tr>
        ))}
        <tr data-total>
          <th scope="row">Paid by the customer</th>
          <td>{money(totals.payable)}</td>
        </tr>
        {refunded > 0 && (
          <>
            <tr>
              <th scope="row">Paid back</th>
              <td>−{money(refunded)}</td>
            </tr>
            <tr data-total>
              <th scope="row">Remains</th>
              <td>{money(totals.payable - refunded)}</td>
            </tr>
          </>
        )}
      </tbody>
    </AmountTable>
  )
}

function noteOf(order: StoredOrder, line: StoredLine): string {
  const back = refundedQuantity(order, line._key)
  const parts = [
    `${line.quantity} × ${amountText(line.unit, order.currency)}`,
    `No. ${line.number}`,
    ...(line.kind === 'digital' ? ['file'] : []),
    ...(back > 0 ? [`${back} of ${line.quantity} paid back`] : []),
  ]
  return parts.join(' · ')
}
