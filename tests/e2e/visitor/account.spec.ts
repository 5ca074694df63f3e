import type { Page } from '@playwright/test'
import arabic from '../../../schemas/shared/messages/ar.json' with { type: 'json' }
import english from '../../../schemas/shared/messages/en.json' with { type: 'json' }
import { addCookies, mailedLink, newAddress, openAccount, PASSWORD, signIn } from '../support/accounts.ts'
import { fullUnless } from '../support/extent.ts'
import { lakeClient } from '../support/lake.ts'
import { english as englishText } from '../support/languages.ts'
import { open } from '../support/page.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'

const MESSAGES = { en: english, ar: arabic } as const

for (const [locale, { auth, account, navigation }] of Object.entries(MESSAGES)) {
  test(`a visitor signs up, verifies the address, signs out and in, and resets the password, in ${locale}${fullUnless(locale === 'ar')}`, async ({
    page,
    browserErrors,
  }) => {
    // Browsers log the 400 of a wrong password, and the 401 of a cart that is saved while the customer signs out.
    browserErrors.allow(/status of 40[01]/)
    const email = newAddress()
    await open(page, `/${locale}`)
    const banner = page.getByRole('banner')
    const modal = page.getByRole('dialog', { name: auth.signUp })
    await banner.getByRole('link', { name: navigation.signUp }).click()
    await modal.locator('[name=email]').fill(email)
    await modal.locator('[name=password]').fill('password1')
    await expect(modal.getByRole('status').filter({ hasText: auth.strength.tooEasy })).toBeVisible()
    const send = modal.locator('[type=submit]')
    await send.click()
    await expect(modal.getByRole('alert')).toHaveText(
      auth.failed.signUp.replace('{reason}', auth.errors.weakPassword),
    )
    await modal.locator('[name=password]').fill(PASSWORD)
    await expect(modal.getByRole('status').filter({ hasText: auth.strength.strong })).toBeVisible()
    await send.click()
    await expect(modal).toBeHidden()
    await expect(banner.getByRole('link', { name: auth.account })).toBeFocused()

    const confirmLink = await mailedLink(email, 'verifyEmail')
    await page.goto(confirmLink)
    await page.getByRole('main').getByRole('button', { name: auth.pages.verifyEmail.button }).click()
    await expect(page.getByText(account.done.verified)).toBeVisible()
    await expect(page.getByText(account.verified, { exact: true })).toBeVisible()

    // The customer may open the link again; others learn nothing about the account.
    await page.goto(confirmLink)
    await expect(page.getByRole('heading', { name: auth.pages.confirmed.heading })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(auth.pages.confirmed.title))

    await banner.getByRole('button', { name: auth.signOut }).click()
    await page.waitForURL(`**/${locale}/pages-logout`)
    await expect(banner.getByRole('link', { name: auth.signIn })).toBeVisible()
    await page.goto(confirmLink)
    await expect(page.getByRole('heading', { name: auth.pages.broken.heading })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(auth.pages.broken.title))
    await expect(page.getByText(auth.pages.broken.verifyEmail)).toBeVisible()

    await open(page, `/${locale}/auth/forgot-password`)
    await page.getByRole('main').locator('[name=email]').fill(email)
    await page.getByRole('main').getByRole('button', { name: auth.pages.forgot.button }).click()
    await expect(page.getByText(auth.done.mailSent)).toBeVisible()
    const resetLink = await mailedLink(email, 'resetPassword')
    await page.goto(resetLink)
    await page.getByRole('main').locator('[name=password]').fill('another few words')
    await page.getByRole('main').getByRole('button', { name: auth.pages.resetPassword.button }).click()
    await expect(page.getByText(auth.done.passwordSet)).toBeVisible()

    // The used link asks for no password again.
    await page.goto(resetLink)
    await expect(page.getByRole('heading', { name: auth.pages.broken.heading })).toBeVisible()
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
    await expect(page.getByRole('link', { name: auth.pages.broken.button })).toHaveAttribute(
      'href',
      `/${locale}/auth/forgot-password`,
    )
    await signIn(page, locale, email, 'another few words')
    await expect(page.getByRole('main')).toContainText(email)
  })
}

test('a modal closes by Escape and its backdrop, returns the focus, and opens empty again @full', async ({
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
  await expect(modal.getByRole('alert')).toHaveText('Email and password cannot be empty.')
  await modal.locator('[name=password]').fill('a few words')
  await expect(modal.getByRole('alert')).toHaveCount(0)
  await modal.locator('[name=email]').dispatchEvent('keydown', { key: 'Escape', isComposing: true })
  await expect(modal, 'Escape for an input method does not close it').toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(link).toBeFocused()

  await link.click()
  await expect(modal.locator('[name=email]')).toHaveValue('')
  await expect(modal.getByRole('alert')).toBeHidden()
  await modal.locator('[name=email]').hover()
  await page.mouse.down()
  await page.mouse.move(5, 5)
  await page.mouse.up()
  await expect(modal, 'a selection that ends outside does not close it').toBeVisible()
  await page.mouse.click(5, 5)
  await expect(modal).toBeHidden()
  await link.click()
  await modal.getByRole('button', { name: 'Close' }).first().click()
  await expect(modal).toBeHidden()
})

test('a second click sends nothing, and a modal cannot be closed during a request @full', async ({
  page,
  browserErrors,
}) => {
  // The delayed response is aborted in the end.
  browserErrors.allow(/ERR_FAILED.*signInWithPassword/)
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
  await expect(modal.getByText('One moment…')).toBeVisible()
  await modal.locator('[type=submit]').click({ force: true })
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await modal.getByRole('button', { name: 'Close' }).first().click()
  await expect(modal).toHaveClass(/modal-window--bounce/)
  await expect(modal).toBeVisible()
  answer()
  await expect(modal.getByRole('alert')).toHaveText(
    'The sign-in service isn’t responding right now. Please try again.',
  )
  expect(asked).toBe(1)
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
})

test('an account page asks to sign in and is shown afterwards', async ({ page }) => {
  const { email } = await openAccount()
  await page.goto('/en/account/security')
  await page.waitForURL('**/en/auth/sign-in?*')
  const form = page.getByRole('main').locator('form')
  await form.locator('[name=email]').fill(email)
  await form.locator('[name=password]').fill(PASSWORD)
  await form.locator('[type=submit]').click()
  await page.waitForURL('**/en/account/security')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security')
})

test('an account form says that it is being sent, and is sent once @full', async ({ page, context }) => {
  const { cookie } = await openAccount()
  await addCookies(context, cookie)
  await open(page, '/en/account/profile')
  let sent = 0
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/en/account/profile', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    sent += 1
    await answered
    return route.fallback()
  })
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.locator('[name=name]') })
  await form.locator('[type=submit]').click()
  const sending = page.getByRole('status').filter({ hasText: english.auth.sending })
  await expect(sending).toBeAttached()
  await expect(form).toHaveAttribute('aria-busy', 'true')
  // Screen readers do not announce what changes in a busy element.
  await expect(page.locator('[aria-busy=true]').getByRole('status')).toHaveCount(0)
  await form.locator('[type=submit]').click()
  answer()
  await expect(page.getByText(english.account.done.profileSaved)).toBeVisible()
  await expect(form).toHaveAttribute('aria-busy', 'false')
  expect(sent).toBe(1)
})

test('the account menu has the same entries and place on the wishlist as on other account pages @full', async ({
  page,
}) => {
  const { email } = await openAccount()
  await signIn(page, 'en', email)
  const menu = page.getByRole('main').getByRole('navigation', { name: english.account.nav, exact: true })
  const signOut = page.getByRole('main').getByRole('button', { name: english.auth.signOut })
  const [texts, box] = [await menu.innerText(), await menu.boundingBox()]
  await menu.getByRole('link', { name: english.account.pages.wishlist.title }).click()
  await page.waitForURL('**/en/account/wishlist')
  await expect(menu).toHaveText(texts.replaceAll('\n', ''))
  await expect(signOut).toBeVisible()
  expect(await menu.boundingBox()).toEqual(box)
})

test('on a phone the account menu is behind a button that names the page @full', async ({ page }) => {
  const { email } = await openAccount()
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'en', email)
  const { nav, pages } = english.account
  const menu = page.getByRole('main').getByRole('navigation', { name: nav, exact: true })
  await expect(menu).toBeHidden()
  await page.getByRole('main').locator('summary', { hasText: pages.profile.title }).click()
  await menu.getByRole('link', { name: pages.wishlist.title }).click()
  await page.waitForURL('**/en/account/wishlist')
  await expect(page.getByRole('main').locator('summary', { hasText: pages.wishlist.title })).toBeVisible()
  await expect(menu).toBeHidden()
})

test('a browser knows nothing of a customer who has deleted the account @full', async ({ page, context }) => {
  const { email, cookies } = await openAccount()
  await addCookies(context, cookies)
  await open(page, '/en/account/profile')
  await page.getByRole('main').locator('a[href$="/delete-profile"]').click()
  const password = page.getByRole('main').getByLabel(english.account.deletePassword)
  const send = page.getByRole('button', { name: english.account.deleteButton })
  await password.fill('wrong')
  await send.click()
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
  await password.fill(PASSWORD)
  await send.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.auth.pages.deleted.heading)
  await expect(page.getByRole('banner').getByRole('button', { name: english.auth.signOut })).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: english.auth.signIn })).toBeVisible()
  expect(await page.content()).not.toContain(email)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  async function signInWithoutScript(page: Page, email: string, password: string) {
    await page.goto('/en/auth/sign-in')
    await page.locator('main [name=email]').fill(email)
    await page.locator('main [name=password]').fill(password)
    await page.locator('main [type=submit]').click()
    await page.waitForURL('**/en/account/profile')
  }

  test('a customer signs in by an emailed link, changes the name and deletes the account @full', async ({
    page,
  }) => {
    const { email } = await openAccount()
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
    await page.locator('main [name=password]').fill(PASSWORD)
    await page.getByRole('button', { name: english.account.deleteButton }).click()
    // An account created before the address was verified may belong to someone else.
    await expect(page.getByRole('alert')).toHaveText('That didn’t work: wrong password')

    await page.goto('/en/auth/forgot-password')
    await page.locator('main [name=email]').fill(email)
    await page.locator('main [type=submit]').click()
    await page.goto(await mailedLink(email, 'resetPassword'))
    await page.locator('main [name=password]').fill('another few words')
    await page.locator('main [type=submit]').click()
    await signInWithoutScript(page, email, 'another few words')
    await page.goto('/en/account/delete-profile')
    await page.locator('main [name=password]').fill('another few words')
    await page.getByRole('button', { name: english.account.deleteButton }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.auth.pages.deleted.heading)
    await page.goto('/en/account/profile')
    await page.waitForURL('**/en/auth/sign-in?*')
  })

  test('ASVS 8.2.2: an account with an unverified address neither shows nor changes data of that address', async ({
    page,
  }) => {
    const lake = lakeClient('editor')
    const email = newAddress()
    const [project, letter] = [`project.${unique('hijacked')}`, `inquiry.${unique('hijacked')}`]
    const secret = unique('Secret launch')
    const title = englishText(secret)
    await lake
      .transaction()
      .create({ _id: project, _type: 'project', title, state: 'running', members: [email] })
      .create({ _id: letter, _type: 'inquiry', kind: 'newsletter', state: 'new', email })
      .commit()
    await openAccount(email)
    await signInWithoutScript(page, email, PASSWORD)
    await page.goto('/en/account/notifications')
    await expect(page.getByText(english.account.newsletterVerify)).toBeVisible()
    await expect(page.getByRole('checkbox')).toHaveCount(0)

    await page.goto('/en/account/projects')
    await expect(page.getByText(english.account.projectsHidden)).toBeVisible()
    await expect(page.getByText(secret)).toHaveCount(0)

    await page.goto('/en/account/delete-profile')
    await expect(page.getByText(english.account.deletedNowProven)).toBeHidden()
    await page.locator('main [name=password]').fill(PASSWORD)
    await page.getByRole('button', { name: english.account.deleteButton }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.auth.pages.deleted.heading)
    const left = await lake.fetch<object>(
      `{ "members": *[_id == $project][0].members, "letter": defined(*[_id == $letter][0]._id) }`,
      { project, letter },
    )
    expect(left).toEqual({ members: [email], letter: true })
    await lake.transaction().delete(project).delete(letter).commit()
  })
})
