import { expect, test, vi } from 'vitest'
import { submitCredentials } from './submit-credentials.ts'

const credentials = { email: 'mary@example.com', password: 'four unrelated words', name: '' }

test('a browser that blocks cookies says so before it signs in, because the session would be lost', async () => {
  const request = vi.fn()
  vi.stubGlobal('fetch', request)
  vi.stubGlobal('navigator', { cookieEnabled: false })
  for (const kind of ['signIn', 'signUp'] as const)
    expect(await submitCredentials({ kind, identity: {} as never, locale: 'en' }, credentials)).toBe(
      'cookiesBlocked',
    )
  expect(request).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})
