import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { MESSAGES } from '#schemas/shared/interface-texts.ts'
import { parseMailedAction } from '../auth/mailed-actions.ts'
import { AddressChanged, isUndoLink } from './address-changed.tsx'

const { addressChanged } = MESSAGES.en.auth.pages

vi.mock('next-intl/server', () => ({ getTranslations: () => () => addressChanged.button }))
vi.mock('#web/i18n/navigation.ts', () => ({ Link: 'a' }))
vi.mock('../auth/auth-page.tsx', () => ({ AuthPage: 'main' }))

test('the link in Firebase’s mail about a changed address leads to help, and its code is not used', async () => {
  expect(isUndoLink('recoverEmail')).toBe(true)
  expect(parseMailedAction('recoverEmail')).toBeUndefined()
  expect(renderToStaticMarkup(await AddressChanged())).toContain('href="/contact">Contact us</a>')
})

test('the links that this site mails are others', () => {
  for (const mode of ['verifyEmail', 'verifyAndChangeEmail', undefined]) expect(isUndoLink(mode)).toBe(false)
})
