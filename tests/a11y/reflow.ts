import type { Page } from '@playwright/test'

/** The narrowest phone, and a window of 1280 px enlarged to 400 %. */
const NARROW = { width: 320, height: 640 }

/**
 * Shows the page that is open in a narrow window, and gives the window back as it was.
 *
 * @returns what is wrong in one line, or nothing
 * @see WCAG 2.2, 1.4.10 Reflow
 */
export async function findSidewaysScrolling(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  await page.setViewportSize(NARROW)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  if (before) await page.setViewportSize(before)
  return width > NARROW.width ? [`reflow: ${width} px wide in a window of ${NARROW.width} px`] : []
}
