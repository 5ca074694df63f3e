import { addCookies, confirmAddress, mailedLink, openAccount } from '../e2e/support/accounts.ts'
import { refundPart } from '../e2e/support/credit-note.ts'
import { fullUnless } from '../e2e/support/extent.ts'
import { LOCALES, TEXTS } from '../e2e/support/languages.ts'
import { open } from '../e2e/support/page.ts'
import { buy } from '../e2e/support/shopper.ts'
import { expect, test } from '../e2e/support/test.ts'
import { expectAccessible } from './axe.ts'
import { checkPages, THEMES } from './check-pages.ts'

const PAGES = [
  'profile',
  'security',
  'notifications',
  'projects',
  'payment-details',
  'addresses',
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

// Each test for itself, so that the parts of the long run are equal.
test.describe.configure({ mode: 'parallel', timeout: 5 * 60_000 })

for (const { id } of LOCALES) {
  test(`sign-in pages, ${id} @full`, async ({ page }) => {
    const paths = FORMS.map((path) => `/${id}/${path}`)
    const { email } = await openAccount()
    const code = new URL(await mailedLink(email, 'verifyEmail'))
    const link = `/${id}/auth/action${code.search}`
    expect(await checkPages(page, [...paths, link], THEMES)).toEqual([])
  })

  for (const theme of THEMES) {
    test(`account pages, ${id}, ${theme}${fullUnless(id === 'ar' && theme === 'dark')}`, async ({
      page,
      context,
    }) => {
      const customer = await openAccount()
      const paid = await buy(customer, { items: [{ productId: '10202', quantity: 1 }], locale: id })
      const creditNote = await refundPart(paid, 10)
      await addCookies(context, customer.cookies)
      const paths = [
        ...PAGES.map((path) => `/${id}/account/${path}`),
        `/${id}/account/order-history/invoice?order=${paid}`,
        `/${id}${creditNote.path}`,
        `/${id}/success?order=${paid}`,
        `/${id}/account/review?product=10202`,
        `/${id}/failed`,
        `/${id}/shop/checkout`,
      ]
      expect(await checkPages(page, paths, [theme])).toEqual([])
    })
  }

  test(`addresses, with errors of the form, ${id} @full`, async ({ page }) => {
    const { email } = await openAccount()
    await confirmAddress(page, email)
    const { account, addresses, forms } = TEXTS[id]
    await open(page, `/${id}/account/addresses`)
    const main = page.getByRole('main')
    for (const name of ['name', 'line1', 'city']) await main.locator(`[name=${name}]`).fill('Long Lane 1')
    await main.locator('[name=country]').selectOption('GB')
    await main.getByRole('button', { name: account.save }).click()
    await expect(main.getByText(addresses.default)).toBeVisible()
    await main.getByRole('button', { name: account.save }).click()
    await expect(main.locator('[name=country]')).toHaveAccessibleDescription(forms.countryRequired)
    await expectAccessible(page)
    expect(await checkPages(page, [`/${id}/account/addresses`], THEMES)).toEqual([])
  })

  test(`sign-in modal with an error, ${id} @full`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, `/${id}`)
    const { auth } = TEXTS[id]
    await page.getByRole('banner').getByRole('link', { name: auth.signIn }).click()
    const modal = page.getByRole('dialog', { name: auth.signIn })
    await modal.locator('[type=submit]').click()
    await expect(modal.getByRole('alert')).toHaveText(auth.errors.empty)
    await expectAccessible(page)
  })
}
