import { Box, Card, Flex, Select, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import { amountText } from '#schemas/shared/amounts.ts'
import type { Order } from '#schemas/shared/documents.generated.ts'
import { nameWithDetail } from '#schemas/shared/name-with-detail.ts'
import { isShippable } from '#schemas/shared/orders.ts'
import {
  planRefund,
  refundableAmount,
  refundedQuantity,
  type RefundRequest,
} from '#schemas/shared/refunds.ts'
import { LabeledCheckbox, LabeledRadio } from '../labeled-fields.tsx'
import { createRandomId } from '../random-id.ts'
import { describeRefund, describeRefundError } from './describe-refund.ts'
import { OrderActionForm } from './order-action-form.tsx'
import { type AmountFields, parseAmountRequest, RefundAmount } from './refund-amount.tsx'

/** Why an order without anything left is not refunded. */
export const FULLY_REFUNDED = 'This order has been fully refunded.'

/** What the form says. */
interface Choice {
  kind: RefundRequest['kind']
  /** Chosen quantities by line key. */
  quantities: Readonly<Record<string, number>>
  amountFields: AmountFields
  restock: boolean
}

/** Returns the chosen refund, or what is wrong with it. */
function toRequest(
  { kind, quantities, amountFields }: Choice,
  currency: string,
): RefundRequest | { error: string } {
  if (kind === 'amount') return parseAmountRequest(amountFields, currency)
  if (kind === 'all') return { kind }
  const lines = Object.entries(quantities).map(([line, quantity]) => ({ line, quantity }))
  return { kind, lines: lines.filter(({ quantity }) => quantity > 0) }
}

/** Refunds an order in full, by line item or by an amount, and shows the amount first. */
export function RefundForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const titleId = useId()
  const [choice, setChoice] = useState<Choice>({
    kind: 'all',
    quantities: {},
    amountFields: { amount: '', cause: '' },
    restock: isShippable(order.state),
  })
  // The key makes a repeated click one refund; another choice gets a new key.
  const [key, setKey] = useState(createRandomId)
  const change = (changed: Partial<Choice>) => {
    setChoice({ ...choice, ...changed })
    setKey(createRandomId())
  }
  const { kind, quantities, amountFields, restock } = choice
  const request = toRequest(choice, order.currency)
  const plan = 'error' in request ? null : planRefund(order, request)
  const left = refundableAmount(order)
  const money = (minor: number) => amountText(minor, order.currency)
  const describeChoice = () => {
    if (!plan) return 'error' in request && request.error
    return plan.ok ? describeRefund(order, plan.value.amount) : describeRefundError(order, plan.error)
  }
  const hasRefundableItems = order.lines.some(
    ({ _key, quantity }) => refundedQuantity(order, _key) < quantity,
  )
  return (
    <OrderActionForm
      orderId={order._id}
      header={`Refund ${order.number}`}
      action={plan?.ok ? `Refund ${money(plan.value.amount)}` : 'Refund'}
      tone="critical"
      isDisabled={!plan?.ok}
      request={'error' in request ? undefined : { action: 'refund', request, restock, key }}
      problem={left > 0 ? undefined : FULLY_REFUNDED}
      onClose={onClose}
    >
      <Stack role="radiogroup" aria-labelledby={titleId} gap={4}>
        <Text id={titleId} size={1} weight="semibold">
          Refund
        </Text>
        <LabeledRadio isSelected={kind === 'all'} onSelect={() => change({ kind: 'all' })}>
          Everything that’s left, {money(left)}
        </LabeledRadio>
        <LabeledRadio
          isSelected={kind === 'lines'}
          isDisabled={!hasRefundableItems}
          onSelect={() => change({ kind: 'lines' })}
        >
          Some items, including tax
        </LabeledRadio>
        {kind === 'lines' && (
          <RefundLines
            order={order}
            quantities={quantities}
            onChange={(next) => change({ quantities: next })}
          />
        )}
        <LabeledRadio isSelected={kind === 'amount'} onSelect={() => change({ kind: 'amount' })}>
          Another amount
        </LabeledRadio>
        {kind === 'amount' && (
          <RefundAmount
            fields={amountFields}
            currency={order.currency}
            onChange={(fields) => change({ amountFields: fields })}
          />
        )}
      </Stack>
      {kind !== 'amount' && (
        <LabeledCheckbox isOn={restock} onToggle={(isOn) => change({ restock: isOn })}>
          Return the items to stock
        </LabeledCheckbox>
      )}
      {left > 0 && (
        <Card padding={4} radius={2} border role="status">
          <Text size={1}>{describeChoice()}</Text>
        </Card>
      )}
    </OrderActionForm>
  )
}

interface RefundLinesProps extends Pick<Choice, 'quantities'> {
  order: Order
  onChange: (quantities: Choice['quantities']) => void
}

/** Selects how many of each line item to refund. */
function RefundLines({ order, quantities, onChange }: RefundLinesProps) {
  return (
    <Stack gap={3}>
      {order.lines.map((line) => {
        const { _key, quantity } = line
        const left = quantity - refundedQuantity(order, _key)
        return (
          <Flex key={_key} gap={3} align="center">
            <Box flex={1}>
              <Text as="label" htmlFor={`refund-${_key}`} size={1} muted={left === 0}>
                {nameWithDetail(line.title, line.options)}
              </Text>
            </Box>
            <Box style={{ minWidth: '7rem' }}>
              <Select
                id={`refund-${_key}`}
                fontSize={1}
                value={String(quantities[_key] ?? 0)}
                disabled={left === 0}
                onChange={(event) => onChange({ ...quantities, [_key]: Number(event.currentTarget.value) })}
              >
                {Array.from({ length: left + 1 }, (_none, count) => (
                  <option key={count} value={count}>
                    {left === 0 ? 'all refunded' : `${count} of ${left}`}
                  </option>
                ))}
              </Select>
            </Box>
          </Flex>
        )
      })}
    </Stack>
  )
}
