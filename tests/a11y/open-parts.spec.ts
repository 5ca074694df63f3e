import { LOCALES, TEXTS } from '../e2e/support/languages.ts'
import { open } from '../e2e/support/page.ts'
import { expect, test } from '../e2e/support/test.ts'
import { expectAccessible } from './axe.ts'

for (const theme of ['light', 'dark'] as const) {
  for (const { id } of LOCALES) {
    const texts = TEXTS[id]

    test(`menus open, ${id}, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await open(page, `/${id}`)
      const banner = page.getByRole('banner')
      await banner.locator('summary', { hasText: texts.theme.label }).click()
      await expect(banner.getByRole('button', { name: texts.theme.dark })).toBeVisible()
      await expectAccessible(page)

      const footer = page.getByRole('contentinfo')
      await footer.locator('summary').click()
      await expect(footer.getByRole('link', { name: 'English' })).toBeVisible()
      await expectAccessible(page)
    })

    test(`search and side menu open on a phone, ${id}, ${theme}`, async ({ page }) => {
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

    test(`contact form with faults, ${id}, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await open(page, `/${id}/contact`)
      const form = page.getByRole('main').locator('form', { has: page.locator('textarea') })
      await form.getByRole('button').click()
      await expect(form.getByText(texts.forms.nameRequired)).toBeVisible()
      await expectAccessible(page)
    })
  }
}
