import { expect, test } from '@playwright/test'
import { OWN_ORIGIN, post, postForm, sessionOf } from '../support/account-requests.ts'
import { mailedLink, newAddress, openAccount, PASSWORD } from '../support/accounts.ts'
import { ownAddress } from '../support/unique.ts'
import { destination, type SiteResponse, visit } from '../support/visitor.ts'

const NEW_PASSWORD = 'another few words'

const cookieOf = (response: SiteResponse) => sessionOf(response)?.split(';')[0] ?? ''

const logIn = (email: string, password: string, headers = ownAddress()) =>
  post('/api/login', { email, password }, headers)

/** Returns the site's information on the session of a cookie. */
async function sessionIn(cookie: string): Promise<{ signedIn: boolean; emailVerified?: boolean }> {
  const { body } = await visit('/api/session', { headers: { cookie } })
  return JSON.parse(body) as { signedIn: boolean; emailVerified?: boolean }
}

/** Clicks the button of the page that an emailed link opens. */
function useLink(link: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const sent = Object.fromEntries(new URL(link).searchParams)
  return postForm('/api/account/code', { locale: 'en', ...sent, ...fields }, headers)
}

async function askForLink(kind: 'link' | 'reset', email: string): Promise<string> {
  await postForm('/api/account/mail', { kind, email, locale: 'en' })
  return mailedLink(email, kind === 'link' ? 'signIn' : 'resetPassword')
}

/** Sends an order without lines: a customer gets a 422, others get a 401. */
const order = (headers: Record<string, string>) => post('/api/orders', {}, headers)

/** Expects that an account created before its owner verified the address has no access any more. */
async function expectShutOut(email: string, { cookie, token }: { cookie: string; token: string }) {
  expect((await sessionIn(cookie)).signedIn, 'the session').toBe(false)
  expect((await order({ authorization: `Bearer ${token}` })).status, 'the token').toBe(401)
  expect((await logIn(email, PASSWORD)).status, 'the password').toBe(400)
}

test('ASVS 6.4.3, 7.4.3: signing in by an emailed link removes passwords and sessions from before the address was verified', async () => {
  const email = newAddress()
  const attacker = await openAccount(email)
  const entered = await useLink(await askForLink('link', email), { email })
  expect(destination(entered)).toBe('/en/account/profile')
  expect(await sessionIn(cookieOf(entered))).toMatchObject({ signedIn: true, emailVerified: true })
  await expectShutOut(email, attacker)
})

test('ASVS 6.4.3: an emailed link signs in only at its own address, and does not reset the password of another account', async () => {
  const [own, other] = [newAddress(), newAddress()]
  await openAccount(other)
  const link = await askForLink('link', own)
  expect(sessionOf(await useLink(link, { email: other }))).toBeUndefined()
  expect((await logIn(other, PASSWORD)).status).toBe(200)
})

test('ASVS 6.4.3, 7.4.3: verifying an address in another browser sets a new password and ends older sessions', async () => {
  const email = newAddress()
  const attacker = await openAccount(email)
  const link = await mailedLink(email, 'verifyEmail')
  expect(sessionOf(await useLink(link)), 'without a password').toBeUndefined()
  expect((await sessionIn(attacker.cookie)).emailVerified).toBe(false)
  expect(sessionOf(await useLink(link, { password: 'password1' })), 'with a weak one').toBeUndefined()

  const confirmed = await useLink(link, { password: NEW_PASSWORD })
  expect(await sessionIn(cookieOf(confirmed))).toMatchObject({ signedIn: true, emailVerified: true })
  await expectShutOut(email, attacker)
  expect((await logIn(email, NEW_PASSWORD)).status).toBe(200)
})

test('ASVS 7.2.4: verifying an address in the browser that signed up keeps the password and renews the session', async () => {
  const { email, cookie } = await openAccount()
  const elsewhere = cookieOf(await logIn(email, PASSWORD))
  const confirmed = await useLink(await mailedLink(email, 'verifyEmail'), {}, { cookie })
  expect(await sessionIn(cookieOf(confirmed))).toMatchObject({ signedIn: true, emailVerified: true })
  expect((await sessionIn(elsewhere)).signedIn, 'a session from before').toBe(false)
  expect((await logIn(email, PASSWORD)).status).toBe(200)
})

test('ASVS 6.4.3, 7.4.3: resetting the password by email ends every session', async () => {
  const email = newAddress()
  const thief = await openAccount(email)
  const link = await askForLink('reset', email)
  const weak = await useLink(link, { password: '12345678' })
  expect(destination(weak)).toContain('/en/auth/action?')
  expect(destination(await useLink(link, { password: NEW_PASSWORD }))).toContain('/en/auth/sign-in?')
  await expectShutOut(email, thief)
  expect((await logIn(email, NEW_PASSWORD)).status).toBe(200)
})

test('ASVS 7.4.1: after signing out a copied cookie cannot order and is deleted', async () => {
  const { cookie } = await openAccount()
  expect((await order({ cookie, ...OWN_ORIGIN })).status).toBe(422)
  expect(destination(await postForm('/api/logout', { locale: 'en' }, { cookie }))).toBe('/en/pages-logout')
  const refused = await order({ cookie, ...OWN_ORIGIN })
  expect(refused.status).toBe(401)
  expect(sessionOf(refused)).toContain('__session=;')
})

test('ASVS 7.4.1: a rejected checkout deletes an invalid cookie', async () => {
  const refused = await order({ cookie: '__session=garbage; signed-in=1', ...OWN_ORIGIN })
  expect(refused.status).toBe(401)
  expect(refused.headers.getSetCookie().join()).toMatch(/__session=;.*signed-in=;/)
})

test('ASVS 7.4.4: the sign-out page says who is signed in and offers to sign out', async () => {
  const { email, cookie } = await openAccount()
  const signedIn = (await visit('/en/pages-logout', { headers: { cookie } })).body
  expect(signedIn).toContain('You are still signed in')
  expect(signedIn).toContain(email)
  expect(signedIn).not.toContain('You are signed out')
  expect((await visit('/en/pages-logout')).body).toContain('You are signed out')
})

test('ASVS 6.3.1: wrong guesses block one connection, but not the owner on another one', async () => {
  const { email } = await openAccount()
  const attacker = ownAddress()
  const statuses: number[] = []
  for (let count = 0; count < 12; count += 1)
    statuses.push((await logIn(email, `guess ${count}`, attacker)).status)
  expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429])
  expect((await logIn(email, PASSWORD, attacker)).status).toBe(429)
  expect((await logIn(email, PASSWORD)).status).toBe(200)
})

test('ASVS 6.2.1, 6.2.4, 6.2.12: the server creates no account with a short or common password', async () => {
  for (const password of ['123456', 'password', '12345678', 'meridian2026', 'kX9#vLq']) {
    const response = await post('/api/signup', { email: newAddress(), password, locale: 'en' })
    expect(response.status, password).toBe(400)
    expect(JSON.parse(response.body)).toEqual({
      error: 'weakPassword',
      message: 'password too weak, use a stronger one',
    })
  }
})
