import { Text } from '@sanity/ui'
import { useState } from 'react'
import { amountText } from '#schemas/shared/amounts.ts'
import type { Order } from '#schemas/shared/documents.generated.ts'
import { findLocale } from '#schemas/shared/locales.ts'
import type { OrderActionRequest } from '#schemas/shared/order-action-request.ts'
import { NOTE_MAX } from '#schemas/shared/orders.ts'
import { planRefund } from '#schemas/shared/refunds.ts'
import { isReturnRefunded, type NextReturnState, nextReturnStates } from '#schemas/shared/returns.ts'
import { LabeledCheckbox, LabeledText } from '../labeled-fields.tsx'
import { describeRefund } from './describe-refund.ts'
import { OrderActionForm } from './order-action-form.tsx'

interface StepTexts {
  /** Label of the button that opens the form. */
  label: string
  action: string
  /** Described by its amount if it refunds. */
  about?: string
  /** Label of the text for the customer; without one the step has none. */
  field?: string
}

const SENT = 'The customer gets this text by email and sees it with the order. Write it in their language'
const UNREFUNDABLE = 'These items can’t be refunded any more. Check the refunds of the order.'
const NOTHING_LEFT =
  'Nothing is left to refund for these items. The return is only marked as refunded: no email is sent, and the stock stays as it is. If the items can be sold again, update the quantity in the product’s Stock tab.'
const TAKEN =
  'This return has changed, and this step is no longer possible. Close this window and look at it again.'

/** The steps of a return by the state that they lead to. */
export const RETURN_STEPS: Record<NextReturnState, StepTexts> = {
  approved: {
    label: 'Approve',
    action: 'Approve and email',
    about: SENT,
    field: 'How to send it back: address, reference, who pays',
  },
  received: {
    label: 'Mark as received',
    action: 'Mark as received',
    about: 'No email is sent. Check the items, then refund them.',
  },
  refused: { label: 'Refuse', action: 'Refuse and email', about: SENT, field: 'Reason for the customer' },
  refunded: { label: 'Refund', action: 'Refund' },
}

interface ReturnStepFormProps {
  order: Order
  returned: NonNullable<Order['returns']>[number]
  step: NextReturnState
  onClose: () => void
}

/** Takes a step of a return, unless a colleague has taken one since. */
export function ReturnStepForm({ order, returned, step, onClose }: ReturnStepFormProps) {
  const [text, setText] = useState('')
  const [restock, setRestock] = useState(returned.reason !== 'faulty')
  const { label, action, about, field } = RETURN_STEPS[step]
  const language = findLocale(order.locale)?.name ?? order.locale
  const isTaken = !nextReturnStates(returned.state).includes(step)
  const plan = planRefund(order, { kind: 'lines', lines: returned.lines }, true)
  const isRefund = step === 'refunded'
  const isRefunded = isRefund && isReturnRefunded(order, returned.lines)
  const isUnrefundable = isRefund && !plan.ok && !isRefunded
  const refund = isRefund && plan.ok ? plan.value.amount : undefined
  const describeStep = () => {
    if (isRefunded) return NOTHING_LEFT
    if (isUnrefundable) return UNREFUNDABLE
    return refund === undefined ? about : describeRefund(order, refund)
  }
  const hint = describeStep()
  const amount = refund === undefined ? '' : ` ${amountText(refund, order.currency)}`
  const requests: Record<NextReturnState, OrderActionRequest> = {
    approved: { action: 'approveReturn', return: returned._key, label: text },
    received: { action: 'receiveReturn', return: returned._key },
    refused: { action: 'refuseReturn', return: returned._key, reason: text },
    refunded: { action: 'refundReturn', return: returned._key, restock },
  }
  return (
    <OrderActionForm
      orderId={order._id}
      header={`${label}: return of ${order.number}`}
      action={isRefunded ? 'Mark as refunded' : action + amount}
      tone={isRefund || step === 'refused' ? 'critical' : 'primary'}
      isDisabled={(field !== undefined && text.trim() === '') || isUnrefundable}
      problem={isTaken ? TAKEN : undefined}
      request={requests[step]}
      onClose={onClose}
    >
      {field && <LabeledText label={field} rows={5} value={text} maxLength={NOTE_MAX} onChange={setText} />}
      {refund !== undefined && (
        <LabeledCheckbox isOn={restock} onToggle={setRestock}>
          Return the items to stock
        </LabeledCheckbox>
      )}
      <Text size={1}>{field ? `${hint}: ${language}.` : hint}</Text>
    </OrderActionForm>
  )
}
