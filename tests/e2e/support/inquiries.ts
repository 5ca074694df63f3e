import type { Page } from '@playwright/test'
import type { Inquiry } from '#schemas/shared/documents.generated.ts'
import { lakeClient } from './lake.ts'
import { type LocaleId, TEXTS } from './languages.ts'

/** Returns the stored inquiries of an email address. */
export const inquiriesOf = (email: string, lake = lakeClient('viewer')): Promise<Inquiry[]> =>
  lake.fetch('*[_type == "inquiry" && email == $email]', { email })

/** Returns the contact form of a page. */
export const contactForm = (page: Page) =>
  page.getByRole('main').locator('form', { has: page.locator('textarea') })

/** The fields of the contact form. */
export interface ContactFormValues {
  name: string
  email: string
  phone: string
  position: string
  message: string
}

/** Fills the contact form by the labels of its language. */
export async function fillContactForm(
  page: Page,
  locale: LocaleId,
  letter: ContactFormValues,
): Promise<void> {
  const { forms } = TEXTS[locale]
  for (const name of ['name', 'email', 'phone', 'position', 'message'] as const)
    await contactForm(page).getByRole('textbox', { name: forms[name], exact: true }).fill(letter[name])
}
