import { beforeEach, expect, test, vi } from 'vitest'
import texts from '#schemas/shared/messages/en.json' with { type: 'json' }
import { runAccountAction } from './run-action.ts'

const { endSession, requestHeaders } = vi.hoisted(() => ({ endSession: vi.fn(), requestHeaders: vi.fn() }))
vi.mock('next/headers', () => ({ headers: requestHeaders }))
vi.mock('next/navigation', () => ({
  redirect: (path: string) => {
    throw new Error(path)
  },
}))
vi.mock('next-intl/server', () => ({
  getTranslations:
    ({ namespace }: { namespace: 'account' }) =>
    (key: 'signedOut') =>
      texts[namespace][key],
}))
vi.mock('./session/session.ts', () => ({ currentCustomer: () => null, endSession }))
vi.mock('./session/form-result.ts', () => ({}))

const action = vi.fn()
const submit = () => {
  const form = new FormData()
  form.set('locale', 'en')
  return runAccountAction('/account/addresses', form, action)
}
beforeEach(() => endSession.mockReset())

test('a form sent after the session ended stays on its page and says so', async () => {
  requestHeaders.mockReturnValue(new Headers({ 'next-action': 'save' }))
  expect(await submit()).toBe(texts.account.signedOut)
  expect(endSession).not.toHaveBeenCalled()
  expect(action).not.toHaveBeenCalled()
})

test('without JavaScript it leads to the sign-in page and back', async () => {
  requestHeaders.mockReturnValue(new Headers())
  await expect(submit()).rejects.toThrow('/en/auth/sign-in?returnUrl=%2Fen%2Faccount%2Faddresses')
  expect(endSession).toHaveBeenCalled()
  expect(action).not.toHaveBeenCalled()
})
