import arabic from '../../../web/i18n/messages/ar.json' with { type: 'json' }
import english from '../../../web/i18n/messages/en.json' with { type: 'json' }
import { newAddress, openAccount, PASSWORD } from '../support/accounts.ts'
import { cartButton, expectLines, WALLPAPER } from '../support/cart.ts'
import { tabTo } from '../support/keyboard.ts'
import { open } from '../support/page.ts'
import { payingAlone } from '../support/paying.ts'
import { expect, test as base } from '../support/test.ts'

const test = base.extend<{ payingAlone: void }>({ payingAlone })

const PLANTER = '10014'
const REFUSED = 'card:pm_card_chargeDeclined'

test('somebody fills the cart in Arabic, signs up on the way to payment, is declined, pays in riyals, and downloads', async ({
  page,
  faults,
  content,
}) => {
  test.slow()
  // Other tests sell these out, and change their prices.
  await content.keep(`product-${WALLPAPER}`, `product-${PLANTER}`, `inventory-product-${PLANTER}`)
  // Who is signed out is told so by the door of orders, which browsers write on their consoles.
  faults.allow(/status of 401/)
  const { auth, account, orders, invoice } = arabic
  for (const [lines, number] of [WALLPAPER, PLANTER].entries()) {
    await open(page, `/ar/shop/single/${number}`)
    await cartButton(page, number).click()
    await expectLines(page, lines + 1)
  }
  await open(page, '/ar/cart')
  const summary = page.locator('.cart-summary')
  await summary.locator('select').selectOption('SAR')
  await expect(summary.locator('.cart-summary__payable')).toContainText('ر.س')
  await summary.locator('.btn-primary').click()

  await page.waitForURL('**/ar/auth/sign-in?*')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: auth.toSignUp }).click()
  await page.waitForURL('**/ar/auth/sign-up?*')
  await main.locator('[name=email]').fill(newAddress())
  await main.locator('[name=password]').fill(PASSWORD)
  await main.locator('form [type=submit]').click()

  // Nothing more is pressed on the site: the way goes on to payment by itself.
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
  await page.locator('[value="card:pm_card_visa"]').check()
  await page.locator('.pay').click()

  await page.waitForURL('**/ar/success?*')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(orders.success)
  const downloading = page.waitForEvent('download')
  await main.locator('a[download]').click()
  expect(await (await downloading).failure()).toBeNull()
  await open(page, '/ar/cart')
  await expectLines(page, 0)

  await open(page, '/ar/account/order-history')
  await main.getByRole('link', { name: account.invoiceLink }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(invoice.title)
  await expect(main.locator('.invoice__goods tbody tr')).toHaveCount(2)
})

test('somebody puts a wallpaper into the cart, signs in, is declined, pays and downloads by keyboard alone', async ({
  page,
  faults,
  content,
}) => {
  test.slow()
  await content.keep('product-10204')
  faults.allow(/status of 40[12]/)
  const email = newAddress()
  await openAccount(email)
  await open(page, '/en/shop/single/10204')
  await tabTo(page, cartButton(page, '10204'))
  await page.keyboard.press('Enter')
  await expectLines(page, 1)
  await open(page, '/en/cart')
  await tabTo(page, page.getByRole('button', { name: english.cart.checkout }).first())
  await page.keyboard.press('Enter')

  await page.waitForURL('**/en/auth/sign-in?*')
  const form = page.getByRole('main').locator('form')
  await tabTo(page, form.locator('[name=email]'))
  await page.keyboard.type(email)
  await tabTo(page, form.locator('[name=password]'))
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')

  // The means of payment are one stop, among which arrows move.
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
  await tabTo(page, page.getByRole('main').locator('a[download]'))
  const downloading = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect(await (await downloading).failure()).toBeNull()
})
