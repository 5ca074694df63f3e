import { beforeEach, expect, test, vi } from 'vitest'
import { failure, success } from '#web/lib/result.ts'
import { recoverOrder } from './recover-order.ts'

const ID = 'order.1'
const calls = vi.hoisted(() => ({
  changeOrder: vi.fn(),
  confirmPayment: vi.fn(),
  readOrder: vi.fn(),
  readOrderCopy: vi.fn(),
  readPayment: vi.fn(),
  restoreOrder: vi.fn(),
  sendMail: vi.fn(),
}))
vi.mock('#web/vendors/stripe/checkout-sessions.ts', () => ({ readPayment: calls.readPayment }))
vi.mock('#web/vendors/stripe/recent-payments.ts', () => ({ sessionOfPayment: vi.fn() }))
vi.mock('#web/vendors/resend/send.ts', () => ({ sendMail: calls.sendMail }))
vi.mock('../confirm-payment.ts', () => ({ confirmPayment: calls.confirmPayment }))
vi.mock('../mail/mail-layout.tsx', () => ({ renderMail: () => Promise.resolve({}) }))
vi.mock('../order-store.ts', () => ({ changeOrder: calls.changeOrder, restoreOrder: calls.restoreOrder }))
vi.mock('../queries.ts', () => ({ readOrder: calls.readOrder }))
vi.mock('./order-copy.ts', () => ({ readOrderCopy: calls.readOrderCopy }))
vi.mock('./queries.ts', () => ({ shopMailbox: () => Promise.resolve('shop@meridian.example') }))

const payment = (fields: object = {}) =>
  success({
    status: { kind: 'paid', amount: 1_000, refunded: 0 },
    isOwn: true,
    metadata: { order: ID },
    paymentIntentId: 'pi_1',
    ...fields,
  })

const log = vi.spyOn(console, 'error').mockReturnValue()

beforeEach(() => {
  vi.resetAllMocks()
  log.mockReturnValue()
  calls.readOrder.mockResolvedValue(null)
  calls.readOrderCopy.mockReturnValue({ number: 'M-1' })
  calls.confirmPayment.mockResolvedValue(success({ _id: ID }))
})

test('a lost order is recreated from the copy in its payment', async () => {
  calls.readPayment.mockResolvedValue(payment())
  expect(await recoverOrder(ID, 'cs_1')).toEqual(success({ _id: ID }))
  expect(calls.restoreOrder).toHaveBeenCalledExactlyOnceWith(ID, { number: 'M-1' }, 'cs_1')
})

test.each([
  ['belongs to another site with the same account', { isOwn: false }],
  ['names another order', { metadata: { order: 'order.2' } }],
  ['is unpaid', { status: { kind: 'open' } }],
])('a session that %s recreates no order and is linked to none', async (_, fields) => {
  calls.readPayment.mockResolvedValue(payment(fields))
  expect(await recoverOrder(ID, 'cs_1')).toEqual(success(null))
  calls.readOrder.mockResolvedValue({ _id: ID, payment: {} })
  expect(await recoverOrder(ID, 'cs_1')).toEqual(success(null))
  expect(calls.restoreOrder).not.toHaveBeenCalled()
  expect(calls.changeOrder).not.toHaveBeenCalled()
})

test('the operator reads of a payment without an order, until it is refunded', async () => {
  calls.readOrderCopy.mockReturnValue(null)
  calls.readPayment.mockResolvedValue(payment())
  expect(await recoverOrder(ID, 'cs_1')).toEqual(failure('unmatched'))
  expect(calls.sendMail).toHaveBeenCalledOnce()
  calls.readPayment.mockResolvedValue(payment({ status: { kind: 'paid', amount: 1_000, refunded: 1_000 } }))
  expect(await recoverOrder(ID, 'cs_1')).toEqual(success(null))
  expect(calls.sendMail).toHaveBeenCalledOnce()
})
