import type { Page } from '@playwright/test'
import {
  addCookies,
  confirmAddress,
  mailedLink,
  newAddress,
  openAccount,
  PASSWORD,
  signIn,
} from '../support/accounts.ts'
import { lakeClient } from '../support/lake.ts'
import { english, LOCALES, TEXTS } from '../support/languages.ts'
import { mailedText, mailsTo } from '../support/mailbox.ts'
import { open } from '../support/page.ts'
import { buy, readOrder, stripeClient } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'

/** Requests a change of address on the open profile page. */
async function requestChange(page: Page, locale: keyof typeof TEXTS, email: string, password = PASSWORD) {
  const main = page.getByRole('main')
  await main.locator('[name=email]').fill(email)
  await main.locator('[name=password]').fill(password)
  await main.getByRole('button', { name: TEXTS[locale].account.changeEmailButton }).click()
}

for (const { id } of LOCALES) {
  test(`a customer changes the email address and keeps orders, projects and newsletter, ${id} @full`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000)
    const { account, auth } = TEXTS[id]
    const [email, next] = [newAddress(), newAddress()]
    const { token } = await openAccount(email)
    const order = await buy({ token }, { items: [{ productId: '10202', quantity: 1 }], locale: id })
    const lake = lakeClient('editor')
    const [project, title] = [`project.${unique('moving')}`, unique('Moving project')]
    await lake.create({
      _id: project,
      _type: 'project',
      title: english(title),
      state: 'running',
      members: [email],
    })
    await confirmAddress(page, email)
    await open(page, `/${id}/account/notifications`)
    await page.getByRole('checkbox').check()
    await page.getByRole('main').getByRole('button', { name: account.save }).click()
    await expect(page.getByText(account.done.notificationsSaved)).toBeVisible()
    const elsewhere = await browser.newContext()
    const phone = await elsewhere.newPage()
    await signIn(phone, id, email)

    await open(page, `/${id}/account/profile`)
    await requestChange(page, id, next, 'a guess')
    const failed = auth.failed.other.replace('{reason}', auth.errors.wrongPassword)
    await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible()
    await requestChange(page, id, next)
    await expect(page.getByText(account.done.emailChangeSent)).toBeVisible()
    const link = await mailedLink(next, 'verifyAndChangeEmail')
    await page.goto(link)
    await expect(page.getByRole('main')).toContainText(next)
    await page.getByRole('main').getByRole('button', { name: auth.pages.verifyAndChangeEmail.button }).click()
    await expect(page.getByText(account.done.emailChanged)).toBeVisible()
    await expect(page.getByRole('main')).toContainText(next)

    // The previous address is told whom to contact, and other devices are signed out.
    await mailedText(email, new RegExp(`/${id}/contact`))
    await phone.goto(`/${id}/account/profile`)
    await phone.waitForURL(`**/${id}/auth/sign-in?*`)
    await elsewhere.close()
    await page.goto(link)
    await expect(page.getByText(auth.pages.broken.verifyAndChangeEmail)).toBeVisible()

    await page.getByRole('banner').getByRole('button', { name: auth.signOut }).click()
    await page.waitForURL(`**/${id}/pages-logout`)
    await signIn(page, id, next)
    const { number, customer, payment } = await readOrder(order)
    await open(page, `/${id}/account/order-history`)
    await expect(page.getByRole('main')).toContainText(number)
    expect(customer.email, 'an order keeps the address it was placed with').toBe(email)
    await open(page, `/${id}/account/projects`)
    await expect(page.getByText(title)).toBeVisible()
    await open(page, `/${id}/account/notifications`)
    await expect(page.getByRole('checkbox')).toBeChecked()
    const session = await stripeClient().checkout.sessions.retrieve(payment?.sessionId ?? '', {
      expand: ['customer'],
    })
    expect(session.customer).toMatchObject({ email: next })
    await lake.delete(project)
  })
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('ASVS 6.4.3: a link that changes the address asks to sign in, and works for its own account only @full', async ({
    page,
    context,
  }) => {
    const { account, auth } = TEXTS.en
    const [email, next] = [newAddress(), newAddress()]
    const { cookie } = await openAccount(email)
    await addCookies(context, cookie)
    await page.goto('/en/account/profile')
    await requestChange(page, 'en', 'no address')
    await expect(page.getByRole('alert')).toContainText(auth.errors.invalidEmail)
    await expect(page.locator('main [name=email]')).toHaveValue('no address')
    await requestChange(page, 'en', email.toUpperCase())
    await expect(page.getByText(auth.errors.sameEmail)).toBeVisible()
    await requestChange(page, 'en', next)
    await expect(page.getByText(account.done.emailChangeSent)).toBeVisible()
    const link = await mailedLink(next, 'verifyAndChangeEmail')

    const other = await openAccount()
    await context.clearCookies()
    await addCookies(context, other.cookie)
    await page.goto(link)
    await expect(page.getByText(other.email)).toBeVisible()
    await expect(page.getByRole('button', { name: auth.pages.verifyAndChangeEmail.button })).toHaveCount(0)

    await context.clearCookies()
    await page.goto(link)
    await expect(page.getByText(auth.pages.verifyAndChangeEmail.signedOut)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: auth.signIn }).click()
    await page.locator('main [name=email]').fill(email)
    await page.locator('main [name=password]').fill(PASSWORD)
    await page.locator('main [type=submit]').click()
    await page.getByRole('button', { name: auth.pages.verifyAndChangeEmail.button }).click()
    await expect(page.getByText(account.done.emailChanged)).toBeVisible()
    await expect(page.getByText(account.verified, { exact: true })).toBeVisible()
  })

  test('ASVS 6.3.8: the answer does not reveal that an address has an account, whose owner is told by email', async ({
    page,
    context,
  }) => {
    const { account, auth } = TEXTS.en
    const [owner, mary] = [await openAccount(), await openAccount()]
    await addCookies(context, mary.cookie)
    await page.goto('/en/account/profile')
    await requestChange(page, 'en', owner.email)
    await expect(page.getByText(account.done.emailChangeSent)).toBeVisible()
    const { subject } = auth.mail.emailInUse
    const subjects = async () => (await mailsTo(owner.email)).map((mail) => mail.subject)
    await expect.poll(subjects).toContain(subject)
    expect(await subjects()).not.toContain(auth.mail.verifyAndChangeEmail.subject)

    // An address that gets an account between the email and the click is not taken over.
    const late = newAddress()
    await requestChange(page, 'en', late)
    const link = await mailedLink(late, 'verifyAndChangeEmail')
    await openAccount(late)
    await page.goto(link)
    await page.getByRole('button', { name: auth.pages.verifyAndChangeEmail.button }).click()
    await expect(page.getByRole('alert')).toContainText(auth.errors.emailInUse)
    await page.goto('/en/account/profile')
    await expect(page.getByRole('main')).toContainText(mary.email)
  })
})
