import { expect, test, vi } from 'vitest'
import { requestLink } from './request-link.ts'

const { after, countMailRequest, mailLink } = vi.hoisted(() => ({
  after: vi.fn<(task: () => unknown) => void>(),
  countMailRequest: vi.fn(() => Promise.resolve(0)),
  mailLink: vi.fn(),
}))
vi.mock('next/server', () => ({ after }))
vi.mock('../session/attempt-limits.ts', () => ({ countMailRequest }))
vi.mock('./email-link-address.ts', () => ({ storeEmailLinkAddress: vi.fn() }))
vi.mock('./mails.ts', () => ({ mailLink }))

const request = (fields: Record<string, string>) =>
  requestLink('signIn', { fields, isForm: true, locale: 'en' }, new Headers())

test('ASVS 6.3.8: the response does not wait for the email, so its timing tells of no account', async () => {
  expect(await request({ email: 'mary@example.com', returnUrl: '//evil.example' })).toBeNull()
  expect(mailLink).not.toHaveBeenCalled()
  after.mock.lastCall?.[0]()
  expect(mailLink).toHaveBeenCalledExactlyOnceWith('signIn', 'mary@example.com', 'en', '')
})

test('a mailbox that got its share of emails gets no other', async () => {
  after.mockClear()
  countMailRequest.mockResolvedValueOnce(1_000)
  expect(await request({ email: 'mary@example.com' })).toBe('tooMany')
  expect(await request({ email: 'mary' })).toBe('invalidEmail')
  expect(after).not.toHaveBeenCalled()
})
