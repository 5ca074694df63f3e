import { beforeEach, expect, test, vi } from 'vitest'
import type { AwaitedProduct, DueStockRequest } from './queries.ts'
import { sendStockMails } from './send-stock-mails.ts'

const lake = vi.hoisted(() => ({
  readDueStockRequests: vi.fn<() => Promise<DueStockRequest[]>>(),
  readAwaitedProduct: vi.fn<(number: string, locale: string) => Promise<AwaitedProduct | null>>(),
}))
const store = vi.hoisted(() => ({
  deleteStockRequest: vi.fn(() => Promise.resolve()),
  deleteStockRequestsBefore: vi.fn(() => Promise.resolve()),
}))
const sendMail = vi.hoisted(() => vi.fn())
vi.mock('server-only', () => ({}))
vi.mock('./queries.ts', () => lake)
vi.mock('./store.ts', () => store)
vi.mock('#web/vendors/resend/send.ts', () => ({ sendMail }))
vi.mock('#web/env.ts', () => ({ environment: () => ({ SITE_URL: 'https://example.com' }) }))
vi.mock('#web/sanity/queries/site-name.ts', () => ({
  readMailSender: () => Promise.resolve({ siteName: 'Brotwerk', replyTo: 'hello@brotwerk.example' }),
}))
vi.mock('next-intl/server', () => ({
  getTranslations: ({ locale }: { locale: string }) =>
    Promise.resolve(
      (key: string, values: object = {}) => `${locale} ${key} ${Object.values(values).join(' ')}`,
    ),
}))

const request = {
  _id: 'stockRequest.1',
  number: '10000-green-m',
  email: 'reader@client.example',
  language: 'ar',
  requestedAt: '2026-11-25T10:00:00Z',
} as const
const cap = {
  id: 'cap',
  variant: 'green-m',
  title: 'Cap',
  options: 'Green · M',
  href: '/shop/single/10000?variant=10000-green-m',
  isSoldOut: false,
}

beforeEach(() => {
  vi.clearAllMocks()
  lake.readDueStockRequests.mockResolvedValue([request])
  lake.readAwaitedProduct.mockResolvedValue(cap)
})

test('a request gets one mail in its language with a link to the variant, and is deleted', async () => {
  sendMail.mockResolvedValue({ ok: true, id: '1' })
  expect(await sendStockMails()).toBe(1)
  expect(sendMail).toHaveBeenCalledOnce()
  expect(sendMail.mock.calls[0]?.[0]).toMatchObject({
    to: request.email,
    subject: 'ar mailSubject ar nameWithDetail Cap Green · M',
    text: expect.stringContaining('https://example.com/ar/shop/single/10000?variant=10000-green-m') as string,
    key: 'stockRequest.1/2026-11-25T10:00:00Z',
  })
  expect(store.deleteStockRequest).toHaveBeenCalledWith('stockRequest.1')
})

test('a request waits while the mail service is unavailable, and is deleted if its address is refused', async () => {
  sendMail.mockResolvedValueOnce({ ok: false, retry: true, reason: 'busy' })
  expect(await sendStockMails()).toBe(0)
  expect(store.deleteStockRequest).not.toHaveBeenCalled()
  sendMail.mockResolvedValueOnce({ ok: false, retry: false, reason: 'no such address' })
  expect(await sendStockMails()).toBe(0)
  expect(store.deleteStockRequest).toHaveBeenCalledOnce()
})

test('a request for a product that is no longer sold is deleted without a mail', async () => {
  lake.readAwaitedProduct.mockResolvedValue(null)
  expect(await sendStockMails()).toBe(0)
  expect(sendMail).not.toHaveBeenCalled()
  expect(store.deleteStockRequest).toHaveBeenCalledWith('stockRequest.1')
})

test('a request waits on if its product has sold out again since the requests were read', async () => {
  lake.readAwaitedProduct.mockResolvedValue({ ...cap, isSoldOut: true })
  expect(await sendStockMails()).toBe(0)
  expect(sendMail).not.toHaveBeenCalled()
  expect(store.deleteStockRequest).not.toHaveBeenCalled()
})

test('requests are kept for a year', async () => {
  lake.readDueStockRequests.mockResolvedValue([])
  await sendStockMails(new Date('2026-11-25T10:00:00Z'))
  expect(store.deleteStockRequestsBefore).toHaveBeenCalledWith(new Date('2025-11-25T10:00:00Z'))
})
