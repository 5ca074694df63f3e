import type { Order } from './documents.generated.ts'
import { unitsOfLine } from './line-amounts.ts'
import { planRefund, type RefundableOrder, refundedQuantity } from './refunds.ts'

/**
 * The states of a return, whether staff still have to work on it, and the states that may follow. A customer requests it; staff approve
 * or refuse it, receive the items, and refund them. Items that arrive in another condition than described are refused after receipt.
 */
export const RETURN_STATES = [
  { value: 'requested', title: 'Requested', isOpen: true, next: ['approved', 'refused'] },
  { value: 'approved', title: 'Approved', isOpen: true, next: ['received', 'refused'] },
  { value: 'received', title: 'Received', isOpen: true, next: ['refunded', 'refused'] },
  { value: 'refunded', title: 'Refunded', isOpen: false, next: [] },
  { value: 'refused', title: 'Refused', isOpen: false, next: [] },
] as const

export type ReturnState = (typeof RETURN_STATES)[number]['value']

export const RETURN_STATE_VALUES = RETURN_STATES.map(({ value }) => value)

/** The states that staff still have to work on. */
export const OPEN_RETURN_STATES = RETURN_STATES.filter(({ isOpen }) => isOpen).map(({ value }) => value)

/** Returns how far the open returns of an order are, such as “Return approved”; undefined without any. */
export function describeOpenReturns(returns: unknown): string | undefined {
  const states = ((returns ?? []) as { state?: string }[]).map(({ state }) => state)
  const open = RETURN_STATES.filter(({ isOpen, value }) => isOpen && states.includes(value))
  if (open.length === 0) return undefined
  return `Return ${new Intl.ListFormat('en-GB').format(open.map(({ title }) => title.toLowerCase()))}`
}

/** A state that another one leads to. */
export type NextReturnState = (typeof RETURN_STATES)[number]['next'][number]

/** Returns the states that may follow a state. */
export const nextReturnStates = (state: ReturnState): readonly NextReturnState[] =>
  RETURN_STATES.find(({ value }) => value === state)?.next ?? []

/** Why a customer returns items. Customers choose it in their language. */
export const RETURN_REASONS = [
  { value: 'unwanted', title: 'No longer wanted' },
  { value: 'unfit', title: 'Doesn’t fit' },
  { value: 'different', title: 'Not as described' },
  { value: 'faulty', title: 'Damaged or faulty' },
  { value: 'wrong', title: 'Another item than ordered' },
] as const

export const RETURN_REASON_VALUES = RETURN_REASONS.map(({ value }) => value)

/** The part of an order that returns need. */
export interface ReturnableOrder extends Omit<RefundableOrder, 'lines'> {
  state: Order['state']
  fulfilment?: { at: string } | null | undefined
  delivery?: { maxDays: number } | null | undefined
  lines: readonly (RefundableOrder['lines'][number] & Pick<Order['lines'][number], 'kind'>)[]
  returns?:
    readonly { state: ReturnState; lines: readonly { line: string; quantity: number }[] }[] | null | undefined
}

const DAY_MS = 86_400_000

/** Returns how many days a number of working days takes at most: each five, and what is left of them, may contain a weekend. */
const daysOfWorkingDays = (workingDays: number): number => workingDays + 2 * Math.ceil(workingDays / 5)

/**
 * Returns the last moment in which items can be returned; null if they were never shipped. The days count from receipt, which is unknown, so
 * the longest delivery time is added to the day of shipping. The last day counts in full, in UTC, as pages show it.
 *
 * @param days the days of the policy
 */
export function returnableUntil({ fulfilment, delivery }: ReturnableOrder, days: number): number | null {
  const shippedAt = Date.parse(fulfilment?.at ?? '')
  if (Number.isNaN(shippedAt)) return null
  const lastDay = Math.floor(shippedAt / DAY_MS) + daysOfWorkingDays(delivery?.maxDays ?? 0) + days
  return (lastDay + 1) * DAY_MS - 1
}

/** Returns how many units of a line can be returned: those that are neither refunded nor in an open return. Downloads cannot be. */
export function returnableQuantity(order: ReturnableOrder, key: string): number {
  const line = order.lines.find(({ _key }) => _key === key)
  if (line?.kind !== 'physical') return 0
  const inOpenReturns = (order.returns ?? [])
    .filter(({ state }) => (OPEN_RETURN_STATES as readonly ReturnState[]).includes(state))
    .flatMap(({ lines }) => lines)
  return Math.max(0, line.quantity - refundedQuantity(order, key) - unitsOfLine(inOpenReturns, key))
}

/** Returns whether anything of an order can be returned now. */
export function isReturnable(order: ReturnableOrder, days: number, now = Date.now()): boolean {
  const until = returnableUntil(order, days)
  if (order.state !== 'fulfilled' || until === null || now > until) return false
  return order.lines.some(({ _key }) => returnableQuantity(order, _key) > 0)
}

/** Returns whether nothing is left to refund for the items of a return, because staff have refunded them with the order. */
export function isReturnRefunded(
  order: RefundableOrder,
  lines: readonly { line: string; quantity: number }[],
): boolean {
  const plan = planRefund(order, { kind: 'lines', lines }, true)
  if (plan.ok || plan.error === 'nothing') return !plan.ok
  return lines.every(({ line, quantity }) => refundedQuantity(order, line) >= quantity)
}
