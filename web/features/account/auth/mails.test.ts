import { beforeEach, expect, test, vi } from 'vitest'
import { sendWithRetries } from '#web/vendors/resend/send-with-retries.ts'
import { type CustomerData, readCustomer } from '../queries.ts'
import { mailChangedPassword, mailLink } from './mails.ts'

vi.mock('#web/env.ts', () => ({
  environment: () => ({ SITE_URL: 'https://meridian.example', SIGNING_SECRET: 'a secret of the site' }),
}))
vi.mock('#web/sanity/queries/site-name.ts', () => ({
  readMailSender: () => Promise.resolve({ siteName: 'Brotwerk', replyTo: 'hello@brotwerk.example' }),
}))
vi.mock('../queries.ts', () => ({ readCustomer: vi.fn() }))
vi.mock('#web/vendors/resend/send-with-retries.ts', () => ({ sendWithRetries: vi.fn() }))
vi.mock('next-intl/server', () => ({
  getTranslations: ({ locale }: { locale: string }) =>
    Promise.resolve((key: string, { site }: { site?: string } = {}) =>
      key.endsWith('.note') ? 'Q & A <us>' : `${locale} ${key}${key.endsWith('text') ? ` at ${site}` : ''}`,
    ),
}))
const findAccount = vi.hoisted(() => vi.fn())
vi.mock('#web/vendors/firebase/accounts.ts', () => ({
  findAccount,
  createVerificationLink: vi.fn(),
  createSignInLink: () => Promise.resolve('https://identity.example/?oobCode=entry'),
  createPasswordResetLink: () => Promise.resolve('https://identity.example/?oobCode=code'),
}))

const log = vi.spyOn(console, 'error').mockReturnValue()
beforeEach(() => {
  vi.mocked(sendWithRetries).mockClear()
  log.mockClear()
  findAccount.mockResolvedValue({ uid: 'mary' })
})

test.each([
  ['the chosen language', () => Promise.resolve('ar' as const), 'ar'],
  ['the language of the page without a choice', () => Promise.resolve(null), 'en'],
  ['the language of the page during an outage', () => Promise.reject(new Error('away')), 'en'],
])('an account email has %s', async (_, chosen, expected) => {
  vi.mocked(readCustomer).mockImplementationOnce(async () => ({ locale: await chosen() }) as CustomerData)
  await mailLink('resetPassword', 'mary@example.com', 'en')
  const [mail] = vi.mocked(sendWithRetries).mock.lastCall ?? []
  expect(mail?.subject).toBe(`${expected} resetPassword.subject`)
  expect(mail?.html).toContain(`dir="${expected === 'ar' ? 'rtl' : 'ltr'}"`)
  expect(mail?.text).toContain(
    `https://meridian.example/${expected}/auth/action?mode=resetPassword&oobCode=code`,
  )
})

test('an address without an account gets a link to sign in, and no other', async () => {
  findAccount.mockResolvedValue(null)
  await mailLink('resetPassword', 'new@example.com', 'ar')
  expect(sendWithRetries).not.toHaveBeenCalled()
  await mailLink('signIn', 'new@example.com', 'ar')
  const [mail] = vi.mocked(sendWithRetries).mock.lastCall ?? []
  expect(mail?.subject).toBe('ar signIn.subject')
  expect(log).not.toHaveBeenCalled()
})

test('texts that editors changed are escaped', async () => {
  await mailLink('signIn', 'mary@example.com', 'en')
  const [mail] = vi.mocked(sendWithRetries).mock.lastCall ?? []
  expect(mail?.text).toContain('Q & A <us>')
  expect(mail?.html).toContain('Q &amp; A &lt;us&gt;')
})

test('emails name the site of the settings', async () => {
  await mailLink('signIn', 'mary@example.com', 'en')
  await mailChangedPassword({ uid: 'mary', email: 'mary@example.com' }, 'en')
  const mails = vi.mocked(sendWithRetries).mock.calls.map(([mail]) => mail)
  expect(mails.map(({ text }) => text)).toEqual([
    expect.stringContaining('en signIn.text at Brotwerk'),
    expect.stringContaining('en text at Brotwerk'),
  ])
  for (const { html } of mails) expect(html).toContain('<bdi>Brotwerk</bdi>')
})

test('a link to sign in leads back to the page that asked for it', async () => {
  await mailLink('signIn', 'mary@example.com', 'en', '/en/cart?step=2')
  const [mail] = vi.mocked(sendWithRetries).mock.lastCall ?? []
  const link = new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  expect(link.searchParams.get('returnUrl')).toBe('/en/cart?step=2')
})

test('an outage of the identity service is logged', async () => {
  findAccount.mockRejectedValueOnce(new Error('away'))
  await mailLink('signIn', 'mary@example.com', 'en')
  expect(log).toHaveBeenCalledWith('A link could not be mailed.', expect.stringContaining('away'))
})
