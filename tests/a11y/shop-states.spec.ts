import type { Page } from '@playwright/test'
import { addCookies, openAccount } from '../e2e/support/accounts.ts'
import type { Content } from '../e2e/support/content.ts'
import { fullUnless } from '../e2e/support/extent.ts'
import { lakeClient } from '../e2e/support/lake.ts'
import { LOCALES, TEXTS } from '../e2e/support/languages.ts'
import { open } from '../e2e/support/page.ts'
import { expect, paymentTest as test } from '../e2e/support/payment-test.ts'
import { addVideo } from '../e2e/support/product-video.ts'
import { buy, mailedTrackingPath, readOrder } from '../e2e/support/shopper.ts'
import { shows } from '../e2e/support/visitor.ts'
import { expectAccessible } from './axe.ts'
import { checkPages, findHorizontalScrolling, THEMES } from './check-pages.ts'

const PLANTER = '10014'
const NOTEBOOK = '10010'

/** The states of a return as its customer sees them, with what staff wrote. */
const RETURN_STATES = [
  { state: 'requested' },
  { state: 'approved', label: 'Meridian Returns\nLong Lane 1, London' },
  { state: 'received' },
  { state: 'refunded' },
  { state: 'refused', refusal: 'The seal is broken.' },
]

/** Buys and ships two products, of which one has a return in each state. */
async function buyAndReturn(content: Content, locale: string) {
  const titles = ['Desk lamp', 'Kettle']
  const products = await Promise.all(titles.map((title) => content.createProduct(9, title)))
  const { email, cookies, token } = await openAccount()
  const items = products.map(({ number }) => ({ productId: number, quantity: 3 }))
  const orderId = await buy({ token }, { items, locale })
  const tracking = await mailedTrackingPath(email)
  const order = await readOrder(orderId)
  const at = new Date().toISOString()
  const lines = [{ _key: 'line', line: order.lines[0]?._key, quantity: 1 }]
  const returns = RETURN_STATES.map((one) => ({ _key: one.state, at, reason: 'unfit', lines, ...one }))
  const fulfilment = { at, by: { id: 'x', name: 'Omar Haddad' }, carrier: 'DHL', tracking: 'JD014600' }
  await lakeClient().patch(orderId).set({ state: 'fulfilled', fulfilment, returns }).commit()
  const remove = () => Promise.all(products.map((product) => product.remove()))
  return { id: orderId, cookies, tracking, remove }
}

/** Checks the open page in both themes. */
async function expectAccessibleInThemes(page: Page): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', colorScheme)
    await expectAccessible(page)
  }
}

test.describe.configure({ mode: 'parallel', timeout: 5 * 60_000 })

for (const { id: locale } of LOCALES) {
  test(`order tracking, returns and “order again”, ${locale}${fullUnless(locale === 'ar')}`, async ({
    page,
    context,
    content,
  }) => {
    const { id, cookies, tracking, remove } = await buyAndReturn(content, locale)
    await addCookies(context, cookies)
    const order = `/${locale}/success?order=${id}`
    const results = ['asked', 'nothing'].map((result) => `${order}&return=${result}`)
    const paths = [tracking, ...results, `/${locale}/account/order-history`]
    expect(await checkPages(page, paths, THEMES)).toEqual([])
    await remove()
    await page.getByRole('main').getByRole('button', { name: TEXTS[locale].orderAgain.button }).click()
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Desk lamp' })).toBeVisible()
    await expectAccessibleInThemes(page)
  })

  test(`the form for a sold-out product, ${locale} @full`, async ({ page, content }) => {
    const path = `/${locale}/shop/single/${PLANTER}`
    await content.publish(`inventory-product-${PLANTER}`, () => ({ available: 0 }))
    await expect.poll(() => shows(path, 'https://schema.org/SoldOut')).toBe(true)
    expect(await checkPages(page, [path], THEMES)).toEqual([])
    const form = page.getByRole('main').locator('.stock-request')
    await form.getByRole('button').click()
    await expect(form.getByText(TEXTS[locale].forms.emailRequired)).toBeVisible()
    await expectAccessibleInThemes(page)
  })

  test(`the video of a product, ${locale} @full`, async ({ page, content }) => {
    await addVideo(content, NOTEBOOK)
    const path = `/${locale}/shop/single/${NOTEBOOK}`
    expect(await checkPages(page, [path], THEMES)).toEqual([])
    await open(page, path)
    await page.getByRole('link', { name: TEXTS[locale].shop.showVideo }).click()
    await expect(page.locator('video')).toBeInViewport()
    await expectAccessibleInThemes(page)
  })

  test(`the products viewed before, ${locale} @full`, async ({ page }) => {
    for (const number of ['10202', PLANTER]) await open(page, `/${locale}/shop/single/${number}`)
    await expect(page.getByRole('region', { name: TEXTS[locale].shop.recentlyViewed })).toBeVisible()
    await expectAccessible(page)
    expect(await findHorizontalScrolling(page)).toEqual([])
  })
}
