import { expect, test } from 'vitest'
import { orderRequestSchema } from './order-request.ts'

const SOUND = {
  items: [{ productId: '10201', quantity: 2 }],
  currency: 'SAR',
  idempotencyKey: '6f3f0d6e-0000-4000-8000-000000000000',
}

test('an order request holds products, a currency and a key', () => {
  expect(orderRequestSchema.parse(SOUND)).toEqual({ ...SOUND, codes: [], locale: 'en' })
})

test.each([
  ['no products', { items: [] }],
  ['a price of its own', { items: [{ productId: '10201', quantity: 1, price: 1 }] }],
  ['less than one', { items: [{ productId: '10201', quantity: 0 }] }],
  ['a part of one', { items: [{ productId: '10201', quantity: 0.5 }] }],
  ['another id', { items: [{ productId: '"] | *[', quantity: 1 }] }],
  ['another currency', { currency: 'XAU' }],
  ['a short key', { idempotencyKey: '1' }],
  ['a code that is none', { codes: ['10 %'] }],
  ['too many codes', { codes: ['AAA', 'BBB', 'CCC', 'DDD', 'EEE', 'FFF'] }],
  ['another owner', { uid: 'somebody' }],
])('%s is refused', (_name, change) => {
  expect(orderRequestSchema.safeParse({ ...SOUND, ...change }).success).toBe(false)
})

test('codes are taken as they are typed, each once', () => {
  const { codes } = orderRequestSchema.parse({ ...SOUND, codes: [' welcome10', 'WELCOME10'] })
  expect(codes).toEqual(['WELCOME10'])
})
