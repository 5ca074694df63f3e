import { Stack, Text, TextInput } from '@sanity/ui'
import { useId, useState } from 'react'
import type { Order } from '#schemas/shared/documents.generated.ts'
import { ActionForm } from './action-form.tsx'
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
      <Field label="Carrier" help="Optional." value={carrier} onChange={setCarrier} />
      <Field label="Tracking number" help="Optional." value={tracking} onChange={setTracking} />
    </ActionForm>
  )
}

interface FieldProps {
  label: string
  help: string
  value: string
  onChange: (value: string) => void
}

function Field({ label, help, value, onChange }: FieldProps) {
  const id = useId()
  return (
    <Stack gap={3}>
      <Text as="label" htmlFor={id} size={1} weight="semibold">
        {label}
      </Text>
      <TextInput
        id={id}
        value={value}
        maxLength={120}
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-describedby={`${id}-help`}
      />
      <Text id={`${id}-help`} size={1} muted>
        {help}
      </Text>
    </Stack>
  )
}
