import { expect, type Locator, type Page, type Response } from '@playwright/test'
import { LOCALES, TEXTS } from './languages.ts'

/**
 * Opens a page and waits until it is interactive: the theme menu then shows the stored choice. Tests are faster than
 * users.
 */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await expect(page.getByRole('banner').locator('[aria-pressed="true"]')).toBeAttached()
  return response
}

const LANGUAGE_MENU = new RegExp(LOCALES.map(({ id }) => TEXTS[id].navigation.chooseLanguage).join('|'))
const CURRENCY_MENU = new RegExp(LOCALES.map(({ id }) => TEXTS[id].shop.chooseCurrency).join('|'))

/** Returns the button of the footer's language menu. */
export const languageMenu = (page: Page): Locator =>
  page.getByRole('contentinfo').locator('summary', { hasText: LANGUAGE_MENU })

/** Returns the button of the footer's currency menu. */
export const currencyMenu = (page: Page): Locator =>
  page.getByRole('contentinfo').locator('summary', { hasText: CURRENCY_MENU })

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, target: Locator, limit = 60): Promise<void> {
  await expect(target).toBeVisible()
  for (let step = 0; step < limit; step += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab did not reach ${target.toString()} in ${limit} steps.`)
}
