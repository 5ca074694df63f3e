import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { type FormResult, storeFormResult } from '../session/form-result.ts'
import { handleSignIn } from './sign-in.ts'
import type { SignInContent } from './sign-in-content.ts'
import { SignInForm } from './sign-in-form.tsx'

vi.mock('next/server', () => ({ after: vi.fn() }))
vi.mock('next-intl/server', () => ({ getTranslations: vi.fn() }))
vi.mock('#web/env.ts', () => ({ environment: () => ({ SITE_URL: 'https://www.example.com' }) }))
vi.mock('../session/session.ts', () => ({ startSession: vi.fn() }))
vi.mock('../session/attempt-limits.ts', () => ({ countAttempt: vi.fn() }))
vi.mock('./mails.ts', () => ({ mailLink: vi.fn() }))
vi.mock('../session/form-result.ts', () => ({ storeFormResult: vi.fn(() => Promise.resolve('/en/signup')) }))

const content = {
  kind: 'signUp',
  locale: 'en',
  returnPath: '/en',
  strengths: {},
  texts: {},
  errors: {},
  pages: { other: '/en/login' },
} as unknown as SignInContent

test('a sign-up without JavaScript that fails keeps all values but the password', async () => {
  const fields = { name: 'Mary Wells', email: 'mary@example.com', password: '', terms: 'on', locale: 'en' }
  const request = new Request('https://www.example.com/api/signup', {
    method: 'POST',
    headers: { origin: 'https://www.example.com' },
    body: new URLSearchParams(fields),
  })
  expect((await handleSignIn(request, 'signUp')).status).toBe(303)
  const [, stored] = vi.mocked(storeFormResult).mock.lastCall ?? []
  const { error = null, email = null, values } = stored as FormResult
  const posted = { error, email, notice: null, values: values ?? {} }
  const html = renderToStaticMarkup(<SignInForm content={content} posted={posted} />)
  expect(html).toMatch(/name="name"[^>]*value="Mary Wells"/)
  expect(html).toMatch(/name="email"[^>]*value="mary@example.com"/)
  expect(html).toMatch(/type="checkbox" name="terms" checked/)
})
