import { Badge, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useEditState } from 'sanity'
import { type UserViewComponent } from 'sanity/structure'
import { amountText } from '#schemas/shared/amounts.ts'
import { type Order } from '#schemas/shared/documents.generated.ts'
import { refundedAmount } from '#schemas/shared/refunds.ts'
import { formatMoment } from '../format-moment.ts'
import { Muted } from '../muted.tsx'
import { NoticeCard } from '../notice-card.tsx'
import { Pane, Section } from '../pane.tsx'
import { LineItemsTable } from './line-items-table.tsx'
import { OrderButtons } from './order-buttons.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderReturns } from './order-returns.tsx'
import { StateBadge } from './state-badge.tsx'
import { TimelineList, TwoColumns } from './styles.ts'
import { buildTimeline } from './timeline.ts'

/** Shows an order: state, line items, refunds, customer and timeline. */
export const OrderView: UserViewComponent = ({ documentId, schemaType }) => {
  const { published, ready } = useEditState(documentId, schemaType.name)
  // Only the site writes orders, and it validates them first.
  const order = published as Order | null
  return (
    <Pane width={3} isReady={ready}>
      {order ? <OrderContent order={order} /> : <Text muted>This order doesn’t exist.</Text>}
    </Pane>
  )
}

function OrderContent({ order }: { order: Order }) {
  return (
    <>
      <Head order={order} />
      <TwoColumns>
        <Section as="h3" title="Items">
          <LineItemsTable order={order} />
        </Section>
        <OrderFacts order={order} />
      </TwoColumns>
      {order.returns && (
        <Section as="h3" title="Returns">
          <OrderReturns order={order} />
        </Section>
      )}
      <Section as="h3" title="Internal notes">
        <OrderNotes order={order} />
      </Section>
      <Section as="h3" title="Timeline">
        <Timeline order={order} />
      </Section>
    </>
  )
}

function Head({ order }: { order: Order }) {
  const { number, state, placedAt, currency, totals } = order
  const refunded = refundedAmount(order)
  return (
    <Stack gap={4}>
      <Flex gap={3} align="center" wrap="wrap">
        <Heading as="h2" size={3}>
          {number}
        </Heading>
        <StateBadge order={order} />
        {refunded > 0 && state !== 'refunded' && (
          <Badge tone="caution" fontSize={1} padding={2}>
            Partly refunded
          </Badge>
        )}
      </Flex>
      {order.refunds?.at(-1)?.state === 'failed' && (
        <NoticeCard
          tone="critical"
          text="The last refund failed, but the customer has already been told about it. Agree on another way to pay them, or try the refund again."
        />
      )}
      <Muted>
        {amountText(totals.payable, currency)}, placed {formatMoment(placedAt)}
      </Muted>
      <OrderButtons order={order} />
    </Stack>
  )
}

/** Shows the timeline of an order, newest first. */
function Timeline({ order }: { order: Order }) {
  return (
    <TimelineList>
      {buildTimeline(order).map(({ key, at, title, detail, by }, index) => (
        <li key={key} data-latest={index === 0 || undefined}>
          <Stack gap={2}>
            <Text size={1} weight={index === 0 ? 'medium' : 'regular'}>
              {title}
            </Text>
            {detail && <Text size={1}>{detail}</Text>}
            <Muted>
              <time dateTime={at}>{formatMoment(at)}</time>
              {by && `, ${by}`}
            </Muted>
          </Stack>
        </li>
      ))}
    </TimelineList>
  )
}
