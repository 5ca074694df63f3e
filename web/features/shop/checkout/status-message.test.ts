import { createTranslator } from 'next-intl'
import { expect, test } from 'vitest'
import arabic from '#schemas/shared/messages/ar.json' with { type: 'json' }
import english from '#schemas/shared/messages/en.json' with { type: 'json' }
import chinese from '#schemas/shared/messages/zh.json' with { type: 'json' }
import type { Order } from '../orders/order-document.ts'
import { statusMessage } from './status-message.ts'

const MESSAGES = { en: english, zh: chinese, ar: arabic }
const PAID_AT = '2026-11-21T10:05:00Z'

const order = {
  number: 'M-1',
  state: 'paid',
  placedAt: '2026-11-21T10:00:00Z',
  payment: { paidAt: PAID_AT },
  customer: { email: 'mary@example.com' },
} as unknown as Order

const DAY_MS = 24 * 60 * 60 * 1000

function shown(locale: keyof typeof MESSAGES, waitedMs: number): [heading: string, text: string] {
  const texts = createTranslator({ locale, messages: MESSAGES[locale], namespace: 'orders' })
  const now = Date.parse(PAID_AT) + waitedMs
  const message = statusMessage({ kind: 'paid', order }, texts, locale, now)
  return [message.heading, message.text]
}

test('for a day after the payment the page confirms it', () => {
  expect(shown('en', DAY_MS - 1)[0]).toBe('Payment Success')
})

test.each([
  ['en', 'Order M-1', 'Paid on 21 November 2026.'],
  ['zh', '订单 M-1', '已于 2026年11月21日付款。'],
  ['ar', 'الطلب M-1', 'دُفع في 21 نوفمبر 2026.'],
] as const)('in %s later visits show the order and when it was paid', (locale, heading, text) => {
  const [shownHeading, shownText] = shown(locale, DAY_MS)
  expect(shownHeading).toBe(heading)
  expect(shownText).toBe(text)
})
