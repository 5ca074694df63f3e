import { expect, test } from 'vitest'
import {
  canBecome,
  creditNoteNumberText,
  invoiceNumberText,
  isPaid,
  isRefundable,
  isShippable,
  MAIL_STATE_VALUES,
  ORDER_STATE_VALUES,
  type OrderState,
  PAID_STATES,
  RELEASED_STATES,
} from './orders.ts'

const whichStates = (holds: (state: OrderState) => boolean) => ORDER_STATE_VALUES.filter(holds)

test('paid orders are those whose money arrived; all but refunded ones can be refunded', () => {
  expect(whichStates(isPaid)).toEqual(['paid', 'fulfilled', 'refunded'])
  expect(whichStates(isRefundable)).toEqual(['paid', 'fulfilled'])
  expect(whichStates(isShippable)).toEqual(['paid'])
})

test('queries ask for paid orders, for orders that released their stock, and for emails by state', () => {
  expect(PAID_STATES).toEqual(['paid', 'fulfilled', 'refunded'])
  expect(RELEASED_STATES).toEqual(['expired', 'failed'])
  expect(MAIL_STATE_VALUES).toEqual(['waiting', 'sent', 'refused'])
})

test('each state may change to these', () => {
  const next = (from: OrderState) => whichStates((to) => canBecome(from, to))
  expect(ORDER_STATE_VALUES.map((state) => [state, next(state)])).toEqual([
    ['pending', ['paid', 'fulfilled', 'refunded', 'expired', 'failed']],
    ['paid', ['fulfilled', 'refunded']],
    ['fulfilled', ['refunded']],
    ['refunded', ['paid', 'fulfilled']],
    ['expired', ['paid', 'fulfilled', 'refunded']],
    ['failed', ['paid', 'fulfilled', 'refunded']],
  ])
})

test('a state of a later version is not paid and changes to none', () => {
  const later = 'disputed' as OrderState
  expect([isPaid(later), isRefundable(later), canBecome(later, 'paid')]).toEqual([false, false, false])
})

test('numbers of invoices and credit notes have six digits or more', () => {
  const order = { number: 'M-7F3A-09C2' }
  const numbers = [invoiceNumberText(order, 42), invoiceNumberText(order, 1_000_000)]
  expect(numbers).toEqual(['MI-000042', 'MI-1000000'])
  expect(creditNoteNumberText(order, 7)).toBe('MC-000007')
})

test('the papers of an order keep the prefix that its number has', () => {
  const order = { number: 'ACME-7F3A-09C2' }
  expect(invoiceNumberText(order, 42)).toBe('ACMEI-000042')
  expect(creditNoteNumberText(order, 7)).toBe('ACMEC-000007')
})
