import type { OrderMail, OrderState } from '#schemas/shared/orders.ts'
import type { OrderRefund, RefundableLine, RefundableOrder, RefundPart } from '#schemas/shared/refunds.ts'

/** A Studio user. */
interface StoredStaff {
  id: string
  name: string
}

/** A line item as it was sold. */
export interface StoredLine extends RefundableLine {
  title: string
  number: string
  product: string
  kind: 'physical' | 'digital'
  unit: number
}

/** A refund with its origin. */
export interface StoredRefund extends OrderRefund {
  _key: string
  lines?: (RefundPart & { _key: string })[] | null
  restock: boolean
  at: string
  by?: StoredStaff
  refundId?: string
  /** Failure code of the payment service. */
  reason?: string
  creditNote?: { number: number; at: string }
}

/** The delivery state of an email. */
export interface StoredMail {
  state: string
  attempts: number
  nextAttemptAt?: string
  sentAt?: string
  reason?: string
}

/** An order as stored; amounts in minor units of its currency. */
export interface StoredOrder extends RefundableOrder {
  _id: string
  number: string
  state: OrderState
  placedAt: string
  locale: string
  isWaiting: boolean
  customer: { uid: string; name: string; email: string }
  lines: StoredLine[]
  totals: { subtotal: number; discount: number; tax: number; serviceCharge: number; payable: number }
  rates?: { base: string; asOf?: string }
  payment?: { sessionId?: string; paymentIntentId?: string; paidAt?: string }
  invoiceNumber?: number
  shipping?: { name: string; address: string }
  fulfilment?: { at: string; by: StoredStaff; carrier?: string; tracking?: string }
  refunds?: StoredRefund[]
  mail?: StoredMail
  mails?: (StoredMail & { _key: string; kind: OrderMail; refund?: string })[]
  history?: { _key: string; event: string; at: string; by?: StoredStaff; refund?: string }[]
}
