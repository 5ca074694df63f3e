import { beforeEach, expect, test, vi } from 'vitest'
import { sendWithRetries } from '#web/vendors/resend/send-with-retries.ts'
import { mailEmailChange, mailEmailChanged } from './mails.ts'

const MARY = { uid: 'mary', email: 'mary@example.com' }
const NEW = 'mary@home.example'

const { findAccount } = vi.hoisted(() => ({ findAccount: vi.fn() }))
vi.mock('#web/env.ts', () => ({ environment: () => ({ SITE_URL: 'https://meridian.example' }) }))
vi.mock('#web/sanity/queries/site-name.ts', () => ({
  readMailSender: () => Promise.resolve({ siteName: 'Brotwerk', replyTo: 'hello@brotwerk.example' }),
}))
vi.mock('../queries.ts', () => ({
  readCustomer: (uid: string) => Promise.resolve({ locale: uid === 'omar' ? 'ar' : null }),
}))
vi.mock('#web/vendors/resend/send-with-retries.ts', () => ({ sendWithRetries: vi.fn() }))
vi.mock('#web/vendors/firebase/accounts.ts', () => ({
  findAccount,
  createVerificationLink: vi.fn(),
  createPasswordResetLink: vi.fn(),
  createSignInLink: vi.fn(),
  createEmailChangeLink: (email: string, newEmail: string) =>
    Promise.resolve(`https://identity.example/?oobCode=${email}-${newEmail}`),
}))
vi.mock('next-intl/server', () => ({
  getTranslations: ({ locale }: { locale: string }) => Promise.resolve((key: string) => `${locale} ${key}`),
}))

const log = vi.spyOn(console, 'error').mockReturnValue()
beforeEach(() => {
  vi.mocked(sendWithRetries).mockClear()
  findAccount.mockResolvedValue(null)
})

const sent = () => vi.mocked(sendWithRetries).mock.calls.map(([mail]) => mail)

test('the link goes to the new address and opens the page that confirms it', async () => {
  await mailEmailChange(MARY, NEW, 'zh')
  expect(sent()).toMatchObject([{ to: NEW, subject: 'zh verifyAndChangeEmail.subject' }])
  const code = encodeURIComponent(`${MARY.email}-${NEW}`)
  expect(sent()[0]?.text).toContain(
    `https://meridian.example/zh/auth/action?mode=verifyAndChangeEmail&oobCode=${code}`,
  )
})

test('the owner of an address that has an account is told so in their language, and gets no link to change it', async () => {
  findAccount.mockResolvedValue({ uid: 'omar' })
  await mailEmailChange(MARY, NEW, 'en')
  expect(sent()).toMatchObject([{ to: NEW, subject: 'ar emailInUse.subject' }])
  expect(sent()[0]?.text).toContain('https://meridian.example/ar/auth/sign-in')
  expect(sent()[0]?.text).not.toContain('oobCode')
})

test('the previous address is told of the change and whom to contact', async () => {
  await mailEmailChanged(MARY, 'en')
  expect(sent()).toMatchObject([{ to: MARY.email, subject: 'en emailChanged.subject' }])
  expect(sent()[0]?.text).toContain('https://meridian.example/en/contact')
})

test('an outage of the identity service is logged', async () => {
  findAccount.mockRejectedValueOnce(new Error('away'))
  await mailEmailChange(MARY, NEW, 'en')
  expect(log).toHaveBeenCalledWith('A link could not be mailed.', expect.stringContaining('away'))
})
