import type { Page } from '@playwright/test'
import { LOCALES, TEXTS, type LocaleId } from '../support/languages.ts'
import { expect, test } from '../support/test.ts'

const form = (page: Page) => page.getByRole('main').locator('form', { has: page.locator('textarea') })

const SOUND = {
  name: 'Ada Byron',
  email: 'ada@example.com',
  phone: '+44 20 7946 0123',
  position: 'Head of engines',
  message: 'We would like to talk.',
} as const

/** The faults of an empty form, by the label of the field. */
const faults = ({ forms }: (typeof TEXTS)[LocaleId]) => [
  [forms.name, forms.nameRequired],
  [forms.email, forms.emailInvalid],
  [forms.phone, forms.phoneInvalid],
  [forms.position, forms.positionRequired],
  [forms.message, forms.messageRequired],
]

for (const { id } of LOCALES) {
  test(`an empty form says what is missing, and leads to the first gap, in ${id}`, async ({ page }) => {
    await page.goto(`/${id}/contact`)
    for (const [, message = ''] of faults(TEXTS[id])) await expect(page.getByText(message)).toHaveCount(0)
    await form(page).getByRole('button').press('Enter')
    for (const [label = '', message = ''] of faults(TEXTS[id])) {
      const field = form(page).getByRole('textbox', { name: label, exact: true })
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(message)
      await expect(form(page).getByText(message)).toBeVisible()
    }
    await expect(form(page).getByRole('textbox', { name: TEXTS[id].forms.name, exact: true })).toBeFocused()
  })
}

test('mended by keyboard, the form is found sound; what was typed is kept all along', async ({ page }) => {
  const { forms } = TEXTS.en
  await page.goto('/en/contact')
  const field = (label: string) => form(page).getByRole('textbox', { name: label, exact: true })
  await field(forms.name).focus()
  for (const [at, text] of Object.entries({ ...SOUND, email: 'ada@' })) {
    if (at !== 'name') await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(field(forms.email)).toHaveAccessibleDescription(forms.emailInvalid)
  await expect(field(forms.email)).toBeFocused()
  await expect(field(forms.message)).toHaveValue(SOUND.message)
  await expect(field(forms.name)).not.toHaveAttribute('aria-invalid')

  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(SOUND.email)
  await page.keyboard.press('Enter')
  await expect(form(page).getByRole('status')).toHaveText(forms.checked)
  await expect(field(forms.email)).not.toHaveAttribute('aria-invalid')
})

test('the lines for an address in hero and banner check it', async ({ page }) => {
  const { forms } = TEXTS.en
  await page.goto('/en')
  const lines = page.getByRole('main').getByRole('textbox', { name: forms.emailAddress })
  await expect(lines).toHaveCount(2)
  for (const line of await lines.all()) {
    const own = line.locator('xpath=ancestor::form')
    await line.fill('nobody')
    await line.press('Enter')
    await expect(line).toHaveAccessibleDescription(forms.emailInvalid)
    await expect(line).toBeFocused()
    await line.fill('somebody@example.com')
    await line.press('Enter')
    await expect(own.getByRole('status')).toHaveText(forms.emailChecked)
  }
})
