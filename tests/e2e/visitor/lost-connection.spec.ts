import { addToCartButton, arriveWith, BOOKMARK, expectLines, WALLPAPER } from '../support/cart.ts'
import { TEXTS } from '../support/languages.ts'
import { open } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test('a product added without connection is in the cart once the browser is online again', async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED/)
  await open(page, `/en/shop/single/${BOOKMARK}`)
  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/_next/static/'))
  await addToCartButton(page, BOOKMARK).first().click()
  await failed
  await expect(page.getByRole('status').filter({ hasText: TEXTS.en.toast.offline })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await context.setOffline(false)
  await expectLines(page, 1)
  await expect(page.getByText(TEXTS.en.toast.offline)).toHaveCount(0)
  await expect(page.getByRole('region', { name: TEXTS.en.toast.region })).toContainText('cart')
})

test('a cart stays usable without connection, and is checked once the browser is online again', async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED/)
  const lines = [BOOKMARK, WALLPAPER].map((id) => ({ id, quantity: 1 }))
  await arriveWith(page, JSON.stringify({ version: 1, lines, currency: 'USD' }))
  await open(page, '/en/cart')
  const main = page.getByRole('main')
  const remove = main.getByRole('button', { name: /^Remove / })
  await expect(remove).toHaveCount(2)
  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/cart'))
  await remove.first().click()
  await failed
  await expect(remove).toHaveCount(1)
  await expect(main.getByRole('button', { name: TEXTS.en.cart.checkout })).toBeVisible()
  await expect(main.getByText(TEXTS.en.cart.failed)).toHaveCount(0)
  const checked = page.waitForResponse('**/api/cart')
  await context.setOffline(false)
  expect((await checked).ok()).toBe(true)
})

test('a cart restored by the back button can be paid again @full', async ({ page }) => {
  const { cart } = TEXTS.en
  await page.route('**/api/orders', (route) =>
    route.fulfill({ json: { url: '/payment-page', orderId: 'order.test' } }),
  )
  let opened = 0
  await page.route('**/payment-page', (route) => {
    opened += 1
    // Such a response leaves the page as it is, as the back/forward cache does.
    return route.fulfill({ status: 204 })
  })
  await arriveWith(
    page,
    JSON.stringify({ version: 1, lines: [{ id: BOOKMARK, quantity: 1 }], currency: 'USD' }),
  )
  await open(page, '/en/cart')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: cart.checkout }).click()
  await expect(main.getByRole('button', { name: cart.openingPayment })).toBeVisible()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await main.getByRole('button', { name: cart.checkout }).click()
  await expect.poll(() => opened).toBe(2)
})

test('a cart can be paid again after the shopper stopped loading the payment page @full', async ({
  page,
  context,
}) => {
  const { cart } = TEXTS.en
  await page.route('**/api/orders', (route) =>
    route.fulfill({ json: { url: '/payment-page', orderId: 'order.test' } }),
  )
  let opened = 0
  // Never responds.
  await page.route('**/payment-page', () => {
    opened += 1
  })
  await arriveWith(
    page,
    JSON.stringify({ version: 1, lines: [{ id: BOOKMARK, quantity: 1 }], currency: 'USD' }),
  )
  await open(page, '/en/cart')
  const main = page.getByRole('main')
  // A real click would wait for the navigation that it starts.
  await main.getByRole('button', { name: cart.checkout }).dispatchEvent('click')
  await expect.poll(() => opened).toBe(1)
  const browser = await context.newCDPSession(page)
  await browser.send('Page.stopLoading')
  await main.getByRole('button', { name: cart.checkout }).dispatchEvent('click')
  await expect.poll(() => opened).toBe(2)
})
