import { expect, test, vi } from 'vitest'
import { success } from '#web/lib/result.ts'
import type { Order } from '../orders/order-document.ts'
import { orderRequestSchema } from './order-request.ts'
import { resumeOrder } from './resume-order.ts'

vi.mock('server-only', () => ({}))
const confirmPayment = vi.hoisted(() => vi.fn())
vi.mock('../orders/confirm-payment.ts', () => ({ confirmPayment }))

const order = {
  _id: 'order.1',
  state: 'pending',
  currency: 'USD',
  locale: 'zh',
  lines: [{ number: '10011', quantity: 1 }],
  totals: { payable: 1_216 },
  giftCard: { card: 'giftCard.1', ending: '2468', amount: 1_000 },
} as unknown as Order

const request = (fields: object = {}) =>
  orderRequestSchema.parse({
    items: [{ productId: '10011', quantity: 1 }],
    currency: 'USD',
    codes: ['TEST-CARD-FREE-2468'],
    idempotencyKey: 'a-key-of-this-cart',
    locale: 'zh',
    expected: 216,
    ...fields,
  })

const resume = (fields: object, state = 'pending') => {
  confirmPayment.mockResolvedValue(success({ ...order, state }))
  return resumeOrder(order, request(fields))
}

test('an unpaid order is resumed as it was shown', async () => {
  expect(await resume({})).toMatchObject({ ok: true, value: { _id: 'order.1' } })
  expect(await resume({ expected: undefined })).toMatchObject({ ok: true })
})

test.each([
  ['its price has changed', { expected: 200 }],
  ['the shopper reads another language', { locale: 'ar' }],
  ['the code is another', { codes: ['TEST-CARD-FREE-2222'] }],
  ['it is paid in another currency', { currency: 'JPY' }],
])('an unpaid order is closed if %s', async (_, fields) => {
  expect(await resume(fields)).toEqual({ ok: false, error: { kind: 'closed' } })
})

test('a paid order is not ordered again, at whatever price', async () => {
  expect(await resume({ expected: 200, locale: 'ar' }, 'paid')).toMatchObject({ ok: true })
  expect(await resume({}, 'expired')).toEqual({ ok: false, error: { kind: 'closed' } })
})
