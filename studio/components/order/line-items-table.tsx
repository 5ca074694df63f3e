import type { ReactNode } from 'react'
import { IntentLink } from 'sanity/router'
import { amountText } from '#schemas/shared/amounts.ts'
import { isTaxPending } from '#schemas/shared/automatic-tax.ts'
import type { Order } from '#schemas/shared/documents.generated.ts'
import { takenFromGiftCard } from '#schemas/shared/gift-cards.ts'
import { addLines, listedTotal } from '#schemas/shared/line-amounts.ts'
import { nameWithDetail } from '#schemas/shared/name-with-detail.ts'
import { isPaid } from '#schemas/shared/orders.ts'
import { refundableAmount, refundedAmount, refundedQuantity } from '#schemas/shared/refunds.ts'
import { orderTaxRows } from '#schemas/shared/tax-rows.ts'
import { AmountTable } from './styles.ts'

/** Shows the line items of an order, its totals and what was refunded. */
export function LineItemsTable({ order }: { order: Order }) {
  const { lines, discounts, delivery, totals, giftCard, currency } = order
  const money = (minor: number) => amountText(minor, currency)
  const refunded = refundedAmount(order)
  const isOrderPaid = isPaid(order.state)
  const { subtotal, saleDiscount } = addLines(lines)
  const sums = [
    ['Subtotal', money(subtotal)],
    ...(saleDiscount > 0 ? [['Discount', `−${money(saleDiscount)}`]] : []),
    ...(discounts ?? []).map((discount) => [
      nameWithDetail(discount.title, discount.code),
      `−${money(discount.amount)}`,
    ]),
    ...(delivery ? [[`Delivery: ${delivery.title}`, money(delivery.price)]] : []),
    ...orderTaxRows(order).map(({ percent, amount }) => [
      [order.taxName ?? 'Tax', percent === null ? '' : `${percent}%`, order.pricesIncludeTax && '(included)']
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
                {nameWithDetail(line.title, line.options)}
              </IntentLink>
              <small>{lineNote(order, line)}</small>
            </th>
            <td>{money(listedTotal(line))}</td>
          </tr>
        ))}
      </tbody>
      <tbody>
        {sums.map(([label, amount], index) => (
          <Sum
            key={index}
            label={label}
            amount={amount}
            data-sum={index === 0 ? 'first' : index === sums.length - 1 ? 'last' : ''}
          />
        ))}
        <Sum
          label={isOrderPaid && !giftCard ? 'Total paid' : 'Total'}
          amount={money(totals.payable)}
          data-total
        />
        {giftCard && (
          <>
            <Sum
              label={
                <IntentLink intent="edit" params={{ id: giftCard.card, type: 'giftCard' }}>
                  Gift card …{giftCard.ending}
                </IntentLink>
              }
              amount={`−${money(takenFromGiftCard(order))}`}
            />
            {giftCard.missing ? (
              <Sum label="No longer on the gift card" amount={`−${money(giftCard.missing)}`} />
            ) : null}
            <Sum
              label={isOrderPaid ? 'Paid through Stripe' : 'Through Stripe'}
              amount={money(totals.payable - giftCard.amount)}
            />
          </>
        )}
        {refunded > 0 && (
          <>
            <Sum label="Refunded" amount={`−${money(refunded)}`} />
            <Sum label="Net total" amount={money(refundableAmount(order))} data-total />
          </>
        )}
      </tbody>
    </AmountTable>
  )
}

interface SumProps {
  label: ReactNode
  amount: string | undefined
  'data-sum'?: string
  'data-total'?: boolean
}

const Sum = ({ label, amount, ...row }: SumProps) => (
  <tr {...row}>
    <th scope="row">{label}</th>
    <td>{amount}</td>
  </tr>
)

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
