import { LOCALES } from '../e2e/support/languages.ts'
import { open } from '../e2e/support/page.ts'
import { addSubmenu, opener } from '../e2e/support/submenu.ts'
import { expect, test } from '../e2e/support/test.ts'
import { expectAccessible } from './axe.ts'

test('a menu of three levels, open, in every language and theme', async ({ page, content }) => {
  test.slow()
  const menu = await addSubmenu(content)
  for (const colorScheme of ['light', 'dark'] as const) {
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
      await expect(banner.getByRole('link', { name: menu.leaf(id) })).toBeVisible()
      await expectAccessible(page)
    }
  }
})
