import { Heading, Stack } from '@sanity/ui'
import { defineQuery } from 'groq'
import { useEditState } from 'sanity'
import { IntentLink } from 'sanity/router'
import type { UserViewComponent } from 'sanity/structure'
import { amountText } from '#schemas/shared/amounts.ts'
import type { GiftCard } from '#schemas/shared/documents.generated.ts'
import { giftCardBalance } from '#schemas/shared/gift-cards.ts'
import { formatMoment } from '../format-moment.ts'
import { Muted } from '../muted.tsx'
import { AmountTable } from '../order/styles.ts'
import { Pane } from '../pane.tsx'
import { useLiveQuery } from '../use-live-query.ts'
import { countingOrders, type Movement, movementsOf } from './movements.ts'

const ORDERS = '*[_type == "order" && giftCard.card == $card]'

/** The orders that a gift card pays, newest first. Perspective: raw. */
const giftCardOrdersQuery = defineQuery(
  `*[_type == "order" && giftCard.card == $card] | order(placedAt desc) {
  _id, number, state, placedAt, currency, giftCard, "refunds": refunds[] { _key, state, at, giftCardAmount }
}`,
)

/** Shows the balance of a gift card and the orders that changed it. */
export const GiftCardView: UserViewComponent = ({ documentId, schemaType }) => {
  const { published, ready } = useEditState(documentId, schemaType.name)
  const { data: orders, hasFailed } = useLiveQuery(giftCardOrdersQuery, ORDERS, { card: documentId })
  const card = published as unknown as GiftCard | null
  const { amount = 0, currency = 'USD' } = card ?? {}
  return (
    <Pane width={1} hasFailed={hasFailed} isReady={ready && orders !== undefined}>
      {orders && (
        <>
          <Stack gap={4}>
            <Heading as="h2" size={3}>
              {amountText(giftCardBalance(amount, countingOrders(orders)), currency)}
            </Heading>
            <Muted>
              {card ? `left of ${amountText(amount, currency)}` : 'Publish the card so that it can be used.'}
            </Muted>
          </Stack>
          <MovementsTable movements={movementsOf(orders)} currency={currency} />
        </>
      )}
    </Pane>
  )
}

function MovementsTable({ movements, currency }: { movements: readonly Movement[]; currency: string }) {
  if (movements.length === 0) return <Muted>No order has used this card yet.</Muted>
  return (
    <AmountTable aria-label="Movements">
      <tbody>
        {movements.map(({ key, at, order, what, amount }) => (
          <tr key={key}>
            <th scope="row">
              <IntentLink intent="edit" params={{ id: order._id, type: 'order' }}>
                {order.number}
              </IntentLink>
              <small>
                {what} · {formatMoment(at)}
              </small>
            </th>
            <td>
              {amount < 0 ? '−' : '+'}
              {amountText(Math.abs(amount), currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </AmountTable>
  )
}
