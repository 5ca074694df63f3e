import { Stack, Text, TextInput } from '@sanity/ui'
import { useId, useState } from 'react'
import type { StoredOrder } from './stored-order.ts'
import { useOrderWork } from './use-order-work.ts'
import { WorkForm } from './work-form.tsx'

/** Says that goods have left, with whom and under which number; once they have, both can be mended. */
export function FulfilForm({ order, onClose }: { order: StoredOrder; onClose: () => void }) {
  const { fulfilment, customer } = order
  const { work, isWorking, fault } = useOrderWork(order._id)
  const [carrier, setCarrier] = useState(fulfilment?.carrier ?? '')
  const [tracking, setTracking] = useState(fulfilment?.tracking ?? '')
  return (
    <WorkForm
      action={fulfilment ? 'Save' : 'Mark as sent'}
      isWorking={isWorking}
      fault={fault}
      onCancel={onClose}
      onSubmit={() => {
        const parcel = { ...(carrier && { carrier }), ...(tracking && { tracking }) }
        void work({ action: 'fulfil', ...parcel }).then((isDone) => isDone && onClose())
      }}
    >
      <Text size={1}>
        {fulfilment
          ? 'The customer sees the change with the order. To write to them too, send the mail again.'
          : `The customer (${customer.email}) gets a mail with these, once.`}
      </Text>
      <Field label="Carrier" help="May stay empty." value={carrier} onChange={setCarrier} />
      <Field label="Tracking number" help="May stay empty." value={tracking} onChange={setTracking} />
    </WorkForm>
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
