import { NextRequest } from 'next/server'
import { expect, test, vi } from 'vitest'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { success } from '#web/lib/result.ts'
import arabic from '../../../../i18n/messages/ar.json' with { type: 'json' }
import chinese from '../../../../i18n/messages/zh.json' with { type: 'json' }

const CUSTOMER = { uid: 'u', email: 'nadia@client.example' }
vi.mock('next-intl/server', async () => {
  const { createTranslator } = await import('next-intl')
  return {
    getTranslations: ({ locale }: { locale: LocaleId }) =>
      createTranslator({ locale, messages: (locale === 'ar' ? arabic : chinese).errors }),
  }
})
vi.mock('#web/features/account/session/session.ts', () => ({
  currentCustomer: () => Promise.resolve(CUSTOMER),
  authenticateRequest: () => Promise.resolve(success(CUSTOMER)),
  endSession: vi.fn(),
}))
const away = () => Promise.reject(new Error('The lake does not answer.'))
vi.mock('#web/features/account/queries.ts', () => ({ readCustomer: away }))
vi.mock('#web/features/account/customers.ts', () => ({ saveCustomer: away }))
const { GET, POST, PUT } = await import('./route.ts')

const request = (method: string, headers: Record<string, string>) =>
  new NextRequest('http://localhost:3000/api/account/wishlist', {
    method,
    headers,
    ...(method !== 'GET' && { body: '{"items":["1030"]}' }),
  })

test.each([
  ['GET', GET, { 'accept-language': 'ar-SA' }, arabic],
  ['POST', POST, { cookie: 'NEXT_LOCALE=zh', 'accept-language': 'ar' }, chinese],
  ['PUT', PUT, { 'accept-language': 'zh-TW' }, chinese],
] as const)(
  'during an outage, %s responds in the visitor’s language',
  async (method, call, headers, texts) => {
    const response = await call(request(method, headers))
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.json()).toEqual({ error: 'unavailable', message: texts.errors.unavailable })
  },
)
