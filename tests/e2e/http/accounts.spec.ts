import { request as send } from 'node:http'
import { expect, test } from '@playwright/test'
import { post, postForm, sessionOf } from '../support/account-requests.ts'
import { newAddress, openAccount, PASSWORD } from '../support/accounts.ts'
import { siteUrl } from '../support/addresses.ts'
import { mailsTo } from '../support/mailbox.ts'
import { destination, type SiteResponse, visit } from '../support/visitor.ts'

const cookiesOf = ({ headers }: SiteResponse) => headers.getSetCookie()

/** Returns an unsigned token with other claims, as anyone can write one. */
function forge(token: string, claims: object): string {
  const [head = '', body = ''] = token.split('.')
  const known = JSON.parse(Buffer.from(body, 'base64url').toString()) as object
  return `${head}.${Buffer.from(JSON.stringify({ ...known, ...claims })).toString('base64url')}.`
}

test('ASVS 3.3.1, 3.3.2, 3.3.4: the session cookie is for this site only, and scripts cannot read it', async () => {
  const { email } = await openAccount()
  const cookie = sessionOf(await post('/api/login', { email, password: PASSWORD })) ?? ''
  for (const flag of ['HttpOnly', 'SameSite=lax', 'Path=/', 'Max-Age=86400']) expect(cookie).toContain(flag)
  expect(cookie, 'it is sent to no other host').not.toContain('Domain')
})

test('ASVS 7.2.4: every sign-in creates a new session; a planted one is not adopted', async () => {
  const { email } = await openAccount()
  const planted = { cookie: '__session=planted' }
  const session = sessionOf(await post('/api/login', { email, password: PASSWORD }, planted))
  expect(session).toBeDefined()
  expect(session).not.toContain('planted')
})

test('ASVS 9.1.1, 9.2.1: forged, foreign, expired and invalid tokens create no session and end the old one', async () => {
  const { token } = await openAccount()
  const hour = 3_600
  const now = Math.floor(Date.now() / 1000)
  const tokens = [
    'x.y.z',
    forge(token, { exp: now - 1, iat: now - hour, auth_time: now - hour }),
    forge(token, { iat: now - 301, auth_time: now - 301 }),
    forge(token, { auth_time: now - 301 }),
    forge(token, { aud: 'another-project' }),
    forge(token, { iss: 'https://securetoken.google.com/another-project' }),
    forge(token, { sub: 'nobody', user_id: 'nobody' }),
  ]
  for (const one of tokens) {
    const response = await visit('/api/session', {
      method: 'POST',
      headers: { authorization: `Bearer ${one}` },
    })
    expect(response.status, one.slice(0, 20)).toBe(401)
    expect(sessionOf(response)).toContain('__session=;')
  }
  const response = await visit('/api/session', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(response.status).toBe(200)
})

/** Returns the status of a request with a `Host` that DNS rebinding could send. */
function statusFrom(host: string, method: string, path: string, headers: Record<string, string>) {
  const { hostname, port } = new URL(siteUrl)
  return new Promise<number | undefined>((resolve, reject) => {
    send({ hostname, port, path, method, headers: { ...headers, host } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })
}

test('ASVS 9.1.2: emulated tokens and sessions are accepted on loopback hosts only', async () => {
  const { cookie, token } = await openAccount()
  const hosts = [new URL(siteUrl).host, 'rebound.example', `rebound.example:${new URL(siteUrl).port}`]
  const statuses = (method: string, path: string, headers: Record<string, string>) =>
    Promise.all(hosts.map((host) => statusFrom(host, method, path, headers)))
  const bearer = { authorization: `Bearer ${token}` }
  expect(await statuses('POST', '/api/session', bearer)).toEqual([200, 401, 401])
  expect(await statuses('POST', '/api/orders', bearer)).toEqual([422, 401, 401])
  const order = `/api/account/order-pages?path=/success&order=order.${'0'.repeat(32)}`
  expect(await statuses('GET', order, { cookie })).toEqual([404, 401, 401])
})

test('ASVS 3.5.1: writes from other sites’ pages are rejected', async () => {
  const { email, cookie, token } = await openAccount()
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  const credentials = { email, password: PASSWORD }
  const responses = await Promise.all([
    postForm('/api/login', credentials, foreign),
    postForm('/api/signup', { ...credentials, email: newAddress() }, foreign),
    post('/api/login', credentials, foreign),
    postForm('/api/logout', { locale: 'en' }, { ...foreign, cookie }),
    postForm('/api/account/mail', { kind: 'reset', email }, foreign),
    postForm('/api/account/code', { mode: 'verifyEmail', oobCode: 'x' }, foreign),
    post(
      '/api/account/saved-items',
      { account: null, set: [], removed: [], wished: ['1030'], unwished: [] },
      { ...foreign, cookie },
    ),
    visit('/api/session', { method: 'DELETE', headers: { ...foreign, cookie } }),
    visit('/api/session', { method: 'POST', headers: { ...foreign, authorization: `Bearer ${token}` } }),
  ])
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 403))
  expect(responses.flatMap(cookiesOf)).toEqual([])
})

test('ASVS 3.7.2: signing in redirects to pages of this site only', async () => {
  const { email } = await openAccount()
  const led = async (returnUrl: string) =>
    destination(await postForm('/api/login', { email, password: PASSWORD, locale: 'ar', returnUrl }))
  expect(await led('/ar/shop/checkout?step=1')).toBe('/ar/shop/checkout?step=1')
  for (const asked of ['https://evil.example', '//evil.example', '/\\evil.example', '/api/logout'])
    expect(await led(asked), asked).toBe('/ar/account/profile')
})

test('ASVS 6.3.8: requesting a link does not reveal whether an account exists', async () => {
  const { email } = await openAccount()
  const [known, unknown] = await Promise.all(
    [email, newAddress()].map((address) => post('/api/account/mail', { kind: 'reset', email: address })),
  )
  expect([known?.status, known?.body]).toEqual([unknown?.status, unknown?.body])
})

test('ASVS 7.4.1: an ended session sees no account page and is deleted', async () => {
  const { cookie } = await openAccount()
  expect((await visit('/en/account/profile', { headers: { cookie } })).status).toBe(200)
  const forged = `${cookie.split('.')[0] ?? ''}.e30.`
  const sent = await visit('/en/account/profile', { headers: { cookie: forged } })
  const renewed = await visit(destination(sent) ?? '', { headers: { cookie: forged } })
  expect(sessionOf(renewed)).toContain('__session=;')
  expect(destination(renewed)).toBe('/en/auth/sign-in?returnUrl=%2Fen%2Faccount%2Fprofile')
})

test('ASVS 14.3.2: account pages and data are neither cached nor prerendered', async () => {
  const { email, cookie } = await openAccount()
  for (const path of ['/en/account/profile', '/en/account/security', '/en/account/projects']) {
    const { headers } = await visit(path, { headers: { cookie } })
    expect(headers.get('cache-control'), path).toContain('no-store')
  }
  const { headers, body } = await visit('/api/account/data', { headers: { cookie } })
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('content-disposition')).toContain('my-data.json')
  expect(JSON.parse(body)).toMatchObject({ profile: { email }, orders: [], reviews: [] })
  expect((await visit('/api/account/data')).status).toBe(401)
})

test('ASVS 1.3.11, 1.2.1: input cannot inject email headers or page code', async () => {
  const name = '<script>alert(1)</script>'
  const response = await post('/api/signup', { name, email: newAddress(), password: PASSWORD })
  const cookie = sessionOf(response)?.split(';')[0] ?? ''
  expect((await visit('/en/account/profile', { headers: { cookie } })).body).not.toContain('<script>alert(1)')
  const injected = `mary@example.com\r\nBcc: everybody@example.com`
  expect((await post('/api/account/mail', { kind: 'reset', email: injected })).status).toBe(400)
  expect((await post('/api/signup', { name: '', email: injected, password: PASSWORD })).status).toBe(400)
  expect(await mailsTo('everybody@example.com')).toEqual([])
})
