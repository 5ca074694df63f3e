import { fullUnless } from '../e2e/support/extent.ts'
import { LOCALES, TEXTS } from '../e2e/support/languages.ts'
import { currencyMenu, languageMenu, open } from '../e2e/support/page.ts'
import { addSubmenu, opener } from '../e2e/support/submenu.ts'
import { expect, test } from '../e2e/support/test.ts'
import { expectAccessible } from './axe.ts'
import { THEMES } from './check-pages.ts'

// Each test for itself, so that the parts of the long run are equal.
test.describe.configure({ mode: 'parallel' })

for (const theme of THEMES) {
  for (const { id } of LOCALES) {
    const texts = TEXTS[id]
    const extent = fullUnless(id === 'ar' && theme === 'dark')

    test(`open menus, ${id}, ${theme}${extent}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await open(page, `/${id}`)
      const banner = page.getByRole('banner')
      await banner.locator('summary', { hasText: texts.theme.label }).click()
      await expect(banner.getByRole('button', { name: texts.theme.dark })).toBeVisible()
      await expectAccessible(page)

      const footer = page.getByRole('contentinfo')
      await languageMenu(page).click()
      await expect(footer.getByRole('link', { name: 'English' })).toBeVisible()
      await expectAccessible(page)

      await currencyMenu(page).click()
      await expect(footer.getByRole('button', { name: texts.shop.originalPrices })).toBeVisible()
      await expectAccessible(page)
    })

    test(`open search and side menu on a phone, ${id}, ${theme}${extent}`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 })
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await open(page, `/${id}`)
      const banner = page.getByRole('banner')
      await banner.locator('summary', { hasText: texts.navigation.search }).click()
      await expect(banner.getByRole('searchbox', { name: texts.navigation.search })).toBeInViewport({
        ratio: 1,
      })
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: texts.navigation.openMenu }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)
    })

    test(`pictures of a product in full size, ${id}, ${theme}${extent}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await open(page, `/${id}/shop/single/10000`)
      await page.locator('.carousel__slides').getByRole('link').first().click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.locator('.yarl__slide_current img')).toBeVisible()
      await expect(dialog.getByRole('button', { name: texts.blocks.nextPicture })).toBeInViewport({
        ratio: 1,
      })
      await expectAccessible(page)
    })

    test(`contact form with errors, ${id}, ${theme}${extent}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await open(page, `/${id}/contact`)
      const form = page.getByRole('main').locator('form', { has: page.locator('textarea') })
      await form.getByRole('button').click()
      await expect(form.getByText(texts.forms.nameRequired)).toBeVisible()
      await expectAccessible(page)
    })
  }
}

test('an open menu of three levels in every language and theme @full', async ({ page, content }) => {
  test.slow()
  const menu = await addSubmenu(content)
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const { id } of LOCALES) {
      await page.addInitScript(() => {
        localStorage.clear()
      })
      await open(page, `/${id}`)
      await expect(page.locator('html')).toHaveAttribute('data-bs-theme', colorScheme)
      const banner = page.getByRole('banner')
      await opener(banner, menu.branch(id)).click()
      await opener(banner, menu.inner(id)).click()
      await expect(banner.getByRole('link', { name: menu.innermost(id) })).toBeVisible()
      await expectAccessible(page)
    }
  }
})
