import { Text } from '@sanity/ui'
import { useState } from 'react'
import type { Order } from '#schemas/shared/documents.generated.ts'
import { SHIPMENT_TEXT_MAX } from '#schemas/shared/orders.ts'
import { LabeledText } from '../labeled-fields.tsx'
import { OrderActionForm } from './order-action-form.tsx'

const TAKEN = 'A colleague has just marked this order as sent. Close this window and look at it again.'

/** Marks an order as sent, with carrier and tracking number; later edits both. */
export function FulfillmentForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const { fulfilment, customer } = order
  const [isEdit] = useState(fulfilment !== undefined)
  const [carrier, setCarrier] = useState(fulfilment?.carrier ?? '')
  const [tracking, setTracking] = useState(fulfilment?.tracking ?? '')
  return (
    <OrderActionForm
      orderId={order._id}
      header={isEdit ? 'Edit tracking details' : `Fulfil ${order.number}`}
      action={isEdit ? 'Save' : 'Mark as sent'}
      request={{ action: 'fulfil', ...(carrier && { carrier }), ...(tracking && { tracking }) }}
      problem={fulfilment && !isEdit ? TAKEN : undefined}
      onClose={onClose}
    >
      <Text size={1}>
        {isEdit
          ? 'The customer sees the change in their order. To tell them as well, resend the email.'
          : `We’ll email these details to ${customer.email}.`}
      </Text>
      <LabeledText
        label="Carrier"
        help="Optional."
        value={carrier}
        maxLength={SHIPMENT_TEXT_MAX}
        onChange={setCarrier}
      />
      <LabeledText
        label="Tracking number"
        help="Optional."
        value={tracking}
        maxLength={SHIPMENT_TEXT_MAX}
        onChange={setTracking}
      />
    </OrderActionForm>
  )
}
