import type { Browser, Page } from '@playwright/test'
import { newAddress, openAccount, signIn } from '../support/accounts.ts'
import {
  addToCartButton,
  BOOKMARK,
  expectLines,
  storedCart,
  WALLPAPER,
  wishlistButton,
} from '../support/cart.ts'
import { fillAddress, payByCard } from '../support/checkout.ts'
import { fullUnless } from '../support/extent.ts'
import { LOCALES, TEXTS } from '../support/languages.ts'
import { open } from '../support/page.ts'
import { paymentTest } from '../support/payment-test.ts'
import { expect, test } from '../support/test.ts'

/** A product without variants that other tests leave alone. */
const DIFFUSER = '10010'

/** Opens a separate browser without a session. */
async function newDevice(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage()
}

/** Shows a tab again after another one, as far as the page can tell. */
const comeBack = (page: Page) =>
  page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })

const lines = async (page: Page): Promise<unknown> =>
  ((await storedCart(page)) as { lines?: { id: string; quantity: number }[] } | null)?.lines?.map(
    ({ id, quantity }) => [id, quantity],
  )
const wishes = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('meridian.wishlist') ?? '{}') as { items?: string[] }).items,
  )

for (const { id: locale } of LOCALES) {
  test(`cart and wishlist follow a customer to another device, removals included, ${locale}${fullUnless(locale === 'ar')}`, async ({
    page: phone,
    browser,
    browserErrors,
  }) => {
    test.slow()
    // Signing out ends the session on every device.
    browserErrors.allow(/status of 401/)
    const { email } = await openAccount()
    const desk = await newDevice(browser)
    // A guest's items are merged with those of the account.
    await open(phone, `/${locale}/shop/single/${WALLPAPER}`)
    await addToCartButton(phone, WALLPAPER).click()
    await wishlistButton(phone, WALLPAPER).click()
    await open(desk, `/${locale}/shop/single/${BOOKMARK}`)
    await addToCartButton(desk, BOOKMARK).click()
    await signIn(phone, locale, email)
    await signIn(desk, locale, email)
    await expectLines(desk, 2)
    expect(await lines(desk)).toEqual([
      [WALLPAPER, 1],
      [BOOKMARK, 1],
    ])
    await comeBack(phone)
    await expectLines(phone, 2)
    await expect.poll(() => wishes(desk)).toEqual([WALLPAPER])

    // What one device removes stays removed on the other one, which meanwhile adds something else.
    await open(phone, `/${locale}/cart`)
    await phone.getByRole('main').locator('.cart-line__remove').first().click()
    await expectLines(phone, 1)
    await expect.poll(() => lines(phone)).toEqual([[BOOKMARK, 1]])
    await open(desk, `/${locale}/shop/single/${DIFFUSER}`)
    await expectLines(desk, 1)
    await addToCartButton(desk, DIFFUSER).click()
    await expectLines(desk, 2)
    // The other device may still be saving when the phone is shown.
    await expect
      .poll(async () => {
        await comeBack(phone)
        return lines(phone)
      })
      .toEqual([
        [BOOKMARK, 1],
        [DIFFUSER, 1],
      ])

    // Nothing of the customer stays in a browser in which they sign out.
    await desk.getByRole('banner').getByRole('button', { name: TEXTS[locale].account.signOut }).click()
    await desk.waitForURL('**/pages-logout')
    await expect
      .poll(() => desk.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'meridian.theme')))
      .toEqual([])
    await expectLines(desk, 0)
    await open(phone, `/${locale}/cart`)
    await expectLines(phone, 2)
    await desk.context().close()
  })
}

paymentTest(
  'the last units are not sold out for the customer whose unpaid order holds them @full',
  async ({ page: phone, browser, content }) => {
    const { number } = await content.createProduct(1, 'Desk lamp')
    const { email } = await openAccount()
    const desk = await newDevice(browser)
    for (const device of [phone, desk]) await signIn(device, 'en', email)
    await open(phone, `/en/shop/single/${number}`)
    await addToCartButton(phone, number).click()
    await expectLines(phone, 1)
    await open(phone, '/en/cart')
    await phone.locator('.cart-summary .btn-primary').click()
    await phone.waitForURL('**/c/pay/**')
    await phone.goBack()
    for (const device of [phone, desk]) {
      await open(device, '/en/cart')
      await device.locator('.cart-summary .btn-primary').click()
      await device.waitForURL('**/c/pay/**')
    }
    await fillAddress(desk)
    await payByCard(desk)
    await desk.waitForURL('**/en/success?*')
    await desk.context().close()
  },
)

test('another account in a browser with an expired session does not get the first one’s items', async ({
  page,
  context,
}) => {
  const [first, second] = [newAddress(), newAddress()]
  await openAccount(first)
  await openAccount(second)
  await signIn(page, 'en', first)
  await open(page, `/en/shop/single/${WALLPAPER}`)
  await addToCartButton(page, WALLPAPER).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('meridian.synced'))).toContain(WALLPAPER)
  // As after a day: both cookies have expired without a sign-out.
  await context.clearCookies()
  await open(page, `/en/shop/single/${BOOKMARK}`)
  await expectLines(page, 1)
  await addToCartButton(page, BOOKMARK).click()
  await expectLines(page, 2)
  await signIn(page, 'en', second)
  await expect.poll(() => lines(page)).toEqual([[BOOKMARK, 1]])
})

paymentTest(
  'units that another device adds during the payment stay in the cart @full',
  async ({ page: phone, browser, content }) => {
    await content.keep(`product-${DIFFUSER}`, `inventory-product-${DIFFUSER}`)
    const { email } = await openAccount()
    const desk = await newDevice(browser)
    for (const device of [phone, desk]) await signIn(device, 'en', email)
    await open(phone, `/en/shop/single/${DIFFUSER}`)
    await addToCartButton(phone, DIFFUSER).click()
    await expectLines(phone, 1)
    await open(phone, '/en/cart')
    await phone.locator('.cart-summary .btn-primary').click()
    await phone.waitForURL('**/c/pay/**')
    await open(desk, '/en/cart')
    await desk.getByRole('main').locator('.cart-line__quantity').selectOption('3')
    await expect.poll(() => desk.evaluate(() => localStorage.getItem('meridian.synced'))).toContain(':3')
    await fillAddress(phone)
    await payByCard(phone)
    await phone.waitForURL('**/en/success?*')
    for (const device of [phone, desk])
      await expect
        .poll(async () => {
          await comeBack(device)
          return lines(device)
        })
        .toEqual([[DIFFUSER, 2]])
    await desk.context().close()
  },
)
