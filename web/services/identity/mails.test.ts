import { expect, test, vi } from 'vitest'
import { mailLanguageOf } from '#web/content/customers.ts'
import { sendPatiently } from '../mail/send-patiently.ts'
import { mailLink } from './mails.ts'

vi.mock('#web/env.ts', () => ({ environment: () => ({ SITE_URL: 'https://meridian.example' }) }))
vi.mock('#web/content/customers.ts', () => ({ mailLanguageOf: vi.fn() }))
vi.mock('../mail/send-patiently.ts', () => ({ sendPatiently: vi.fn() }))
vi.mock('next-intl/server', () => ({
  getTranslations: ({ locale }: { locale: string }) => Promise.resolve((key: string) => `${locale} ${key}`),
}))
vi.mock('./admin.ts', () => ({
  identityAdmin: () => ({
    getUserByEmail: () => Promise.resolve({ uid: 'mary' }),
    generatePasswordResetLink: () => Promise.resolve('https://identity.example/?oobCode=code'),
  }),
}))

test.each([
  ['the language that was chosen for mails', () => Promise.resolve('ar' as const), 'ar'],
  ['that of the page, where none was', () => Promise.resolve(null), 'en'],
  ['that of the page, while nobody can say', () => Promise.reject(new Error('away')), 'en'],
])('a mail about an account speaks %s', async (_, chosen, expected) => {
  vi.mocked(mailLanguageOf).mockImplementationOnce(chosen)
  await mailLink('resetPassword', 'mary@example.com', 'en')
  const [mail] = vi.mocked(sendPatiently).mock.lastCall ?? []
  expect(mail?.subject).toBe(`${expected} resetPassword.subject`)
  expect(mail?.html).toContain(`dir="${expected === 'ar' ? 'rtl' : 'ltr'}"`)
  expect(mail?.text).toContain(
    `https://meridian.example/${expected}/auth/action?mode=resetPassword&oobCode=code`,
  )
})
