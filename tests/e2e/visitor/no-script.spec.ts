import type { Locator } from '@playwright/test'
import { fullUnless } from '../support/extent.ts'
import { LOCALES, TEXTS } from '../support/languages.ts'
import { currencyMenu, languageMenu } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })

for (const { id, direction } of LOCALES) {
  test(`the pages are readable without JavaScript in ${id}${fullUnless(id === 'ar')}`, async ({ page }) => {
    await page.goto(`/${id}`)
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible()
    await page
      .getByRole('banner')
      .getByRole('link', { name: TEXTS[id].contact.contactUs })
      .or(page.getByRole('banner').locator('a[href$="/contact"]'))
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`/${id}/contact$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('the menus open and their links work without JavaScript, also on a phone', async ({ page }) => {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    await page.goto('/en')
    await expect(
      page.getByRole('banner').getByRole('link', { name: TEXTS.en.navigation.contactUs }),
    ).toBeVisible()
    await expect(currencyMenu(page), 'it needs a script').toBeHidden()
    await languageMenu(page).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click()
    await expect(page).toHaveURL(/\/ar$/)
  }
})

test('a menu that is too long for the bar has lines of its own without JavaScript', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/en/services/v1')
  const menu = page.getByRole('banner').locator('nav > .menu-row')
  await menu.evaluate((row) => {
    row.append(...[...row.children, ...row.children].map((item) => item.cloneNode(true)))
    row.closest('.topbar')?.classList.add('topbar--longest')
  })
  const edges = (part: Locator) =>
    part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
  const shown = await edges(menu)
  expect(shown.right).toBeLessThanOrEqual(1280)
  expect(shown.top).toBeGreaterThanOrEqual((await edges(page.locator('.topbar .logo'))).bottom)
  expect(shown.bottom).toBeLessThanOrEqual((await edges(page.locator('.page-heading').first())).top)
})

test('the contact form shows errors without JavaScript and keeps its input', async ({ page }) => {
  const { forms } = TEXTS.ar
  await page.goto('/ar/contact')
  const form = page.getByRole('main').locator('form', { has: page.locator('textarea') })
  const field = (label: string) => form.getByRole('textbox', { name: label, exact: true })
  await field(forms.name).fill('آدا بايرون')
  await form.getByRole('button').click()
  await expect(field(forms.email)).toHaveAccessibleDescription(forms.emailRequired)
  await expect(field(forms.message)).toHaveAccessibleDescription(forms.messageRequired)
  await expect(field(forms.name)).toHaveValue('آدا بايرون')
  await expect(field(forms.name)).not.toHaveAttribute('aria-invalid')
  await expect(page).toHaveURL(/\/ar\/contact/)
})
