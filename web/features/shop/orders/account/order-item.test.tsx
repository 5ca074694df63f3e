import { createTranslator, NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import arabic from '#schemas/shared/messages/ar.json' with { type: 'json' }
import english from '#schemas/shared/messages/en.json' with { type: 'json' }
import chinese from '#schemas/shared/messages/zh.json' with { type: 'json' }
import { keepNumbersTogether } from '../keep-numbers-together.tsx'
import type { Order } from '../order-document.ts'
import { OrderItem } from './order-item.tsx'

const MESSAGES = { en: english, zh: chinese, ar: arabic }
let locale: keyof typeof MESSAGES = 'en'
vi.mock('next-intl/server', () => ({
  getTranslations: () => createTranslator({ locale, messages: MESSAGES[locale], namespace: 'account' }),
}))
vi.mock('#web/i18n/locales.ts', () => ({ currentLocale: () => Promise.resolve(locale) }))
vi.mock('#web/i18n/navigation.ts', () => ({ Link: () => null }))

const lines = [
  { title: 'Sticker', total: 300 },
  { title: 'Desk', total: 90_000 },
  { title: 'Cap', total: 5_600 },
  { title: 'Mug', total: 1_200 },
]

async function shown(count: number): Promise<string> {
  const order = {
    _id: 'order.1',
    number: 'M-0000-0001',
    state: 'paid',
    placedAt: '2026-11-24T10:00:00Z',
    currency: 'USD',
    totals: { payable: 97_100 },
    lines: lines.slice(0, count),
  } as unknown as Order
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={{}} timeZone="UTC">
      {await OrderItem({ order })}
    </NextIntlClientProvider>,
  )
}

test.each([
  ['en', 1, '<bdi>Sticker</bdi></p>'],
  ['en', 2, '<bdi>Desk</bdi> and 1 more product</p>'],
  ['en', 4, '<bdi>Desk</bdi> and 3 more products</p>'],
  ['zh', 3, '<bdi>Desk</bdi> 及另外 2 种商品</p>'],
  ['ar', 2, '<bdi>Desk</bdi> ومنتج آخر</p>'],
  ['ar', 3, '<bdi>Desk</bdi> ومنتجان آخران</p>'],
  ['ar', 4, '<bdi>Desk</bdi> و3 منتجات أخرى</p>'],
] as const)(
  'in %s an order of %i products names the most expensive one and counts the others',
  async (id, count, text) => {
    locale = id
    expect(await shown(count)).toContain(text)
  },
)

test('an order number is kept on one line, with the punctuation after it', async () => {
  locale = 'en'
  expect(await shown(1)).toContain('Order <span class="order-number">M-0000-0001</span>')
  const text = renderToStaticMarkup(<>{keepNumbersTogether('الطلب M-0000-0001، محفوظ')}</>)
  expect(text).toBe('الطلب <span class="order-number">M-0000-0001،</span> محفوظ')
})
