import { expect, test, vi } from 'vitest'
import { giftCard } from '../documents/gift-card.ts'
import { inquiry } from '../documents/inquiry.ts'
import { job } from '../documents/job.ts'
import { post } from '../documents/post.ts'
import { stockRequest } from '../documents/stock-request.ts'
import { discountText } from './discounts.ts'
import { productSale } from './prices.ts'
import { shortMoment } from './short-moment.ts'

const prepare = (preview: object | undefined, selection: object) =>
  (preview as { prepare: (selection: object) => { subtitle?: string } }).prepare(selection)

test('a time of another year has its year', () => {
  vi.setSystemTime('2026-11-27T12:00')
  expect(shortMoment('2026-11-21T18:55')).toBe('21 Nov, 18:55')
  expect(shortMoment('2025-11-21T18:55')).toBe('21 Nov 2025, 18:55')
  expect(shortMoment(undefined)).toBeUndefined()
  vi.useRealTimers()
})

test('inquiries and back-in-stock requests show when they came', () => {
  const receivedAt = new Date().toISOString()
  expect(prepare(inquiry.preview, { kind: 'contact', receivedAt })).toMatchObject({
    subtitle: expect.stringContaining(shortMoment(receivedAt) ?? '') as string,
  })
  expect(prepare(stockRequest.preview, { number: '1030', requestedAt: receivedAt })).toMatchObject({
    subtitle: expect.stringContaining(shortMoment(receivedAt) ?? '') as string,
  })
})

test('lists show days in the time zone of the editor, as the form does', () => {
  vi.stubEnv('TZ', 'Asia/Shanghai')
  // Midnight in Shanghai.
  const time = '2099-11-30T16:00:00Z'
  const now = new Date('2026-11-25T12:00:00Z')
  const percent = { kind: 'percent', percent: 10, from: time } as const
  const listed = [
    discountText(percent, now),
    productSale(1000, 'USD', percent, now),
    prepare(job.preview, { closesAt: time }).subtitle,
    prepare(giftCard.preview, { until: time }).subtitle,
    prepare(post.preview, { publishedAt: time }).subtitle,
  ]
  vi.unstubAllEnvs()
  expect(listed).toEqual(Array.from({ length: 5 }, () => expect.stringContaining('2099-12-01') as string))
})
