import { describe, expect, test } from 'vitest'
import { environmentVariables, parseEnvironment, VARIABLE_NAMES, type VariableName } from './env.ts'

type Values = Record<string, string | undefined>

/** The settings of unit tests, with emulated accounts. */
const EMULATED: Values = Object.fromEntries(VARIABLE_NAMES.map((name) => [name, process.env[name]]))

/** The same with accounts of a hosted project. */
const HOSTED: Values = {
  ...EMULATED,
  FIREBASE_AUTH_EMULATOR_HOST: undefined,
  FIREBASE_PROJECT_ID: 'meridian-accounts',
  FIREBASE_CLIENT_EMAIL: 'site@meridian-accounts.iam.gserviceaccount.com',
  FIREBASE_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----\\nabc\\n-----END PRIVATE KEY-----',
}

const isRequired = (name: VariableName) => !environmentVariables[name].schema.safeParse(undefined).success

/** The message with which the settings are refused; empty if they are accepted. */
function refusal(values: Values): string {
  try {
    parseEnvironment(values)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

function expectMissing(name: VariableName, message: string): void {
  expect(message).toContain(`${name} is missing`)
  expect(message).toContain(environmentVariables[name].purpose)
  expect(message).toContain(environmentVariables[name].source)
}

describe('the settings of the site', () => {
  test('are accepted when all are there, with emulated and with hosted accounts', () => {
    const environment = parseEnvironment({ ...EMULATED, SANITY_API_HOST: '' })
    expect(environment).toMatchObject({ SITE_URL: EMULATED.SITE_URL, CRON_SECRET: EMULATED.CRON_SECRET })
    expect(environment.SANITY_API_HOST).toBeUndefined()
    expect(refusal(HOSTED)).toBe('')
  })

  test.each(VARIABLE_NAMES.filter(isRequired))(
    'are refused by name, purpose and source without %s',
    (name) => {
      for (const value of [undefined, '', '  ']) expectMissing(name, refusal({ ...EMULATED, [name]: value }))
    },
  )

  test.each(['FIREBASE_CLIENT_EMAIL', 'FIREBASE_PRIVATE_KEY'] as const)(
    'are refused without %s when accounts are hosted',
    (name) => {
      expectMissing(name, refusal({ ...HOSTED, [name]: undefined }))
    },
  )

  test('name everything that is missing at once', () => {
    const message = refusal({})
    for (const name of VARIABLE_NAMES.filter(isRequired)) expectMissing(name, message)
    for (const name of ['FIREBASE_CLIENT_EMAIL', 'FIREBASE_PRIVATE_KEY'] as const)
      expectMissing(name, message)
  })

  test('never repeat a secret', () => {
    expect(refusal({ ...EMULATED, REVALIDATE_SECRET: 'too-short' })).not.toContain('too-short')
  })

  test.each(['https://example.com/', 'https://example.com/shop', 'example.com', 'ftp://example.com'])(
    'refuse %s as an origin',
    (url) => {
      expect(refusal({ ...EMULATED, SITE_URL: url })).toContain('SITE_URL must be an origin')
    },
  )

  test.each(['SANITY_API_HOST', 'RESEND_API_HOST', 'DEEPL_API_HOST', 'STRIPE_API_URL'])(
    'refuse a public site with an unencrypted %s',
    (name) => {
      const values = { ...HOSTED, SANITY_API_HOST: '', [name]: 'http://service.example.com' }
      expect(refusal({ ...values, SITE_URL: 'https://www.example.com' })).toContain(`${name} must be https`)
      expect(refusal(values)).toBe('')
    },
  )

  test('accept a private key whose line ends are written as \\n', () => {
    const { FIREBASE_PRIVATE_KEY } = parseEnvironment(HOSTED)
    expect(FIREBASE_PRIVATE_KEY).toBe('-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----')
  })

  test.each(['..', '.builds/../../x', '/tmp/x'])('refuse %s as the folder of the build', (folder) => {
    expect(refusal({ ...EMULATED, NEXT_DIST_DIR: folder })).toContain('NEXT_DIST_DIR')
  })

  test('accept the address of a Redis server, and nothing else', () => {
    for (const url of ['redis://localhost:6379', 'rediss://user:word@cache.example.com:6380/1'])
      expect(refusal({ ...EMULATED, REDIS_URL: url })).toBe('')
    for (const url of ['localhost:6379', 'http://localhost:6379', 'redis://'])
      expect(refusal({ ...EMULATED, REDIS_URL: url })).toContain('REDIS_URL must be')
  })
})

describe('secrets', () => {
  const secrets = VARIABLE_NAMES.filter((name) =>
    /_SECRET$|_TOKEN$|^STRIPE_SECRET_KEY$|^(?:RESEND|DEEPL)_API_KEY$/.test(name),
  )
  const examples = secrets.flatMap((name) => environmentVariables[name].example ?? [])

  test.each(secrets)('%s is refused when it is short, an example or a pattern', (name) => {
    for (const value of [
      ...examples,
      'a'.repeat(16),
      'abab'.repeat(8),
      '12345678'.repeat(4),
      '0000000000000001',
      'change-me-before-you-deploy',
      '<the secret of the site>',
      'f3a9c1',
    ])
      expect(refusal({ ...EMULATED, [name]: value }), value).toContain(`${name} must `)
  })

  test.each([
    ['openssl rand -hex 32', '9f2c4b7de05a813c6f0d92b4e7a1583c0d6e9b2f74a85c1379e0b6d4f2a8c513'],
    ['openssl rand -hex 16', 'c08e5d1b7f3a9426e0d1b85c7a3f9e24'],
    ['openssl rand -base64 24', 'pX3vR0k+JbZ8mQwT/1yNcG6hLfUe9sDa'],
  ])('made by %s are accepted', (_, value) => {
    for (const name of secrets) expect(refusal({ ...EMULATED, [name]: value }), name).toBe('')
  })
})

// OWASP ASVS 5.0, 9.1.2: unsigned tokens ("alg: none") must never be accepted where they matter.
describe('emulated accounts', () => {
  test.each([
    'http://www.shop.example',
    'https://www.shop.example',
    'http://localhost.shop.example',
    'http://192.168.0.10:3000',
    'http://0.0.0.0:3000',
  ])('are refused when the site is %s', (url) => {
    expect(refusal({ ...EMULATED, SITE_URL: url })).toContain('FIREBASE_AUTH_EMULATOR_HOST must not be set')
  })

  test.each([
    'http://localhost:3000',
    'http://site.localhost:3000',
    'http://127.0.0.9:3000',
    'http://[::1]:3000',
  ])('are accepted when the site is %s', (url) => {
    expect(refusal({ ...EMULATED, SITE_URL: url })).toBe('')
  })

  test('are refused for a hosted project', () => {
    expect(refusal({ ...EMULATED, FIREBASE_PROJECT_ID: 'meridian-accounts' })).toContain(
      'FIREBASE_AUTH_EMULATOR_HOST needs',
    )
  })

  test.each(['auth.example.com:9099', 'localhost', '10.0.0.1:9099', 'localhost@auth.example.com:9099'])(
    'are refused at %s',
    (host) => {
      expect(refusal({ ...EMULATED, FIREBASE_AUTH_EMULATOR_HOST: host })).toContain(
        'FIREBASE_AUTH_EMULATOR_HOST must be a loopback host',
      )
    },
  )

  test('are not switched on by a blank, which the SDK of accounts takes for an emulator', () => {
    expect(refusal({ ...HOSTED, FIREBASE_AUTH_EMULATOR_HOST: ' ' })).toContain(
      'FIREBASE_AUTH_EMULATOR_HOST must be removed',
    )
  })
})
