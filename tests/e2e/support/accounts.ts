import { type BrowserContext, expect, type Page } from '@playwright/test'
import { siteUrl } from './addresses.ts'
import { mailedText } from './mailbox.ts'
import { open } from './page.ts'
import { ownAddress, unique } from './unique.ts'
import { cookieHeader } from './visitor.ts'

/** A strong password for tests. */
export const PASSWORD = 'four unrelated words'

/** Returns a unique email address. */
export const newAddress = (): string => `${unique('customer')}@example.com`

/** A customer with an account on the site. */
interface Customer {
  email: string
  /** The session cookie. */
  cookie: string
  /** All cookies with which a browser is signed in. */
  cookies: string
  /** The ID token. */
  token: string
}

/** Creates an account by API, by default on the product under test. */
export async function openAccount(email = newAddress(), origin = siteUrl): Promise<Customer> {
  const response = await fetch(`${origin}/api/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...ownAddress() },
    body: JSON.stringify({ name: 'Mary Wells', email, password: PASSWORD, locale: 'en' }),
  })
  expect(response.status).toBe(200)
  const { token } = (await response.json()) as { token: string }
  const cookies = cookieHeader(response)
  return { email, cookie: /__session=[^;]+/.exec(cookies)?.[0] ?? '', cookies, token }
}

/** Adds the cookies of a header to a browser, such as the session of an account. */
export async function addCookies(context: BrowserContext, header: string, origin = siteUrl): Promise<void> {
  const cookies = header.split('; ').map((cookie) => {
    const [name = '', value = ''] = cookie.split(/=(.*)/s)
    return { name, value, url: origin }
  })
  await context.addCookies(cookies)
}

/** Signs in on the sign-in page and waits for the redirect. */
export async function signIn(page: Page, locale: string, email: string, password = PASSWORD): Promise<void> {
  await open(page, `/${locale}/auth/sign-in`)
  const form = page.getByRole('main').locator('form')
  await form.locator('[name=email]').fill(email)
  await form.locator('[name=password]').fill(password)
  await form.locator('[type=submit]').click()
  await page.waitForURL(`**/${locale}/account/profile`)
}

/** Confirms the address of a new account by the link in its email, which signs this browser in. */
export async function confirmAddress(page: Page, email: string): Promise<void> {
  await page.goto(await mailedLink(email, 'verifyEmail'))
  const form = page.getByRole('main').locator('form')
  await form.locator('[name=password]').fill(PASSWORD)
  await form.locator('[type=submit]').click()
  await page.waitForURL('**/account/profile?*')
}

/** Returns the link of the newest email of a kind to an address, once it has arrived. */
export const mailedLink = (email: string, mode: string): Promise<string> =>
  mailedText(email, new RegExp(`http\\S+mode=${mode}\\S+`))
