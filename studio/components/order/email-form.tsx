import { Text } from '@sanity/ui'
import { useState } from 'react'
import type { Order } from '#schemas/shared/documents.generated.ts'
import { ORDER_MAILS, type OrderMail } from '#schemas/shared/orders.ts'
import { LabeledSelect } from '../labeled-fields.tsx'
import { createRandomId } from '../random-id.ts'
import { OrderActionForm } from './order-action-form.tsx'

/** Returns the kinds of email that an order has, which can be resent. */
export const existingEmailKinds = ({ mail, mails }: Order): OrderMail[] =>
  ORDER_MAILS.map(({ value }) => value).filter((kind) =>
    kind === 'paid' ? mail !== undefined : mails?.some((one) => one.kind === kind),
  )

/** Resends an email of an order with the order's current state. */
export function EmailForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const kinds = existingEmailKinds(order)
  const [kind, setKind] = useState<OrderMail>(kinds.at(-1) ?? 'paid')
  const [key, setKey] = useState(createRandomId)
  return (
    <OrderActionForm
      orderId={order._id}
      header="Resend an email"
      action="Resend"
      request={{ action: 'mail', kind, key }}
      onClose={onClose}
    >
      <LabeledSelect
        label="Email"
        value={kind}
        options={ORDER_MAILS.filter(({ value }) => kinds.includes(value))}
        onSelect={(chosen) => {
          setKind(chosen)
          setKey(createRandomId())
        }}
      />
      <Text size={1}>
        We’ll send it to {order.customer.email}, in their preferred language and with the current status of
        the order.
      </Text>
    </OrderActionForm>
  )
}
