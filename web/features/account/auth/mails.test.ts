import { expect, test, vi } from 'vitest'
import { sendWithRetries } from '#web/vendors/resend/send-with-retries.ts'
import { getMailLocale } from '../queries.ts'
import { mailLink } from './mails.ts'

vi.mock('#web/env.ts', () => ({ environment: () => ({ SITE_URL: 'https://meridian.example' }) }))
vi.mock('../queries.ts', () => ({ getMailLocale: vi.fn() }))
vi.mock('#web/vendors/resend/send-with-retries.ts', () => ({ sendWithRetries: vi.fn() }))
vi.mock('next-intl/server', () => ({
  getTranslations: ({ locale }: { locale: string }) => Promise.resolve((key: string) => `${locale} ${key}`),
}))
vi.mock('#web/vendors/firebase/accounts.ts', () => ({
  findAccount: () => Promise.resolve({ uid: 'mary' }),
  createVerificationLink: vi.fn(),
  createSignInLink: vi.fn(),
  createPasswordResetLink: () => Promise.resolve('https://identity.example/?oobCode=code'),
}))

test.each([
  ['the chosen language', () => Promise.resolve('ar' as const), 'ar'],
  ['the language of the page without a choice', () => Promise.resolve(null), 'en'],
  ['the language of the page during an outage', () => Promise.reject(new Error('away')), 'en'],
])('an account email has %s', async (_, chosen, expected) => {
  vi.mocked(getMailLocale).mockImplementationOnce(chosen)
  await mailLink('resetPassword', 'mary@example.com', 'en')
  const [mail] = vi.mocked(sendWithRetries).mock.lastCall ?? []
  expect(mail?.subject).toBe(`${expected} resetPassword.subject`)
  expect(mail?.html).toContain(`dir="${expected === 'ar' ? 'rtl' : 'ltr'}"`)
  expect(mail?.text).toContain(
    `https://meridian.example/${expected}/auth/action?mode=resetPassword&oobCode=code`,
  )
})
