import { expect, type Page } from '@playwright/test'
import { open } from '../e2e/support/page.ts'
import { findViolations } from './axe.ts'
import { findSidewaysScrolling } from './reflow.ts'

export type Theme = 'light' | 'dark'

/** Run in the page: whether every colour is what the theme wants; buttons take a moment to change theirs. */
const hasSettled = () => !document.getAnimations().some((animation) => animation instanceof CSSTransition)

/**
 * Opens one page after the other and shows it in each theme, wholly examined in the first, and in a narrow window; each violation that
 * axe finds, and each page that scrolls sideways, in one line.
 */
export async function checkPages(
  page: Page,
  paths: readonly string[],
  themes: readonly Theme[],
): Promise<string[]> {
  // A theme that follows the system's changes without the page being loaded again.
  await page.addInitScript(() => {
    localStorage.setItem('meridian.theme', 'auto')
  })
  const found: string[] = []
  for (const path of paths) {
    await page.emulateMedia({ colorScheme: themes[0], reducedMotion: 'reduce' })
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await expect(page.locator('html')).toHaveAttribute('data-bs-theme', theme)
      await page.waitForFunction(hasSettled)
      const violations = await findViolations(page, theme === themes[0] ? 'all' : 'themes')
      found.push(...violations.map((violation) => `${path}, ${theme}: ${violation}`))
    }
    found.push(...(await findSidewaysScrolling(page)).map((fault) => `${path}: ${fault}`))
  }
  return found
}
