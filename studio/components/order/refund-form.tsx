import { Card, Checkbox, Flex, Radio, Stack, Text } from '@sanity/ui'
import { type ReactNode, useId, useState } from 'react'
import { amountText } from '#schemas/shared/amounts.ts'
import type { Order } from '#schemas/shared/documents.generated.ts'
import {
  planRefund,
  refundableAmount,
  refundedQuantity,
  type RefundError,
  type RefundRequest,
} from '#schemas/shared/refunds.ts'
import { ActionForm } from './action-form.tsx'
import { RefundLines } from './refund-lines.tsx'
import { useOrderAction } from './use-order-action.ts'

const ERROR_TEXTS: Record<RefundError, string> = {
  nothing: 'Choose the items to refund, and how many of each.',
  unknownLine: 'This item isn’t part of the order.',
  tooMany: 'You can’t refund more than was bought.',
  tooMuch: 'This is more than the remaining payment. Refund everything that’s left instead.',
}

/** Refunds an order in full or by line item, and shows the amount first. */
export function RefundForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const { run, isRunning, error } = useOrderAction(order._id)
  const titleId = useId()
  const [kind, setKind] = useState<RefundRequest['kind']>('all')
  const [quantities, setQuantities] = useState<Record<string, number>>({})
  const [restock, setRestock] = useState(order.state === 'paid')
  // The key makes a repeated click one refund; another choice gets a new key.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      setKey(crypto.randomUUID())
    }
  const lines = Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([line, quantity]) => ({ line, quantity }))
  const request: RefundRequest = kind === 'all' ? { kind } : { kind, lines }
  const plan = planRefund(order, request)
  const left = refundableAmount(order)
  const money = (minor: number) => amountText(minor, order.currency)
  const hasRefundableItems = order.lines.some(
    ({ _key, quantity }) => refundedQuantity(order, _key) < quantity,
  )
  return (
    <ActionForm
      action={plan.ok ? `Refund ${money(plan.value.amount)}` : 'Refund'}
      tone="critical"
      isRunning={isRunning}
      isDisabled={!plan.ok}
      error={error}
      onCancel={onClose}
      onSubmit={() =>
        void run({ action: 'refund', request, restock, key }).then((isDone) => isDone && onClose())
      }
    >
      <Stack role="radiogroup" aria-labelledby={titleId} gap={4}>
        <Text id={titleId} size={1} weight="semibold">
          Refund
        </Text>
        <LabeledRadio isSelected={kind === 'all'} onSelect={() => change(setKind)('all')}>
          Everything that’s left, {money(left)}
        </LabeledRadio>
        <LabeledRadio
          isSelected={kind === 'lines'}
          isDisabled={!hasRefundableItems}
          onSelect={() => change(setKind)('lines')}
        >
          Some items, including tax
        </LabeledRadio>
        {kind === 'lines' && (
          <RefundLines order={order} quantities={quantities} onChange={change(setQuantities)} />
        )}
      </Stack>
      <LabeledCheckbox isOn={restock} onToggle={change(setRestock)}>
        Return the items to stock
      </LabeledCheckbox>
      <Card padding={4} radius={2} border role="status">
        <Text size={1}>
          {plan.ok
            ? `${money(plan.value.amount)} goes back to the customer’s payment method, leaving ${money(left - plan.value.amount)}. We’ll email the customer.`
            : ERROR_TEXTS[plan.error]}
        </Text>
      </Card>
    </ActionForm>
  )
}

interface LabeledRadioProps {
  isSelected: boolean
  isDisabled?: boolean
  onSelect: () => void
  children: ReactNode
}

function LabeledRadio({ isSelected, isDisabled = false, onSelect, children }: LabeledRadioProps) {
  const id = useId()
  return (
    <Flex gap={3} align="center">
      <Radio id={id} name="refund" checked={isSelected} disabled={isDisabled} onChange={onSelect} />
      <Text as="label" htmlFor={id} size={1} muted={isDisabled}>
        {children}
      </Text>
    </Flex>
  )
}

interface LabeledCheckboxProps {
  isOn: boolean
  onToggle: (isOn: boolean) => void
  children: ReactNode
}

function LabeledCheckbox({ isOn, onToggle, children }: LabeledCheckboxProps) {
  const id = useId()
  return (
    <Flex gap={3} align="center">
      <Checkbox id={id} checked={isOn} onChange={(event) => onToggle(event.currentTarget.checked)} />
      <Text as="label" htmlFor={id} size={1}>
        {children}
      </Text>
    </Flex>
  )
}
