import { Card, Checkbox, Flex, Radio, Stack, Text } from '@sanity/ui'
import { useId, useState, type ReactNode } from 'react'
import { amountText } from '../../../schemas/shared/amounts.ts'
import {
  planRefund,
  refundableAmount,
  refundedQuantity,
  type RefundFault,
  type RefundWish,
} from '../../../schemas/shared/refunds.ts'
import { RefundLines } from './refund-lines.tsx'
import type { StoredOrder } from './stored-order.ts'
import { useOrderWork } from './use-order-work.ts'
import { WorkForm } from './work-form.tsx'

const FAULTS: Record<RefundFault, string> = {
  nothing: 'Choose how many pieces of which goods.',
  unknownLine: 'The order has no such line.',
  tooMany: 'More pieces are chosen than are left.',
  tooMuch: 'This is more than is left of the payment. Choose everything that is left instead.',
}

/** Pays back everything that is left of an order, or pieces of its goods; says how much that is before it is done. */
export function RefundForm({ order, onClose }: { order: StoredOrder; onClose: () => void }) {
  const { work, isWorking, fault } = useOrderWork(order._id)
  const titleId = useId()
  const [kind, setKind] = useState<RefundWish['kind']>('all')
  const [pieces, setPieces] = useState<Record<string, number>>({})
  const [restock, setRestock] = useState(order.state === 'paid')
  // The same press twice is one refund; another choice is another.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      setKey(crypto.randomUUID())
    }
  const lines = Object.entries(pieces)
    .filter(([, quantity]) => quantity > 0)
    .map(([line, quantity]) => ({ line, quantity }))
  const wish: RefundWish = kind === 'all' ? { kind } : { kind, lines }
  const plan = planRefund(order, wish)
  const left = refundableAmount(order)
  const money = (minor: number) => amountText(minor, order.currency)
  const hasPieces = order.lines.some(({ _key, quantity }) => refundedQuantity(order, _key) < quantity)
  return (
    <WorkForm
      action={plan.ok ? `Pay back ${money(plan.value.amount)}` : 'Pay back'}
      tone="critical"
      isWorking={isWorking}
      isDisabled={!plan.ok}
      fault={fault}
      onCancel={onClose}
      onSubmit={() =>
        void work({ action: 'refund', wish, restock, key }).then((isDone) => isDone && onClose())
      }
    >
      <Stack role="radiogroup" aria-labelledby={titleId} gap={4}>
        <Text id={titleId} size={1} weight="semibold">
          What is paid back
        </Text>
        <Choice isChosen={kind === 'all'} onChoose={() => change(setKind)('all')}>
          Everything that is left, {money(left)}
        </Choice>
        <Choice isChosen={kind === 'lines'} isDisabled={!hasPieces} onChoose={() => change(setKind)('lines')}>
          Some of the goods, with their tax
        </Choice>
        {kind === 'lines' && <RefundLines order={order} pieces={pieces} onChange={change(setPieces)} />}
      </Stack>
      <Tick isOn={restock} onToggle={change(setRestock)}>
        Put the goods back into the stock
      </Tick>
      <Card padding={4} radius={2} border role="status">
        <Text size={1}>
          {plan.ok
            ? `${money(plan.value.amount)} goes back the way it was paid; ${money(left - plan.value.amount)} remains. The customer gets a mail.`
            : FAULTS[plan.fault]}
        </Text>
      </Card>
    </WorkForm>
  )
}

interface ChoiceProps {
  isChosen: boolean
  isDisabled?: boolean
  onChoose: () => void
  children: ReactNode
}

function Choice({ isChosen, isDisabled = false, onChoose, children }: ChoiceProps) {
  const id = useId()
  return (
    <Flex gap={3} align="center">
      <Radio id={id} name="refund" checked={isChosen} disabled={isDisabled} onChange={onChoose} />
      <Text as="label" htmlFor={id} size={1} muted={isDisabled}>
        {children}
      </Text>
    </Flex>
  )
}

interface TickProps {
  isOn: boolean
  onToggle: (isOn: boolean) => void
  children: ReactNode
}

function Tick({ isOn, onToggle, children }: TickProps) {
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
