import { beforeEach, expect, test, vi } from 'vitest'
import { failure, success } from '#web/lib/result.ts'
import type { Order } from '../order-document.ts'
import { createRequestedRefunds } from './requested-refunds.ts'

const { createRefund, changeOrder } = vi.hoisted(() => ({ createRefund: vi.fn(), changeOrder: vi.fn() }))
vi.mock('#web/vendors/stripe/refunds.ts', () => ({ createRefund }))
vi.mock('../order-store.ts', () => ({ changeOrder }))

const asked = { _key: 'r1', state: 'asked', amount: 500, giftCardAmount: 200 }
const order = {
  _id: 'order.1',
  payment: { paymentIntentId: 'pi_1' },
  refunds: [asked, { _key: 'r0', state: 'made', amount: 100 }],
} as unknown as Order
const stripeError = (kind: string, isReplayed = false) => failure({ kind, reason: 'why', isReplayed })
const storedRefund = () =>
  (changeOrder.mock.lastCall?.[1] as { change: { refunds: object[] } } | undefined)?.change.refunds[0]

beforeEach(() => {
  vi.clearAllMocks()
})

test('only requested refunds are created, without the part of the gift card', async () => {
  createRefund.mockResolvedValue(success(null))
  expect(await createRequestedRefunds(order)).toBe('changed')
  const created = { orderId: 'order.1', paymentIntentId: 'pi_1', key: 'r1', amount: 300, attempt: 1 }
  expect(createRefund.mock.calls).toEqual([[created]])
})

test.each(['refused', 'amount'])(
  'a refund whose error is “%s” has failed and gives nothing to the card',
  async (kind) => {
    createRefund.mockResolvedValue(stripeError(kind))
    expect(await createRequestedRefunds(order)).toBe('changed')
    expect(storedRefund()).toEqual({ ...asked, state: 'failed', reason: 'why', giftCardAmount: 0 })
  },
)

test('in an outage a refund stays requested, under a new key once Stripe repeats its error', async () => {
  createRefund.mockResolvedValue(stripeError('unavailable'))
  expect(await createRequestedRefunds(order)).toBe('unchanged')
  expect(changeOrder).not.toHaveBeenCalled()
  createRefund.mockResolvedValue(stripeError('unavailable', true))
  expect(await createRequestedRefunds(order)).toBe('unchanged')
  expect(storedRefund()).toEqual({ ...asked, attempt: 2 })
})
