import { expect, test, vi } from 'vitest'
import { inquiry } from '../documents/inquiry.ts'
import { stockRequest } from '../documents/stock-request.ts'
import { shortMoment } from './short-moment.ts'

test('a time of another year has its year', () => {
  vi.setSystemTime('2026-11-27T12:00')
  expect(shortMoment('2026-11-21T18:55')).toBe('21 Nov, 18:55')
  expect(shortMoment('2025-11-21T18:55')).toBe('21 Nov 2025, 18:55')
  expect(shortMoment(undefined)).toBeUndefined()
  vi.useRealTimers()
})

test('inquiries and back-in-stock requests show when they came', () => {
  const receivedAt = new Date().toISOString()
  const prepare = (preview: object | undefined, selection: object) =>
    (preview as { prepare: (selection: object) => object }).prepare(selection)
  expect(prepare(inquiry.preview, { kind: 'contact', receivedAt })).toMatchObject({
    subtitle: expect.stringContaining(shortMoment(receivedAt) ?? '') as string,
  })
  expect(prepare(stockRequest.preview, { number: '1030', requestedAt: receivedAt })).toMatchObject({
    subtitle: expect.stringContaining(shortMoment(receivedAt) ?? '') as string,
  })
})
