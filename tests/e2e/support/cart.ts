import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** A wallpaper and a physical product of the seed content. */
export const WALLPAPER = '10201'
export const BOOKMARK = '10011'

/** Returns the add-to-cart button of a product, in a list or on its page. */
export const addToCartButton = (page: Page, number: string): Locator =>
  page.locator(`button[data-product="${number}"]:not([aria-pressed])`).filter({ visible: true }).first()

/** Returns the wishlist button of a product. */
export const wishlistButton = (page: Page, number: string): Locator =>
  page.locator(`button[data-product="${number}"][aria-pressed]`).first()

/** Returns the cart button of the top bar, whose name contains the number of lines. */
export const openCartButton = (page: Page): Locator => page.getByRole('banner').locator('.cart-button')

/** Expects the number on the cart button. */
export const expectLines = (page: Page, lines: number): Promise<void> =>
  lines === 0
    ? expect(page.locator('.cart-badge')).toHaveCount(0)
    : expect(page.locator('.cart-badge')).toHaveText(String(lines))

/** Returns the stored cart. */
export const storedCart = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('meridian.cart') ?? 'null') as unknown)

/** Stores a cart before any page is opened. */
export async function arriveWith(page: Page, stored: string): Promise<void> {
  await page.addInitScript((text) => {
    if (!sessionStorage.getItem('arrived')) localStorage.setItem('meridian.cart', text)
    sessionStorage.setItem('arrived', 'yes')
  }, stored)
}
