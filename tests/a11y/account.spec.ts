import { newAddress, openAccount } from '../e2e/support/accounts.ts'
import { siteUrl } from '../e2e/support/addresses.ts'
import { refundPart } from '../e2e/support/credit-note.ts'
import { LOCALES, TEXTS } from '../e2e/support/languages.ts'
import { open } from '../e2e/support/page.ts'
import { pay, placeOrder, type Shopper } from '../e2e/support/shopper.ts'
import { expect, test } from '../e2e/support/test.ts'
import { expectAccessible } from './axe.ts'
import { checkPages } from './walk.ts'

const PAGES = [
  'profile',
  'security',
  'notifications',
  'projects',
  'payment-details',
  'order-history',
  'wishlist',
  'delete-profile',
]
const FORMS = [
  'auth/sign-in',
  'auth/sign-up',
  'auth/forgot-password',
  'auth/email-link',
  'auth/action',
  'pages-logout',
]

/** Buys a wallpaper; answers the id of the order once it is known to be paid. */
async function buy(shopper: Shopper, locale: string): Promise<string> {
  const { body } = await placeOrder(shopper, { items: [{ productId: '10202', quantity: 1 }], locale })
  expect(await pay(body.url)).toBe(303)
  return body.orderId
}

test.describe.configure({ timeout: 5 * 60_000 })

for (const { id } of LOCALES) {
  // The long run checks the other languages: their pages differ in texts only.
  const extent = { tag: id === 'ar' ? [] : ['@full'] }

  test(`pages of signing in, ${id}`, extent, async ({ page }) => {
    const paths = FORMS.map((path) => `/${id}/${path}`)
    const code = `/${id}/auth/action?mode=resetPassword&oobCode=x`
    expect(await checkPages(page, [...paths, code], ['light', 'dark'])).toEqual([])
  })

  test(`pages of an account, ${id}`, extent, async ({ page, context }) => {
    const { cookie, token: idToken } = await openAccount(newAddress())
    const [name = '', value = ''] = cookie.split('=')
    const paid = await buy({ email: '', idToken }, id)
    const creditNote = await refundPart(paid, 10)
    await context.addCookies([
      { name, value, url: siteUrl },
      { name: 'signed-in', value: '1', url: siteUrl },
    ])
    const paths = [
      ...PAGES.map((path) => `/${id}/account/${path}`),
      `/${id}/account/order-history/invoice?order=${paid}`,
      `/${id}${creditNote.path}`,
      `/${id}/success?order=${paid}`,
      `/${id}/failed`,
      `/${id}/shop/checkout`,
    ]
    expect(await checkPages(page, paths, ['light', 'dark'])).toEqual([])
  })

  test(`the modal of signing in, with a fault, ${id}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, `/${id}`)
    const { auth } = TEXTS[id]
    await page.getByRole('banner').getByRole('link', { name: auth.signIn }).click()
    const modal = page.getByRole('dialog', { name: auth.signIn })
    await modal.locator('[type=submit]').click()
    await expect(modal.getByRole('alert')).toHaveText(auth.faults.empty)
    await expectAccessible(page)
  })
}
