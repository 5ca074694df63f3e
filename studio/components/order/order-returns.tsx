import { Badge, type BadgeTone, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { choiceTitle } from '#schemas/preview/choice-title.ts'
import type { Order } from '#schemas/shared/documents.generated.ts'
import {
  type NextReturnState,
  nextReturnStates,
  RETURN_REASONS,
  RETURN_STATES,
  type ReturnState,
} from '#schemas/shared/returns.ts'
import { formatMoment } from '../format-moment.ts'
import { Muted } from '../muted.tsx'
import { useCanChange } from '../use-can-change.ts'
import { RETURN_STEPS, ReturnStepForm } from './return-step-form.tsx'
import { nameOfLine } from './timeline.ts'

type OrderReturn = NonNullable<Order['returns']>[number]

const TONES: Record<ReturnState, BadgeTone> = {
  requested: 'caution',
  approved: 'primary',
  received: 'caution',
  refunded: 'positive',
  refused: 'default',
}

/** Shows the returns of an order, newest first, with the steps that staff can take. */
export function OrderReturns({ order }: { order: Order }) {
  const mayChange = useCanChange(order._id, 'order') === true
  return (
    <Stack as="ul" gap={3}>
      {[...(order.returns ?? [])].reverse().map((one) => (
        <ReturnCard key={one._key} order={order} returned={one} mayChange={mayChange} />
      ))}
    </Stack>
  )
}

interface ReturnCardProps {
  order: Order
  returned: OrderReturn
  mayChange: boolean
}

function ReturnCard({ order, returned, mayChange }: ReturnCardProps) {
  const [step, setStep] = useState<NextReturnState>()
  const { state, at, lines, reason } = returned
  const written = [
    { title: 'Customer', text: returned.comment },
    { title: 'Label', text: returned.label },
    { title: 'Refused because', text: returned.refusal },
  ]
  return (
    <Card as="li" border radius={2} padding={4}>
      <Stack gap={4}>
        <Flex gap={3} align="center" wrap="wrap">
          <Badge tone={TONES[state]} fontSize={1} padding={2}>
            {choiceTitle(RETURN_STATES, state)}
          </Badge>
          <Muted>
            {choiceTitle(RETURN_REASONS, reason)}, <time dateTime={at}>{formatMoment(at)}</time>
          </Muted>
        </Flex>
        <Stack as="ul" gap={3}>
          {lines.map(({ _key, quantity, line }) => (
            <Text as="li" size={1} key={_key}>
              {quantity} × <bdi>{nameOfLine(order, line)}</bdi>
            </Text>
          ))}
        </Stack>
        {written.map(
          ({ title, text }) =>
            text && (
              <Text key={title} size={1} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {title}: <bdi>{text}</bdi>
              </Text>
            ),
        )}
        {mayChange && nextReturnStates(state).length > 0 && (
          <Flex gap={2} wrap="wrap">
            {nextReturnStates(state).map((next) => (
              <Button
                key={next}
                text={RETURN_STEPS[next].label}
                mode={next === 'refused' ? 'bleed' : 'ghost'}
                onClick={() => setStep(next)}
              />
            ))}
          </Flex>
        )}
      </Stack>
      {step && (
        <ReturnStepForm order={order} returned={returned} step={step} onClose={() => setStep(undefined)} />
      )}
    </Card>
  )
}
