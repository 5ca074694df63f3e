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
  /** The ID token. */
  token: string
}

/** Creates an account by API. */
export async function openAccount(email = newAddress()): Promise<Customer> {
  const response = await fetch(`${siteUrl}/api/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...ownAddress() },
    body: JSON.stringify({ name: 'Mary Wells', email, password: PASSWORD, locale: 'en' }),
  })
  expect(response.status).toBe(200)
  const { token } = (await response.json()) as { token: string }
  const session = response.headers.getSetCookie().find((cookie) => cookie.startsWith('__session='))
  return { email, cookie: session?.split(';')[0] ?? '', token }
}

/** Adds the cookies of a header to a browser, such as the session of an account. */
export async function addCookies(context: BrowserContext, header: string, origin = siteUrl): Promise<void> {
  const cookies = header.split('; ').map((cookie) => {
    const [name = '', value = ''] = cookie.split(/=(.*)/s)
    return { name, value, url: origin }
  })
  await context.addCookies(cookies)
}

/** Creates an account on a copy of the product and signs a browser in. Returns its cookie header. */
export async function signUpOn(context: BrowserContext, origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Mary Wells', email: newAddress(), password: PASSWORD, locale: 'en' }),
  })
  const header = cookieHeader(response)
  await addCookies(context, header, origin)
  return header
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
