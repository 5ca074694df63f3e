import { IntentLink } from 'sanity/router'
import { amountText } from '#schemas/shared/amounts.ts'
import { isTaxPending } from '#schemas/shared/automatic-tax.ts'
import { discountName } from '#schemas/shared/discounts.ts'
import type { Order } from '#schemas/shared/documents.generated.ts'
import { addLines, listedTotal } from '#schemas/shared/line-amounts.ts'
import { lineName } from '#schemas/shared/line-name.ts'
import { refundedAmount, refundedQuantity } from '#schemas/shared/refunds.ts'
import { orderTaxRows } from '#schemas/shared/tax-rows.ts'
import { AmountTable } from './styles.ts'

/** Shows the line items of an order, its totals and what was refunded. */
export function LineItemsTable({ order }: { order: Order }) {
  const { lines, discounts, delivery, totals, giftCard, currency } = order
  const money = (minor: number) => amountText(minor, currency)
  const refunded = refundedAmount(order)
  const { subtotal, saleDiscount } = addLines(lines)
  const sums = [
    ['Subtotal', money(subtotal)],
    ...(saleDiscount > 0 ? [['Discount', `−${money(saleDiscount)}`]] : []),
    ...(discounts ?? []).map((discount) => [discountName(discount), `−${money(discount.amount)}`]),
    ...(delivery ? [[`Delivery: ${delivery.title}`, money(delivery.price)]] : []),
    ...orderTaxRows(order).map(({ percent, amount }) => [
      [order.taxName ?? 'Tax', percent === null ? '' : `${percent} %`, order.pricesIncludeTax && '(included)']
        .filter(Boolean)
        .join(' '),
      money(amount),
    ]),
    ...(isTaxPending(order) ? [['Tax', 'Computed by Stripe at checkout']] : []),
    ...(order.automaticTaxStatus === 'failed' ? [['Stripe Tax', 'Failed: no tax was charged']] : []),
    ...(totals.serviceCharge > 0 ? [['Service charge', money(totals.serviceCharge)]] : []),
  ]
  return (
    <AmountTable>
      <tbody>
        {lines.map((line) => (
          <tr key={line._key}>
            <th scope="row">
              <IntentLink intent="edit" params={{ id: line.product, type: 'product' }}>
                {lineName(line)}
              </IntentLink>
              <small>{lineNote(order, line)}</small>
            </th>
            <td>{money(listedTotal(line))}</td>
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
          <th scope="row">{giftCard ? 'Total' : 'Total paid'}</th>
          <td>{money(totals.payable)}</td>
        </tr>
        {giftCard && (
          <>
            <tr>
              <th scope="row">
                <IntentLink intent="edit" params={{ id: giftCard.card, type: 'giftCard' }}>
                  Gift card …{giftCard.ending}
                </IntentLink>
              </th>
              <td>−{money(giftCard.amount - (giftCard.missing ?? 0))}</td>
            </tr>
            {giftCard.missing ? (
              <tr>
                <th scope="row">No longer on the gift card</th>
                <td>−{money(giftCard.missing)}</td>
              </tr>
            ) : null}
            <tr>
              <th scope="row">Paid through Stripe</th>
              <td>{money(totals.payable - giftCard.amount)}</td>
            </tr>
          </>
        )}
        {refunded > 0 && (
          <>
            <tr>
              <th scope="row">Refunded</th>
              <td>−{money(refunded)}</td>
            </tr>
            <tr data-total>
              <th scope="row">Net total</th>
              <td>{money(totals.payable - refunded)}</td>
            </tr>
          </>
        )}
      </tbody>
    </AmountTable>
  )
}

function lineNote(order: Order, line: Order['lines'][number]): string {
  const refunded = refundedQuantity(order, line._key)
  const parts = [
    `${line.quantity} × ${amountText(line.fullUnit, order.currency)}`,
    `No. ${line.number}`,
    ...(line.kind === 'digital' ? ['download'] : []),
    ...(refunded > 0 ? [`${refunded} of ${line.quantity} refunded`] : []),
  ]
  return parts.join(' · ')
}
