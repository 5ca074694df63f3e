import { generateKeyPairSync } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { authorizedDomain, describeLinkError, mailedLinks, passwordSignIn } from './firebase.ts'

const HOSTED = {
  SITE_URL: 'https://www.example.com',
  FIREBASE_PROJECT_ID: 'meridian-accounts',
  FIREBASE_API_KEY: 'web-api-key',
}

const contains = (text: string) => expect.stringContaining(text) as string

afterEach(() => {
  vi.unstubAllEnvs()
})

/** Creates a service with one response, and records its calls. */
function service(status: number, body: object) {
  const calls: { url: string; init: RequestInit | undefined }[] = []
  const request = (url: string, init?: RequestInit) => {
    calls.push({ url, init })
    return Promise.resolve(Response.json(body, { status }))
  }
  return { calls, request: request as typeof fetch }
}

const refusing = (message: string) => service(400, { error: { code: 400, message } })

describe('the key', () => {
  const domains = (...authorizedDomains: string[]) =>
    service(200, { projectId: '1234', authorizedDomains }).request

  test('is requested like from a page of the site', async () => {
    const { calls, request } = service(200, { authorizedDomains: ['example.com'] })
    expect(await authorizedDomain(HOSTED, request)).toMatchObject({ state: 'ok' })
    expect(calls[0]?.url).toBe('https://identitytoolkit.googleapis.com/v1/projects?key=web-api-key')
    expect(calls[0]?.init?.headers).toMatchObject({ referer: 'https://www.example.com/' })
  })

  test('is rejected', async () => {
    const { request } = refusing('API key not valid. Please pass a valid API key.')
    expect(await authorizedDomain(HOSTED, request)).toMatchObject({
      state: 'fix',
      message: contains('refuses FIREBASE_API_KEY (API key not valid'),
    })
  })

  test('belongs to another project', async () => {
    const request = domains('localhost', 'another.firebaseapp.com', 'www.example.com')
    expect(await authorizedDomain(HOSTED, request)).toMatchObject({
      state: 'fix',
      message: contains('belongs to another.firebaseapp.com'),
    })
  })

  test('belongs to a project without the site’s domain', async () => {
    const request = domains('localhost', 'meridian-accounts.firebaseapp.com', 'ww.example.com')
    expect(await authorizedDomain(HOSTED, request)).toMatchObject({
      state: 'fix',
      message: contains('www.example.com is not an authorized domain'),
    })
  })
})

describe('a sign-in of an unknown user', () => {
  test.each([
    ['INVALID_LOGIN_CREDENTIALS', 'ok', 'protected against enumeration'],
    ['EMAIL_NOT_FOUND', 'fix', 'enumeration protection'],
    ['PASSWORD_LOGIN_DISABLED', 'fix', 'enable Email/Password'],
    ['OPERATION_NOT_ALLOWED : The identity provider is disabled.', 'fix', 'enable Email/Password'],
    ['CONFIGURATION_NOT_FOUND', 'fix', 'enable Email/Password'],
    ['API key not valid.', 'fix', 'check FIREBASE_API_KEY'],
  ])('with the response %s', async (message, state, words) => {
    expect(await passwordSignIn(HOSTED, refusing(message).request)).toMatchObject({
      state,
      message: contains(words),
    })
  })

  test('may reveal unknown addresses in the emulator', async () => {
    const { calls, request } = refusing('EMAIL_NOT_FOUND')
    const environment = { ...HOSTED, FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' }
    expect(await passwordSignIn(environment, request)).toMatchObject({ state: 'ok' })
    expect(calls[0]?.url).toContain('http://localhost:9099/identitytoolkit.googleapis.com/v1/')
  })
})

describe('links', () => {
  test('need a service account', async () => {
    expect(await mailedLinks(HOSTED)).toMatchObject({
      state: 'fix',
      message: contains('FIREBASE_CLIENT_EMAIL and FIREBASE_PRIVATE_KEY are not set'),
    })
  })

  test('fail with an invalid key, which is not shown', async () => {
    const { privateKey } = generateKeyPairSync('ed25519')
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    const broken = pem.replace(/^[A-Za-z0-9+/=]+$/m, 'bm90IGEga2V5')
    const finding = await mailedLinks({
      ...HOSTED,
      FIREBASE_CLIENT_EMAIL: 'site@meridian-accounts.iam.gserviceaccount.com',
      FIREBASE_PRIVATE_KEY: broken.replaceAll('\n', '\\n'),
    })
    expect(finding).toMatchObject({ state: 'fix' })
    expect(finding.message).not.toContain('bm90IGEga2V5')
  })

  test.each([
    ['auth/operation-not-allowed', 'enable Email link'],
    ['auth/unauthorized-continue-uri', 'Authorized domains'],
    ['app/invalid-credential', 'make a new key'],
    ['auth/insufficient-permission', 'firebase-adminsdk'],
    ['auth/configuration-not-found', 'Get started'],
  ])('that fail with %s', (code, words) => {
    expect(describeLinkError(Object.assign(new Error('refused'), { code }))).toEqual(contains(words))
  })

  test('that fail for a reason without a code name it', () => {
    const data = { error: { message: 'PROJECT_DISABLED' } }
    const error = { code: 'auth/internal-error', httpResponse: { data } }
    expect(describeLinkError(error)).toEqual(contains('(PROJECT_DISABLED)'))
  })

  test('that fail for an unknown reason throw', () => {
    expect(() => describeLinkError(new Error('socket hang up'))).toThrow('socket hang up')
  })
})
