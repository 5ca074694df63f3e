import arabic from '../../../schemas/shared/messages/ar.json' with { type: 'json' }
import english from '../../../schemas/shared/messages/en.json' with { type: 'json' }
import { newAddress, openAccount, PASSWORD } from '../support/accounts.ts'
import { addToCartButton, expectLines, WALLPAPER } from '../support/cart.ts'
import { payByCard } from '../support/checkout.ts'
import { open, tabTo } from '../support/page.ts'
import { expect, paymentTest as test } from '../support/payment-test.ts'

const PLANTER = '10014'
/** A link to a file of the order; the invoice has another one. */
const FILE_LINK = 'a[href*="/files/"]'

const REFUSED = 'card:pm_card_chargeDeclined'

test('a visitor fills the cart in Arabic, signs up at checkout, is declined, pays in riyals, and downloads', async ({
  page,
  browserErrors,
  content,
}) => {
  test.slow()
  // Other tests sell out these products and change their prices.
  await content.keep(`product-${WALLPAPER}`, `product-${PLANTER}`, `inventory-product-${PLANTER}`)
  // Placing an order signed out is rejected, which browsers log.
  browserErrors.allow(/status of 401/)
  const { auth, account, cart, orders, invoice } = arabic
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const [lines, number] of [WALLPAPER, PLANTER].entries()) {
    await open(page, `/ar/shop/single/${number}`)
    await addToCartButton(page, number).click()
    await expectLines(page, lines + 1)
  }
  await open(page, '/ar/cart')
  const summary = page.locator('.cart-summary')
  await summary.getByLabel(cart.currency).selectOption('SAR')
  await expect(summary.locator('.cart-summary__payable')).toContainText('ر.س')
  await summary.locator('.btn-primary').click()

  const main = page.getByRole('main')
  await page.getByRole('dialog', { name: auth.signIn }).getByRole('link', { name: auth.toSignUp }).click()
  const modal = page.getByRole('dialog', { name: auth.signUp })
  await modal.locator('[name=email]').fill(newAddress())
  await modal.locator('[name=password]').fill(PASSWORD)
  // The account saves the cart while the order is already placed.
  const ordered = page.waitForResponse((response) => response.url().endsWith('/api/orders') && response.ok())
  await page.route('**/api/account/saved-items', async (route) => {
    const response = await route.fetch()
    await ordered
    await route.fulfill({ response })
  })
  await modal.locator('[type=submit]').click()

  // No further click on the site is needed: checkout continues by itself.
  await page.waitForURL('**/c/pay/**')
  await page.getByRole('link', { name: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.locator('[name=name]').fill('مريم العتيبي')
  await page.locator('[name=line1]').fill('شارع العليا 1')
  await page.locator('[name=city]').fill('الرياض')
  await page.locator('[name=country]').selectOption('SA')
  await page.locator(`[value="${REFUSED}"]`).check()
  await page.locator('.pay').click()
  await expect(page.getByRole('alert')).toContainText('رُفضت البطاقة')
  await payByCard(page)

  await page.waitForURL('**/ar/success?*')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(orders.success)
  // The customer must accept the end of the right to cancel before downloading.
  await expect(main.locator(FILE_LINK)).toHaveCount(0)
  await main.getByRole('checkbox', { name: orders.downloadAgreement }).check()
  await main.getByRole('button', { name: orders.toDownloads }).click()
  const downloading = page.waitForEvent('download')
  await main.locator(FILE_LINK).click()
  expect(await (await downloading).failure()).toBeNull()

  // Paper is light, also in the dark theme.
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark')
  await expect(main.locator('.outcome__order')).toBeVisible()
  await expect(page.getByRole('banner').locator('.logo .light-only')).toBeVisible()
  await expect(page.locator('.logo .dark-only:visible')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.locator('button:visible, .btn:visible, input:visible')).toHaveCount(0)
  await page.emulateMedia({ media: null })

  await open(page, '/ar/cart')
  await expectLines(page, 0)

  await open(page, '/ar/account/order-history')
  await main.getByRole('link', { name: account.invoiceLink }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(invoice.title)
  await expect(main.locator('.invoice__items tbody tr')).toHaveCount(2)
  await page.setViewportSize({ width: 390, height: 844 })
  const amount = main.locator('.invoice__items tbody td:last-child').first()
  await amount.scrollIntoViewIfNeeded()
  await expect(main.locator('.invoice__items tbody th').first(), 'all columns fit').toBeInViewport({
    ratio: 0.95,
  })
  await expect(amount).toBeInViewport({ ratio: 1 })
})

test('a customer buys and downloads a wallpaper by keyboard only, with a declined first payment @full', async ({
  page,
  browserErrors,
  content,
}) => {
  test.slow()
  await content.keep('product-10204')
  browserErrors.allow(/status of 40[12]/)
  const { email } = await openAccount()
  await open(page, '/en/shop/single/10204')
  await tabTo(page, addToCartButton(page, '10204'))
  await page.keyboard.press('Enter')
  await expectLines(page, 1)
  await open(page, '/en/cart')
  await tabTo(page, page.getByRole('button', { name: english.cart.checkout }).first())
  await page.keyboard.press('Enter')

  const form = page.getByRole('dialog', { name: english.auth.signIn })
  await expect(form.locator('[name=email]')).toBeFocused()
  await page.keyboard.type(email)
  await tabTo(page, form.locator('[name=password]'))
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')

  // The payment methods are one tab stop, navigated by arrow keys.
  await page.waitForURL('**/c/pay/**')
  const name = page.locator('[name=name]')
  const chosen = page.locator('[name=means]:checked')
  await tabTo(page, name)
  await page.keyboard.type('Mary Wells')
  await tabTo(page, chosen)
  for (let step = 0; (await chosen.getAttribute('value')) !== REFUSED; step += 1) {
    expect(step, 'the refused card is among the means').toBeLessThan(10)
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await tabTo(page, page.locator('[name=means]:checked'))
  while ((await chosen.getAttribute('value')) !== 'card:pm_card_visa') await page.keyboard.press('ArrowUp')
  await tabTo(page, page.getByRole('button', { name: /^Pay / }))
  await page.keyboard.press('Enter')

  await page.waitForURL('**/en/success?*')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.orders.success)
  await tabTo(page, page.getByRole('checkbox', { name: english.orders.downloadAgreement }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: english.orders.toDownloads }))
  await page.keyboard.press('Enter')
  await expect(page.locator('#downloads')).toBeFocused()
  await tabTo(page, page.getByRole('main').locator(FILE_LINK), 1)
  const downloading = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect(await (await downloading).failure()).toBeNull()
})
