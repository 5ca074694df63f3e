import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { PackageIcon } from '@sanity/icons/Package'
import { UndoIcon } from '@sanity/icons/Undo'
import type { ButtonTone } from '@sanity/ui'
import type { ComponentType } from 'react'
import { refundableAmount } from '../../../schemas/shared/refunds.ts'
import { FulfilForm } from './fulfil-form.tsx'
import { MailForm, mailsOf } from './mail-form.tsx'
import { RefundForm } from './refund-form.tsx'
import type { StoredOrder } from './stored-order.ts'

/** Something that can be done with an order; what its form asks for is done by the site. */
export interface OrderWorkKind {
  name: string
  label: (order: StoredOrder) => string
  header: (order: StoredOrder) => string
  icon: ComponentType
  tone: ButtonTone & ('default' | 'primary' | 'critical')
  Form: ComponentType<{ order: StoredOrder; onClose: () => void }>
  /** Why it cannot be done with an order as it is; null where it can. */
  hindrance: (order: StoredOrder) => string | null
}

/** Marks the goods as sent, and tells the customer; afterwards mends carrier and number. */
const fulfil: OrderWorkKind = {
  name: 'fulfilOrder',
  label: ({ fulfilment }) => (fulfilment ? 'Mend tracking' : 'Fulfil'),
  header: ({ fulfilment, number }) => (fulfilment ? 'Carrier and tracking number' : `Send ${number}`),
  icon: PackageIcon,
  tone: 'primary',
  Form: FulfilForm,
  hindrance({ lines, state, fulfilment }) {
    if (lines.every(({ kind }) => kind === 'digital')) return 'Files only: there is nothing to send.'
    if (state === 'refunded') return 'All of it was paid back.'
    return state === 'paid' || fulfilment ? null : 'It was not paid.'
  },
}

/** Pays back, all of it or goods by the piece. */
const refund: OrderWorkKind = {
  name: 'refundOrder',
  label: () => 'Refund',
  header: ({ number }) => `Refund ${number}`,
  icon: UndoIcon,
  tone: 'critical',
  Form: RefundForm,
  hindrance(order) {
    if (order.state === 'refunded') return 'All of it was paid back.'
    if (order.state !== 'paid' && order.state !== 'fulfilled') return 'It was not paid.'
    return refundableAmount(order) > 0 ? null : 'All of it was paid back.'
  },
}

/** Sends a mail to the customer again. */
const mail: OrderWorkKind = {
  name: 'resendMail',
  label: () => 'Resend mail',
  header: () => 'Send a mail again',
  icon: EnvelopeIcon,
  tone: 'default',
  Form: MailForm,
  hindrance: (order) => (mailsOf(order).length > 0 ? null : 'No mail was written so far.'),
}

/** What can be done with an order, the most frequent first. */
export const ORDER_WORKS: readonly OrderWorkKind[] = [fulfil, refund, mail]
