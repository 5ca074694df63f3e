import { LOCALES } from '../e2e/support/languages.ts'
import { expect, test } from '../e2e/support/test.ts'
import { expectAccessible } from './axe.ts'

/** Every kind of page there is, by its path without language. */
const PAGES = {
  home: '',
  contact: '/contact',
  'a service': '/services/cybersecurity',
  'not found': '/there-is-no-such-page',
}

const THEMES = ['light', 'dark'] as const

for (const theme of THEMES) {
  for (const { id } of LOCALES) {
    for (const [kind, path] of Object.entries(PAGES)) {
      test(`${kind}, ${id}, ${theme}`, async ({ page, faults }) => {
        if (kind === 'not found') faults.allow(/status of 404/)
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
        await page.goto(`/${id}${path}`)
        await expect(page.locator('html')).toHaveAttribute('data-bs-theme', theme)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page)
      })
    }
  }
}
