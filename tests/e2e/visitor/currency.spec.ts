import type { Page } from '@playwright/test'
import { arriveWith, BOOKMARK, expectLines } from '../support/cart.ts'
import { LOCALES, TEXTS } from '../support/languages.ts'
import { currencyMenu, open } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

/** A product that is on sale: 172 instead of 215 US dollars. */
const LAMP = '1030'

/** Chooses a currency in the footer by its name. */
async function browseIn(page: Page, name: string): Promise<void> {
  const footer = page.getByRole('contentinfo')
  await currencyMenu(page).click()
  await footer.getByRole('button', { name, exact: true }).click()
}

const nameOf = (locale: string, currency: string) =>
  new Intl.DisplayNames(locale, { type: 'currency' }).of(currency) ?? currency

for (const { id: locale } of LOCALES) {
  test(`a visitor browses in another currency, which the cart starts with, ${locale} @full`, async ({
    page,
    content,
  }) => {
    // Other tests change its price.
    await content.keep(`product-${BOOKMARK}`)
    const { shop } = TEXTS[locale]
    await open(page, `/${locale}/shop/single/${BOOKMARK}`)
    const price = page.locator('.product-page__price')
    const original = (await price.innerText()).trim()
    expect(original).toMatch(/12[.٫]16/)

    await browseIn(page, nameOf(locale, 'JPY'))
    await expect(price).toContainText(shop.priceOriginal)
    await expect(price).toContainText(original)
    await expect(price).not.toHaveText(original, { useInnerText: true })
    await expect(price.locator('[data-in="JPY"]')).toBeVisible()
    await expect(currencyMenu(page)).toContainText(nameOf(locale, 'JPY'))

    await page.locator(`button[data-product="${BOOKMARK}"]:not([aria-pressed])`).first().click()
    await expectLines(page, 1)
    await open(page, `/${locale}/cart`)
    await expect(page.getByLabel(TEXTS[locale].cart.currency, { exact: true })).toHaveValue('JPY')

    await open(page, `/${locale}/shop`)
    await expect(page.getByRole('main').locator('.product__price [data-in="JPY"]').first()).toBeVisible()
    await browseIn(page, shop.originalPrices)
    await expect(page.getByRole('main').locator('.product__price [data-in="JPY"]').first()).toBeHidden()
  })
}

test('a reduced product in the cart shows its regular price in both currencies @full', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('meridian.currency', 'JPY')
  })
  await open(page, `/en/shop/single/${LAMP}`)
  await page.getByRole('button', { name: TEXTS.en.shop.addToCart, exact: true }).click()
  await expectLines(page, 1)
  await open(page, '/en/cart')
  await expect(page.locator('.cart-line__price .price__original')).toContainText('$215.00')
})

test('search, wishlist and structured data: converted for people, original for search engines @full', async ({
  page,
}) => {
  await page.addInitScript(
    ([number]) => {
      localStorage.setItem('meridian.currency', 'EUR')
      localStorage.setItem('meridian.wishlist', JSON.stringify({ version: 1, items: [number] }))
    },
    [BOOKMARK],
  )
  await open(page, `/en/search?q=${BOOKMARK}`)
  await expect(page.getByRole('main').getByText('€').first()).toBeVisible()
  await open(page, '/en/account/wishlist')
  await expect(page.getByRole('main').getByText('€').first()).toBeVisible()
  await open(page, `/en/shop/single/${BOOKMARK}`)
  await expect(page.locator('.product-page__price').getByText('€').first()).toBeVisible()
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join('')).toContain('"priceCurrency":"USD"')
  expect(data.join('')).not.toContain('"priceCurrency":"EUR"')
})

test('the price filter and the delivery prices follow the chosen currency @full', async ({ page }) => {
  await open(page, '/en/shop/grid')
  await browseIn(page, nameOf('en', 'KWD'))
  const catalog = page.locator('.catalog').filter({ visible: true })
  const { priceCurrency, priceTo, show, below } = TEXTS.en.shop.catalog
  const currency = catalog.getByLabel(priceCurrency)
  await expect(currency.getByRole('option', { selected: true })).toHaveText(nameOf('en', 'KWD'))
  await catalog.getByLabel(priceTo, { exact: true }).fill('4.505')
  await catalog.getByRole('button', { name: show }).click()
  await expect(page).toHaveURL('/en/shop/grid/filtered?currency=KWD&to=4.505')
  await expect(catalog.getByRole('link', { name: below.replace('{to}', 'KWD\u00a04.505') })).toBeVisible()
  await expect(catalog.getByRole('heading', { level: 2, name: 'Brass Bookmark' })).toBeVisible()
  await expect(catalog.getByRole('heading', { level: 2, name: 'Watch Desk Lamp' })).toHaveCount(0)

  await open(page, `/en/shop/single/${LAMP}`)
  const delivery = page.locator('.product-facts__delivery').filter({ hasText: 'Express Europe' })
  await expect(delivery).toHaveText(/KWD\s3\.\d{3}, free from KWD\s61\.\d{3}/, { useInnerText: true })
  await expect(delivery).not.toContainText('$', { useInnerText: true })
})

test('a cart whose currency is refused is checked again and keeps its error @full', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/409|Conflict/)
  const { cart } = TEXTS.en
  await arriveWith(
    page,
    JSON.stringify({ version: 1, lines: [{ id: BOOKMARK, quantity: 1 }], currency: 'JPY' }),
  )
  await page.route('**/api/orders', (route) => route.fulfill({ status: 409, json: { error: 'currency' } }))
  await open(page, '/en/cart')
  const main = page.getByRole('main')
  await expect(main.getByLabel(cart.currency, { exact: true })).toHaveValue('JPY')
  const checked = page.waitForResponse('**/api/cart')
  await main.getByRole('button', { name: cart.checkout }).click()
  expect((await checked).status()).toBe(200)
  await expect(main.getByRole('alert').filter({ hasText: cart.checkoutErrors.currency })).toBeVisible()
})
