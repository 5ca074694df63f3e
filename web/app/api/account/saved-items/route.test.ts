import { NextRequest } from 'next/server'
import { expect, test, vi } from 'vitest'
import type { LocaleId } from '#schemas/shared/locales.ts'
import arabic from '#schemas/shared/messages/ar.json' with { type: 'json' }
import chinese from '#schemas/shared/messages/zh.json' with { type: 'json' }
import { success } from '#web/lib/result.ts'

const CUSTOMER = { uid: 'u', email: 'nadia@client.example' }
const CHANGES = { account: null, set: [], removed: [], wished: ['1030'], unwished: [] }
vi.mock('next-intl/server', async () => {
  const { createTranslator } = await import('next-intl')
  return {
    getTranslations: ({ locale }: { locale: LocaleId }) =>
      createTranslator({ locale, messages: (locale === 'ar' ? arabic : chinese).errors }),
  }
})
vi.mock('#web/features/account/session/session.ts', () => ({
  authenticateRequest: () => Promise.resolve(success(CUSTOMER)),
}))
vi.mock('#web/features/shop/cart/queries.ts', () => ({
  getShopSettings: () => Promise.resolve({ detailLimit: 3 }),
}))
const saveItems = vi.fn<() => Promise<unknown>>()
vi.mock('#web/features/account/saved-items/save-items.ts', () => ({ saveItems }))
const { POST } = await import('./route.ts')

const send = (headers: Record<string, string>, body: object = CHANGES) =>
  POST(
    new NextRequest('http://localhost:3000/api/account/saved-items', {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    }),
  )

test('responds with the items of the account, uncached', async () => {
  const items = { account: 'a', cart: [{ id: '10011', quantity: 2 }], wishlist: ['1030'] }
  saveItems.mockResolvedValueOnce(items)
  const response = await send({})
  expect(saveItems).toHaveBeenCalledWith(CUSTOMER, CHANGES, 3)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual(items)
})

test('refuses another body', async () => {
  expect((await send({}, { items: ['1030'] })).status).toBe(422)
})

test.each([
  [{ 'accept-language': 'ar-SA' }, arabic],
  [{ cookie: 'NEXT_LOCALE=zh', 'accept-language': 'ar' }, chinese],
] as const)('during an outage it responds in the visitor’s language: %j', async (headers, texts) => {
  saveItems.mockRejectedValueOnce(new Error('The lake does not respond.'))
  const response = await send(headers)
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await response.json()).toEqual({ error: 'unavailable', message: texts.errors.unavailable })
})
