import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { PackageIcon } from '@sanity/icons/Package'
import { UndoIcon } from '@sanity/icons/Undo'
import type { ButtonTone } from '@sanity/ui'
import type { ComponentType } from 'react'
import type { Order } from '#schemas/shared/documents.generated.ts'
import { isRefundable, isShippable } from '#schemas/shared/orders.ts'
import { refundableAmount } from '#schemas/shared/refunds.ts'
import { EmailForm, existingEmailKinds } from './email-form.tsx'
import { FulfillmentForm } from './fulfillment-form.tsx'
import { FULLY_REFUNDED, RefundForm } from './refund-form.tsx'

/** An action on an order. Its form sends a request to the site, which carries it out. */
export interface OrderAction {
  name: string
  label: (order: Order) => string
  icon: ComponentType
  tone: ButtonTone & ('default' | 'primary' | 'critical')
  /** The dialog of the action. */
  Form: ComponentType<{ order: Order; onClose: () => void }>
  /** Returns why the action is unavailable for an order, or null. */
  disabledReason: (order: Order) => string | null
}

/** Marks an order as sent and emails the customer; later edits the tracking details. */
const fulfill: OrderAction = {
  name: 'fulfilOrder',
  label: ({ fulfilment }) => (fulfilment ? 'Edit tracking' : 'Fulfil'),
  icon: PackageIcon,
  tone: 'primary',
  Form: FulfillmentForm,
  disabledReason({ lines, state, fulfilment }) {
    if (lines.every(({ kind }) => kind === 'digital')) return 'Downloads only, so there’s nothing to ship.'
    if (state === 'refunded') return FULLY_REFUNDED
    return isShippable(state) || fulfilment ? null : 'This order hasn’t been paid.'
  },
}

/** Refunds an order in full or by line item. */
const refund: OrderAction = {
  name: 'refundOrder',
  label: () => 'Refund',
  icon: UndoIcon,
  tone: 'critical',
  Form: RefundForm,
  disabledReason(order) {
    if (order.state === 'refunded') return FULLY_REFUNDED
    if (!isRefundable(order.state)) return 'This order hasn’t been paid.'
    return refundableAmount(order) > 0 ? null : FULLY_REFUNDED
  },
}

const resendEmail: OrderAction = {
  name: 'resendEmail',
  label: () => 'Resend email',
  icon: EnvelopeIcon,
  tone: 'default',
  Form: EmailForm,
  disabledReason: (order) => (existingEmailKinds(order).length > 0 ? null : 'No emails have been sent yet.'),
}

/** All order actions, most frequent first. */
export const ORDER_ACTIONS: readonly OrderAction[] = [fulfill, refund, resendEmail]
