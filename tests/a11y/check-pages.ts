import { expect, type Page } from '@playwright/test'
import { open } from '../e2e/support/page.ts'
import { findViolations } from './axe.ts'

export const THEMES = ['light', 'dark'] as const

type Theme = (typeof THEMES)[number]

/** The narrowest phone, which equals a window of 1280 px at 400 % zoom. */
const NARROW = { width: 320, height: 640 }

/** Runs in the page: whether every color belongs to the theme; buttons animate their colors. */
const hasSettled = () => !document.getAnimations().some((animation) => animation instanceof CSSTransition)

/**
 * Opens each page in each theme, completely checked in the first one, and in a narrow window. Returns a line for each
 * axe violation and each page that scrolls sideways.
 */
export async function checkPages(
  page: Page,
  paths: readonly string[],
  themes: readonly Theme[],
): Promise<string[]> {
  // Theme `auto` follows the system without a reload.
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
    found.push(...(await findHorizontalScrolling(page)).map((fault) => `${path}: ${fault}`))
  }
  return found
}

/**
 * Checks the open page in a narrow window, with text of its usual and of double size, and restores both.
 *
 * @returns a line for each error
 * @see WCAG 2.2, 1.4.4 Resize Text and 1.4.10 Reflow
 */
export async function findHorizontalScrolling(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  await page.setViewportSize(NARROW)
  const widths = await page.evaluate(() =>
    ['100%', '200%'].map((size) => {
      document.documentElement.style.fontSize = size
      return { size, width: document.documentElement.scrollWidth }
    }),
  )
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  if (before) await page.setViewportSize(before)
  return widths
    .filter(({ width }) => width > NARROW.width)
    .map(({ size, width }) => `reflow: ${width} px wide in a window of ${NARROW.width} px, text at ${size}`)
}
