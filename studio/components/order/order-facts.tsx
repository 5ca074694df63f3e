import { Stack, Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import { addressLines } from '#schemas/shared/address.ts'
import { amountText } from '#schemas/shared/amounts.ts'
import type { Order } from '#schemas/shared/documents.generated.ts'
import { findLocale } from '#schemas/shared/locales.ts'
import { creditNoteNumberText, invoiceNumberText } from '#schemas/shared/orders.ts'
import { formatMoment } from '../format-moment.ts'
import { Muted } from '../muted.tsx'
import { Fact } from './fact.tsx'
import { Paperwork } from './paperwork.tsx'
import { buildEmailLines } from './timeline.ts'

type OrderRefund = NonNullable<Order['refunds']>[number]

/** Shows the customer, delivery, payment and emails of an order. */
export function OrderFacts({ order }: { order: Order }) {
  const { customer, shipping, fulfilment, payment, locale } = order
  const emails = buildEmailLines(order)
  const needsShipping = order.lines.some(({ kind }) => kind === 'physical')
  return (
    <Stack gap={5}>
      <Fact title="Customer">
        {customer.name && <Text size={1}>{customer.name}</Text>}
        <Text size={1}>
          <a href={`mailto:${customer.email}`}>{customer.email}</a>
        </Text>
        <Muted>Language: {findLocale(locale)?.name ?? locale}</Muted>
        <Text size={1}>
          <IntentLink intent="edit" params={{ id: `customer.${customer.uid}`, type: 'customer' }}>
            All orders of this customer
          </IntentLink>
        </Text>
      </Fact>
      <Fact title="Delivery">
        {!needsShipping && <Muted>Downloads only, nothing to ship.</Muted>}
        {needsShipping && !shipping && <Muted>The customer enters the address when paying.</Muted>}
        {shipping && (
          <Text as="address" size={1} style={{ whiteSpace: 'pre-line', fontStyle: 'normal' }}>
            <bdi>{[shipping.name, ...addressLines(shipping.address, 'en')].join('\n')}</bdi>
          </Text>
        )}
        {fulfilment && (
          <Text size={1}>
            Sent {formatMoment(fulfilment.at)}
            {fulfilment.carrier && ` by ${fulfilment.carrier}`}
          </Text>
        )}
        {fulfilment?.tracking && <Muted>Tracking number {fulfilment.tracking}</Muted>}
      </Fact>
      <Fact title="Payment">
        <Text size={1}>{payment?.paidAt ? `Paid ${formatMoment(payment.paidAt)}` : 'Not paid'}</Text>
        {order.invoiceNumber !== undefined && (
          <Text size={1}>Invoice {invoiceNumberText(order, order.invoiceNumber)}</Text>
        )}
        {(order.refunds ?? []).map((refund) => (
          <CreditNote key={refund._key} order={order} refund={refund} />
        ))}
        {payment?.paymentIntentId && (
          <Text size={0} muted style={{ overflowWrap: 'anywhere' }}>
            {payment.paymentIntentId}
          </Text>
        )}
      </Fact>
      <Paperwork order={order} />
      <Fact title="Emails">
        {emails.length === 0 && <Muted>None yet.</Muted>}
        {emails.map(({ key, title, state, hasFailed }) => (
          <Stack key={key} gap={2}>
            <Text size={1}>{title}</Text>
            <Text size={1} muted={!hasFailed} weight={hasFailed ? 'medium' : 'regular'}>
              {state}
            </Text>
          </Stack>
        ))}
      </Fact>
    </Stack>
  )
}

/** Shows the number of a refund's credit note. */
function CreditNote({ order, refund }: { order: Order; refund: OrderRefund }) {
  const { creditNote, amount, state } = refund
  if (!creditNote) return null
  return (
    <Text size={1}>
      Credit note {creditNoteNumberText(order, creditNote.number)}, {amountText(amount, order.currency)}
      {state === 'failed' && ', void'}
    </Text>
  )
}
