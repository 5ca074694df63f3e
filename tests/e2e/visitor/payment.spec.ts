import arabic from '../../../web/i18n/messages/ar.json' with { type: 'json' }
import english from '../../../web/i18n/messages/en.json' with { type: 'json' }
import { newAddress, PASSWORD, signIn, openAccount } from '../support/accounts.ts'
import { arriveWith, cartButton, expectLines, WALLPAPER } from '../support/cart.ts'
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

test('the way from the cart to a paid order goes by keyboard alone', async ({ page, content }) => {
  test.slow()
  await content.keep('product-10204')
  const email = newAddress()
  await openAccount(email)
  await arriveWith(page, JSON.stringify({ version: 1, lines: [{ id: '10204', quantity: 1 }] }))
  await signIn(page, 'en', email)
  await open(page, '/en/cart')
  const reach = async (name: string | RegExp) => {
    const goal = page.getByRole('button', { name }).first()
    await expect(goal).toBeVisible()
    for (let stop = 0; stop < 60; stop += 1) {
      if (await goal.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Sixty stops do not reach ${String(name)}`)
  }
  await reach(english.cart.checkout)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/c/pay/**')
  await page.locator('[name=name]').focus()
  await page.keyboard.type('Mary Wells')
  await reach(/^Pay /)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/en/success?*')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.orders.success)
})
