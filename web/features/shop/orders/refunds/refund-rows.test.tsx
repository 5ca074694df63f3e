import { createTranslator } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import english from '#schemas/shared/messages/en.json' with { type: 'json' }
import type { Order } from '../order-document.ts'
import { RefundRows } from './refund-rows.tsx'

vi.mock('next-intl/server', () => ({
  getTranslations: (namespace: 'orders') =>
    Promise.resolve(createTranslator({ locale: 'en', messages: english, namespace })),
}))
vi.mock('#web/i18n/navigation.ts', () => ({ Link: 'a' }))

test('nothing remains of an order once all that was paid is refunded, whatever its gift card lacked', async () => {
  const order = {
    currency: 'USD',
    totals: { payable: 10_000, tax: 0 },
    giftCard: { card: 'giftCard.1', ending: '2468', amount: 2_000, missing: 2_000 },
    lines: [],
    refunds: [{ _key: 'r', state: 'made', amount: 8_000, at: '2026-11-26T10:00:00Z' }],
  } as unknown as Order
  const html = renderToStaticMarkup(await RefundRows({ order, locale: 'en' }))
  expect([...html.matchAll(/<dd>(.*?)<\/dd>/g)].map(([, amount]) => amount)).toEqual(['-$80.00', '$0.00'])
})
