import type { Page } from '@playwright/test'
import { fullUnless } from '../support/extent.ts'
import { type LocaleId, LOCALES, TEXTS } from '../support/languages.ts'
import { expect, test } from '../support/test.ts'
import { ownAddress, unique } from '../support/unique.ts'

// A unique client address per test, because the site's rate limits count each one.
test.use({ extraHTTPHeaders: async ({ browserName: _ }, use) => use(ownAddress()) })

const form = (page: Page) => page.getByRole('main').locator('form', { has: page.locator('textarea') })

const SOUND = {
  name: 'Ada Byron',
  email: `${unique('ada')}@example.com`,
  phone: '+44 20 7946 0123',
  position: 'Head of engines',
  message: 'We would like to talk.',
}

/** The errors of an empty form by field label. */
const expectedErrors = ({ forms }: (typeof TEXTS)[LocaleId]) => [
  [forms.name, forms.nameRequired],
  [forms.email, forms.emailInvalid],
  [forms.phone, forms.phoneInvalid],
  [forms.position, forms.positionRequired],
  [forms.message, forms.messageRequired],
]

for (const { id } of LOCALES) {
  test(`an empty form shows its errors and focuses the first field, in ${id}${fullUnless(id === 'ar')}`, async ({
    page,
  }) => {
    await page.goto(`/${id}/contact`)
    for (const [, message = ''] of expectedErrors(TEXTS[id]))
      await expect(page.getByText(message)).toHaveCount(0)
    await form(page).getByRole('button').press('Enter')
    for (const [label = '', message = ''] of expectedErrors(TEXTS[id])) {
      const field = form(page).getByRole('textbox', { name: label, exact: true })
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(message)
      await expect(form(page).getByText(message)).toBeVisible()
    }
    await expect(form(page).getByRole('textbox', { name: TEXTS[id].forms.name, exact: true })).toBeFocused()
  })
}

test('a form corrected by keyboard is sent and keeps its input meanwhile', async ({ page, content }) => {
  content.removeLater('_type == "inquiry" && email == $email', { email: SOUND.email })
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
  await expect(field(forms.email)).not.toHaveAttribute('aria-invalid')
  await expect(form(page).getByText(forms.emailInvalid)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByText(forms.sent.contact)).toBeVisible()
})

test('the email fields in hero and banner validate the address', async ({ page }) => {
  const { forms } = TEXTS.en
  await page.goto('/en')
  const lines = page.getByRole('main').getByRole('textbox', { name: forms.emailAddress })
  await expect(lines).toHaveCount(2)
  for (const line of await lines.all()) {
    await line.fill('nobody')
    await line.press('Enter')
    await expect(line).toHaveAccessibleDescription(forms.emailInvalid)
    await expect(line).toBeFocused()
    await expect(line).toHaveValue('nobody')
  }
})
