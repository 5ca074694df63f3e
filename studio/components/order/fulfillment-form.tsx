import { Text, TextInput } from '@sanity/ui'
import { useState } from 'react'
import type { Order } from '#schemas/shared/documents.generated.ts'
import { ActionForm } from '../action-form.tsx'
import { LabeledField } from '../labeled-fields.tsx'
import { useOrderAction } from './use-order-action.ts'

/** Marks an order as sent, with carrier and tracking number; later edits both. */
export function FulfillmentForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const { fulfilment, customer } = order
  const { run, isRunning, error } = useOrderAction(order._id)
  const [carrier, setCarrier] = useState(fulfilment?.carrier ?? '')
  const [tracking, setTracking] = useState(fulfilment?.tracking ?? '')
  return (
    <ActionForm
      action={fulfilment ? 'Save' : 'Mark as sent'}
      isRunning={isRunning}
      error={error}
      onCancel={onClose}
      onSubmit={() => {
        const parcel = { ...(carrier && { carrier }), ...(tracking && { tracking }) }
        void run({ action: 'fulfil', ...parcel }).then((isDone) => isDone && onClose())
      }}
    >
      <Text size={1}>
        {fulfilment
          ? 'The customer sees the change in their order. To tell them as well, resend the email.'
          : `We’ll email these details to ${customer.email}.`}
      </Text>
      <Field label="Carrier" value={carrier} onChange={setCarrier} />
      <Field label="Tracking number" value={tracking} onChange={setTracking} />
    </ActionForm>
  )
}

interface FieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}

function Field({ label, value, onChange }: FieldProps) {
  return (
    <LabeledField label={label} help="Optional.">
      {(attributes) => (
        <TextInput
          {...attributes}
          value={value}
          maxLength={120}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </LabeledField>
  )
}
