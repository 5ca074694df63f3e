import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** A wallpaper and a thing for the desk, as the seed content has them. */
export const WALLPAPER = '10201'
export const CAP = '10000'

/** The button that puts a good into the cart, from a list or from its own page. */
export const cartButton = (page: Page, number: string): Locator =>
  page.locator(`[data-cart-add="${number}"]`).filter({ visible: true }).first()

/** The cart's button in the top bar: its name says how many lines the cart has. */
export const cartSign = (page: Page): Locator => page.getByRole('banner').locator('[data-cart-open]')

/** The number on the cart's sign. */
export const expectLines = (page: Page, lines: number): Promise<void> =>
  lines === 0
    ? expect(page.locator('.cart-badge')).toHaveCount(0)
    : expect(page.locator('.cart-badge')).toHaveText(String(lines))

/** What is stored as the cart. */
export const storedCart = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('meridian.cart') ?? 'null') as unknown)

/** Stores a cart before any page is opened. */
export async function arriveWith(page: Page, stored: string): Promise<void> {
  await page.addInitScript((text) => {
    if (!sessionStorage.getItem('arrived')) localStorage.setItem('meridian.cart', text)
    sessionStorage.setItem('arrived', 'yes')
  }, stored)
}
