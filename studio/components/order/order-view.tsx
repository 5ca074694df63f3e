import { Badge, Card, Container, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { useEditState } from 'sanity'
import type { UserViewComponent } from 'sanity/structure'
import { amountText } from '#schemas/shared/amounts.ts'
import type { Order } from '#schemas/shared/documents.generated.ts'
import { refundedAmount } from '#schemas/shared/refunds.ts'
import { formatMoment, STATE_TONES, stateTitle } from './format.ts'
import { LineItemsTable } from './line-items-table.tsx'
import { OrderButtons } from './order-buttons.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderReturns } from './order-returns.tsx'
import { OrderSheet, TwoColumns } from './styles.ts'
import { Timeline } from './timeline-list.tsx'

/** Shows an order: state, line items, refunds, customer and timeline. */
export const OrderView: UserViewComponent = ({ documentId, schemaType }) => {
  const { published, ready } = useEditState(documentId, schemaType.name)
  if (!ready) {
    return (
      <Flex justify="center" padding={5}>
        <Spinner muted />
      </Flex>
    )
  }
  // Only the site writes orders, and it validates them first.
  const order = published as Order | null
  if (!order) return <Missing />
  return (
    <Card height="fill" overflow="auto" tabIndex={0}>
      <Container width={3} padding={4}>
        <OrderSheet>
          <Stack gap={6} paddingY={4}>
            <Head order={order} />
            <TwoColumns>
              <Section title="Items">
                <LineItemsTable order={order} />
              </Section>
              <OrderFacts order={order} />
            </TwoColumns>
            {order.returns && (
              <Section title="Returns">
                <OrderReturns order={order} />
              </Section>
            )}
            <Section title="Internal notes">
              <OrderNotes order={order} />
            </Section>
            <Section title="Timeline">
              <Timeline order={order} />
            </Section>
          </Stack>
        </OrderSheet>
      </Container>
    </Card>
  )
}

function Missing() {
  return (
    <Container width={1} padding={5}>
      <Text muted>This order doesn’t exist.</Text>
    </Container>
  )
}

function Head({ order }: { order: Order }) {
  const { number, state, isWaiting, placedAt, currency, totals } = order
  const refunded = refundedAmount(order)
  return (
    <Stack gap={4}>
      <Flex gap={3} align="center" wrap="wrap">
        <Heading as="h2" size={3}>
          {number}
        </Heading>
        <Badge tone={STATE_TONES[state]} fontSize={1} padding={2}>
          {state === 'pending' && isWaiting ? 'Payment pending' : stateTitle(state)}
        </Badge>
        {refunded > 0 && state !== 'refunded' && (
          <Badge tone="caution" fontSize={1} padding={2}>
            Partly refunded
          </Badge>
        )}
      </Flex>
      {order.refunds?.at(-1)?.state === 'failed' && (
        <Card tone="critical" padding={3} radius={2} border>
          <Text size={1}>
            The last refund failed, but the customer has already been told about it. Agree on another way to
            pay them, or try the refund again.
          </Text>
        </Card>
      )}
      <Text size={1} muted>
        {amountText(totals.payable, currency)}, placed {formatMoment(placedAt)}
      </Text>
      <OrderButtons order={order} />
    </Stack>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={4}>
      <Heading as="h3" size={1}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}
