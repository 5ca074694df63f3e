import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { TEXTS, type LocaleId } from './languages.ts'
import { lakeClient } from './lake.ts'

/** An inquiry as the lake keeps it. */
export interface KeptInquiry {
  _id: string
  kind: string
  state: string
  locale: string
  name?: string
  message?: string
  delivery: { state: string; attempts: number }
}

/** What was kept of what somebody sent. */
export const inquiriesOf = (email: string, lake = lakeClient('viewer')): Promise<KeptInquiry[]> =>
  lake.fetch('*[_type == "inquiry" && email == $email]', { email })

/** A connection of a test's own: the site counts what each sends. */
export const ownConnection = () => ({
  'x-forwarded-for': `198.51.${randomInt(256)}.${randomInt(256)}`,
})

/** The contact form of a page. */
export const contactForm = (page: Page) =>
  page.getByRole('main').locator('form', { has: page.locator('textarea') })

/** A letter to write into the contact form. */
export interface Letter {
  name: string
  email: string
  phone: string
  position: string
  message: string
}

/** Types a letter into the contact form, as labels in that language name its fields. */
export async function writeLetter(page: Page, locale: LocaleId, letter: Letter): Promise<void> {
  const { forms } = TEXTS[locale]
  for (const name of ['name', 'email', 'phone', 'position', 'message'] as const)
    await contactForm(page).getByRole('textbox', { name: forms[name], exact: true }).fill(letter[name])
}
