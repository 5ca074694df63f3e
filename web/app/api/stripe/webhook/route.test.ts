import { beforeEach, expect, test, vi } from 'vitest'
import { failure, success } from '#web/lib/result.ts'

const readWebhook = vi.fn()
const confirmPaymentEvent = vi.fn()
const trySendOrderMails = vi.fn()
vi.mock('#web/vendors/stripe/webhook.ts', () => ({ readWebhook }))
vi.mock('#web/features/shop/orders/reconciliation/recover-order.ts', () => ({ confirmPaymentEvent }))
vi.mock('#web/features/shop/orders/mail/mails.ts', () => ({ hasWaitingMail: () => true, trySendOrderMails }))
const { POST } = await import('./route.ts')

const event = { orderId: `order.${'a'.repeat(32)}`, sessionId: 'cs_1', paymentIntentId: 'pi_1' }

const post = (body = '{}') =>
  POST(new Request('http://localhost:3000/api/stripe/webhook', { method: 'POST', body }))

beforeEach(() => vi.resetAllMocks())

test('an event larger than any of Stripe’s is refused before its signature is checked', async () => {
  expect((await post('x'.repeat(1_000_001))).status).toBe(413)
  expect(readWebhook).not.toHaveBeenCalled()
})

test('an event of another order system changes nothing', async () => {
  readWebhook.mockResolvedValue(success({ ...event, orderId: '1234' }))
  expect((await post()).status).toBe(200)
  expect(confirmPaymentEvent).not.toHaveBeenCalled()
})

test('a paid order is confirmed, then its emails are sent', async () => {
  readWebhook.mockResolvedValue(success(event))
  confirmPaymentEvent.mockResolvedValue(success({ _id: event.orderId }))
  expect((await post()).status).toBe(200)
  expect(confirmPaymentEvent).toHaveBeenCalledExactlyOnceWith(event)
  expect(trySendOrderMails).toHaveBeenCalledExactlyOnceWith(event.orderId)
})

test.each([
  ['a wrong signature', 400, failure('forged'), success(null)],
  ['an outage of Stripe', 503, failure('unavailable'), success(null)],
  ['an outage of the content lake', 503, success(event), failure('unreachable')],
  ['a payment without an order', 500, success(event), failure('unmatched')],
])('%s is answered with %i, so that Stripe sends the event again', async (_, status, read, confirmed) => {
  readWebhook.mockResolvedValue(read)
  confirmPaymentEvent.mockResolvedValue(confirmed)
  expect((await post()).status).toBe(status)
  expect(trySendOrderMails).not.toHaveBeenCalled()
})
