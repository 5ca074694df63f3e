import english from '../../../web/i18n/messages/en.json' with { type: 'json' }
import arabic from '../../../web/i18n/messages/ar.json' with { type: 'json' }
import { mailedLink, newAddress, openAccount, PASSWORD, signIn } from '../support/accounts.ts'
import { open } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const MESSAGES = { en: english, ar: arabic } as const

for (const [locale, { auth, account, navigation }] of Object.entries(MESSAGES)) {
  test(`somebody signs up, confirms the address, signs out and in, and sets another password, in ${locale}`, async ({
    page,
    faults,
  }) => {
    // The identity service answers a wrong password with 400, which browsers write on their consoles.
    faults.allow(/status of 400/)
    const email = newAddress()
    await open(page, `/${locale}`)
    const banner = page.getByRole('banner')
    const modal = page.getByRole('dialog', { name: auth.signUp })
    await banner.getByRole('link', { name: navigation.signUp }).click()
    await modal.locator('[name=email]').fill(email)
    await modal.locator('[name=password]').fill('12345')
    const send = modal.locator('[type=submit]')
    await send.click()
    await expect(modal.getByRole('alert')).toHaveText(
      auth.failed.signUp.replace('{reason}', auth.faults.weakPassword),
    )
    await modal.locator('[name=password]').fill(PASSWORD)
    await send.click()
    await expect(modal).toBeHidden()
    await expect(banner.getByRole('link', { name: auth.account })).toBeFocused()

    await page.goto(await mailedLink(email, 'verifyEmail'))
    await page.getByRole('main').getByRole('button', { name: auth.pages.verifyEmail.button }).click()
    await expect(page.getByText(account.done.verified)).toBeVisible()
    await expect(page.getByText(account.verified, { exact: true })).toBeVisible()

    await banner.getByRole('button', { name: auth.signOut }).click()
    await page.waitForURL(`**/${locale}/pages-logout`)
    await expect(banner.getByRole('link', { name: auth.signIn })).toBeVisible()

    await open(page, `/${locale}/auth/forgot-password`)
    await page.getByRole('main').locator('[name=email]').fill(email)
    await page.getByRole('main').getByRole('button', { name: auth.pages.forgot.button }).click()
    await expect(page.getByText(auth.done.mailSent)).toBeVisible()
    await page.goto(await mailedLink(email, 'resetPassword'))
    await page.getByRole('main').locator('[name=password]').fill('another few words')
    await page.getByRole('main').getByRole('button', { name: auth.pages.resetPassword.button }).click()
    await expect(page.getByText(auth.done.passwordSet)).toBeVisible()
    await signIn(page, locale, email, 'another few words')
    await expect(page.getByRole('main')).toContainText(email)
  })
}

test('a modal is left by Escape and by its backdrop, gives the focus back, and comes up empty again', async ({
  page,
}) => {
  await open(page, '/en')
  const link = page.getByRole('banner').getByRole('link', { name: 'Login' })
  const modal = page.getByRole('dialog', { name: 'Login' })
  await link.click()
  await expect(modal.locator('[name=email]')).toBeFocused()
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  await modal.locator('[type=submit]').click()
  await expect(modal.getByRole('alert')).toHaveText('Email and password cannot be empty.')
  await modal.locator('[name=email]').fill('mary@example.com')
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(link).toBeFocused()

  await link.click()
  await expect(modal.locator('[name=email]')).toHaveValue('')
  await expect(modal.getByRole('alert')).toBeHidden()
  await page.mouse.click(5, 5)
  await expect(modal).toBeHidden()
  await link.click()
  await modal.getByRole('button', { name: 'Close' }).first().click()
  await expect(modal).toBeHidden()
})

test('a second press sends nothing, and what is under way cannot be left', async ({ page, faults }) => {
  // The answer that is kept waiting is lost in the end.
  faults.allow(/ERR_FAILED.*signInWithPassword/)
  await open(page, '/en')
  let asked = 0
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/accounts:signInWithPassword/, async (route) => {
    asked += 1
    await answered
    await route.abort()
  })
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  const modal = page.getByRole('dialog', { name: 'Login' })
  await modal.locator('[name=email]').fill('mary@example.com')
  await modal.locator('[name=password]').fill(PASSWORD)
  await modal.locator('[type=submit]').click()
  await expect(modal.getByText('One moment …')).toBeVisible()
  await modal.locator('[type=submit]').click()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await modal.getByRole('button', { name: 'Close' }).first().click()
  await expect(modal).toHaveClass(/modal-window--bounce/)
  await expect(modal).toBeVisible()
  answer()
  await expect(modal.getByRole('alert')).toHaveText(
    'The sign-in service does not answer at the moment. Please try again.',
  )
  expect(asked).toBe(1)
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
})

test('a page of the account asks to sign in, and is shown afterwards', async ({ page }) => {
  const email = newAddress()
  await openAccount(email)
  await page.goto('/en/account/security')
  await page.waitForURL('**/en/auth/sign-in?*')
  const form = page.getByRole('main').locator('form')
  await form.locator('[name=email]').fill(email)
  await form.locator('[name=password]').fill(PASSWORD)
  await form.locator('[type=submit]').click()
  await page.waitForURL('**/en/account/security')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('somebody signs in by a mailed link, renames themselves and deletes the account', async ({ page }) => {
    const email = newAddress()
    await openAccount(email)
    await page.goto('/en/auth/email-link')
    await page.locator('main [name=email]').fill(email)
    await page.locator('main [type=submit]').click()
    await expect(page.getByText(english.auth.done.mailSent)).toBeVisible()
    await page.goto(await mailedLink(email, 'signIn'))
    await expect(page.locator('main [name=email]')).toHaveValue(email)
    await page.locator('main [type=submit]').click()
    await page.waitForURL('**/en/account/profile')

    await page.locator('main [name=name]').fill('Mary <b>Wells</b>')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.locator('main [name=name]')).toHaveValue('Mary <b>Wells</b>')

    await page.goto('/en/account/delete-profile')
    await page.locator('main [name=password]').fill('not my password')
    await page.getByRole('button', { name: english.account.deleteButton }).click()
    await expect(page.getByRole('alert')).toHaveText('wrong password')
    await page.locator('main [name=password]').fill(PASSWORD)
    await page.getByRole('button', { name: english.account.deleteButton }).click()
    await expect(page.getByText('Your account is deleted.')).toBeVisible()
    await page.goto('/en/account/profile')
    await page.waitForURL('**/en/auth/sign-in?*')
  })
})
