import { Select, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import type { Order } from '#schemas/shared/documents.generated.ts'
import { ORDER_MAILS, type OrderMail } from '#schemas/shared/orders.ts'
import { createRandomId } from '../random-id.ts'
import { ActionForm } from './action-form.tsx'
import { useOrderAction } from './use-order-action.ts'

/** Returns the kinds of email that an order has, which can be resent. */
export const existingEmailKinds = ({ mail, mails }: Order): OrderMail[] =>
  ORDER_MAILS.map(({ value }) => value).filter((kind) =>
    kind === 'paid' ? mail !== undefined : mails?.some((one) => one.kind === kind),
  )

/** Resends an email of an order with the order's current state. */
export function EmailForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const kinds = existingEmailKinds(order)
  const { run, isRunning, error } = useOrderAction(order._id)
  const [kind, setKind] = useState<OrderMail>(kinds.at(-1) ?? 'paid')
  const [key, setKey] = useState(createRandomId)
  const id = useId()
  return (
    <ActionForm
      action="Resend"
      isRunning={isRunning}
      error={error}
      onCancel={onClose}
      onSubmit={() => void run({ action: 'mail', kind, key }).then((isDone) => isDone && onClose())}
    >
      <Stack gap={3}>
        <Text as="label" htmlFor={id} size={1} weight="semibold">
          Email
        </Text>
        <Select
          id={id}
          fontSize={1}
          value={kind}
          onChange={(event) => {
            setKind(event.currentTarget.value as OrderMail)
            setKey(createRandomId())
          }}
        >
          {ORDER_MAILS.filter(({ value }) => kinds.includes(value)).map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </Select>
      </Stack>
      <Text size={1}>
        We’ll send it to {order.customer.email}, in their preferred language and with the current status of
        the order.
      </Text>
    </ActionForm>
  )
}
