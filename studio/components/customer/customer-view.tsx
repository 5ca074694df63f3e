import { Flex, Heading, Stack, Text } from '@sanity/ui'
import { defineQuery } from 'groq'
import { useEditState } from 'sanity'
import { IntentLink } from 'sanity/router'
import { type UserViewComponent } from 'sanity/structure'
import { formatCount } from '#schemas/preview/count.ts'
import { amountText } from '#schemas/shared/amounts.ts'
import { type Customer } from '#schemas/shared/documents.generated.ts'
import { findLocale } from '#schemas/shared/locales.ts'
import { nameWithDetail } from '#schemas/shared/name-with-detail.ts'
import { refundedAmount } from '#schemas/shared/refunds.ts'
import type { CustomerOrdersQueryResult } from '#studio/types.generated.ts'
import { formatMoment } from '../format-moment.ts'
import { Muted } from '../muted.tsx'
import { StateBadge } from '../order/state-badge.tsx'
import { AmountTable } from '../order/styles.ts'
import { Pane, Section } from '../pane.tsx'
import { groupByCurrency, sumSales } from '../sales/sales.ts'
import { useLiveQuery } from '../use-live-query.ts'

/** Orders that are shown; older ones are left out of list and totals. */
const MAX_ORDERS = 500

const ORDERS = '*[_type == "order" && customer.uid == $uid]'

/** The orders of a customer, newest first. Perspective: raw. */
const customerOrdersQuery = defineQuery(
  `*[_type == "order" && customer.uid == $uid] | order(placedAt desc) [0...${MAX_ORDERS}] {
  _id, number, state, isWaiting, placedAt, currency, "payable": totals.payable, "missing": giftCard.missing, "paidAt": payment.paidAt,
  "refunds": refunds[] { state, amount, giftCardAmount }, "items": lines[] { title, options, quantity }, "name": customer.name, "email": customer.email
}`,
)

type CustomerOrder = CustomerOrdersQueryResult[number]

/** Shows a customer: name and email, totals by currency, and all orders. */
export const CustomerView: UserViewComponent = ({ documentId, schemaType }) => {
  const { published, ready } = useEditState(documentId, schemaType.name)
  const { data: orders, hasFailed } = useLiveQuery(customerOrdersQuery, ORDERS, {
    uid: documentId.replace(/^customer\./, ''),
  })
  // Only the site writes customers.
  const customer = published as unknown as Customer | null
  return (
    <Pane width={2} hasFailed={hasFailed} isReady={ready && orders !== undefined}>
      {orders && (
        <>
          <Head customer={customer} orders={orders} />
          <Totals paid={orders.filter(({ paidAt }) => paidAt)} />
          <Section as="h3" title="Orders">
            <OrdersTable orders={orders} />
            {orders.length === MAX_ORDERS && <Muted>Showing the latest {MAX_ORDERS} orders.</Muted>}
          </Section>
        </>
      )}
    </Pane>
  )
}

function Head({ customer, orders }: { customer: Customer | null; orders: readonly CustomerOrder[] }) {
  const [latest] = orders
  const email = customer?.email ?? latest?.email
  const name = customer?.name || latest?.name
  const language = findLocale(customer?.locale)?.name
  return (
    <Stack gap={4}>
      <Heading as="h2" size={3}>
        <bdi>{name || email || 'Unknown customer'}</bdi>
      </Heading>
      {email && (
        <Text size={1}>
          <a href={`mailto:${email}`}>{email}</a>
        </Text>
      )}
      {language && <Muted>Emails in {language}</Muted>}
      {!customer && <Muted>This account no longer exists. Its orders are kept, as the law requires.</Muted>}
    </Stack>
  )
}

function Totals({ paid }: { paid: readonly CustomerOrder[] }) {
  if (paid.length === 0) return <Muted>No paid orders yet.</Muted>
  return (
    <Flex as="ul" gap={6} wrap="wrap" aria-label="Total by currency">
      {groupByCurrency(paid).map(([currency, bought]) => {
        const { orders, gross, net } = sumSales(bought)
        return (
          <Stack as="li" key={currency} gap={3}>
            <Heading as="h3" size={2}>
              {amountText(net, currency)}
            </Heading>
            <Muted>
              {formatCount(orders, 'paid order')}
              {gross > net && `, ${amountText(gross - net, currency)} refunded`}
            </Muted>
          </Stack>
        )
      })}
    </Flex>
  )
}

function OrdersTable({ orders }: { orders: readonly CustomerOrder[] }) {
  if (orders.length === 0) return <Muted>This customer hasn’t ordered anything yet.</Muted>
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
  const { _id: id, number, placedAt, currency, payable, items } = order
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
          {first && ` · ${first.quantity} × ${nameWithDetail(first.title, first.options)}`}
          {others.length > 0 && ` and ${others.length} more`}
        </small>
      </th>
      <td>
        <StateBadge order={order} />
      </td>
      <td>
        {amountText(payable, currency)}
        {refunded > 0 && <small>−{amountText(refunded, currency)} refunded</small>}
      </td>
    </tr>
  )
}
