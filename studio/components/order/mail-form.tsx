import { Select, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import { ORDER_MAILS, type OrderMail } from '../../../schemas/shared/orders.ts'
import type { StoredOrder } from './stored-order.ts'
import { useOrderWork } from './use-order-work.ts'
import { WorkForm } from './work-form.tsx'

/** The mails of an order that there are, and so can go out again. */
export const mailsOf = ({ mail, mails }: StoredOrder): OrderMail[] =>
  ORDER_MAILS.map(({ value }) => value).filter((kind) =>
    kind === 'paid' ? mail !== undefined : mails?.some((one) => one.kind === kind),
  )

/** Sends a mail of an order again, as the order stands now. */
export function MailForm({ order, onClose }: { order: StoredOrder; onClose: () => void }) {
  const kinds = mailsOf(order)
  const { work, isWorking, fault } = useOrderWork(order._id)
  const [kind, setKind] = useState<OrderMail>(kinds.at(-1) ?? 'paid')
  const [key, setKey] = useState(() => crypto.randomUUID())
  const id = useId()
  return (
    <WorkForm
      action="Send"
      isWorking={isWorking}
      fault={fault}
      onCancel={onClose}
      onSubmit={() => void work({ action: 'mail', kind, key }).then((isDone) => isDone && onClose())}
    >
      <Stack gap={3}>
        <Text as="label" htmlFor={id} size={1} weight="semibold">
          Mail
        </Text>
        <Select
          id={id}
          fontSize={1}
          value={kind}
          onChange={(event) => {
            setKind(event.currentTarget.value as OrderMail)
            setKey(crypto.randomUUID())
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
        It goes to {order.customer.email}, in the language that the customer chose for mails, else that of the
        order, and tells how the order stands now.
      </Text>
    </WorkForm>
  )
}
