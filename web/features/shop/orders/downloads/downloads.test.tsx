import { createTranslator } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import messages from '#schemas/shared/messages/en.json' with { type: 'json' }
import type { Order } from '../order-document.ts'
import { Downloads } from './downloads.tsx'

const texts = messages.orders
vi.mock('next-intl/server', () => ({
  getTranslations: () => createTranslator({ locale: 'en', messages, namespace: 'orders' }),
}))
vi.mock('./actions.ts', () => ({ acceptDownloadTerms: '/agree' }))

const missing = texts.fileMissing.replace('{product}', 'Dune')

/** Returns the text and links of the downloads of an order of two wallpapers. */
async function shown({ available, agreedAt }: { available: string[]; agreedAt?: string }): Promise<string> {
  const lines = ['Dune', 'Harbor'].map((title) => ({
    _key: title,
    title,
    number: title.toLowerCase(),
    kind: 'digital',
    quantity: 1,
    ...(available.includes(title) && { file: { parts: ['file.1'] } }),
  }))
  const order = { _id: 'order.1', lines, downloadsAgreedAt: agreedAt } as unknown as Order
  const view = await Downloads({ order, locale: 'en' })
  return renderToStaticMarkup(view)
}

test('a missing file is named before the buyer gives up the right to cancel', async () => {
  const html = await shown({ available: ['Harbor'] })
  expect(html).toContain(missing)
  expect(html).toContain('<bdi>Harbor</bdi>')
  expect(html).toContain(texts.downloadAgreement)
})

test('nobody is asked to give up that right while no file can be downloaded', async () => {
  const html = await shown({ available: [] })
  expect(html).toContain(missing)
  expect(html).not.toContain(texts.downloadAgreement)
  expect(html).not.toContain('<button')
})

test('after the agreement, a missing file is still named and the other one can be downloaded', async () => {
  const html = await shown({ available: ['Harbor'], agreedAt: '2026-11-24T10:00:00Z' })
  expect(html).toContain(missing)
  expect(html).toContain('href="/api/orders/order.1/files/harbor"')
  expect(html).not.toContain(texts.downloadAgreement)
})
