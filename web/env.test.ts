import { describe, expect, test } from 'vitest'
import { environmentVariables, parseEnvironment, type VariableName } from './env.ts'

const SOUND = {
  SITE_URL: 'http://localhost:3000',
  STUDIO_URL: 'http://localhost:3333',
  SANITY_PROJECT_ID: 'meridian',
  SANITY_DATASET: 'production',
  SANITY_API_READ_TOKEN: 'a-token-of-the-viewer',
  SANITY_API_WRITE_TOKEN: 'a-token-of-an-editor',
  RESEND_API_KEY: 're_key_of_the_mail_service',
  MAIL_FROM: 'Meridian <website@meridian.example>',
  REVALIDATE_SECRET: 'a-secret-nobody-guesses',
  FIREBASE_PROJECT_ID: 'demo-meridian',
  FIREBASE_API_KEY: 'emulated',
  STRIPE_SECRET_KEY: 'sk_test_key_of_an_account',
  STRIPE_WEBHOOK_SECRET: 'whsec_secret_of_an_endpoint',
}

/** Accounts of this machine, or of a hosted project. */
const EMULATED = { FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' }
const HOSTED = {
  FIREBASE_PROJECT_ID: 'meridian-accounts',
  FIREBASE_CLIENT_EMAIL: 'site@meridian-accounts.iam.gserviceaccount.com',
  FIREBASE_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----\\nabc\\n-----END PRIVATE KEY-----',
}

/** The message with which the settings are refused. */
function refusal(values: Record<string, string | undefined>): string {
  try {
    parseEnvironment(values)
  } catch (error) {
    return (error as Error).message
  }
  return ''
}

describe('the settings of the site', () => {
  test('are accepted when everything needed is there; nothing stands in for the hosted lake', () => {
    const environment = parseEnvironment({ ...SOUND, ...EMULATED })
    expect(environment).toMatchObject(SOUND)
    expect(environment.SANITY_API_HOST).toBeUndefined()
  })

  test.each(Object.keys(SOUND) as VariableName[])(
    'name %s, its purpose and source when it is missing',
    (name) => {
      for (const value of [undefined, '', '  ']) {
        const message = refusal({ ...SOUND, [name]: value })
        expect(message).toContain(`${name} is missing`)
        expect(message).toContain(environmentVariables[name].purpose)
        expect(message).toContain(environmentVariables[name].source)
      }
    },
  )

  test('name everything that is missing at once', () => {
    expect(refusal({})).toMatch(/SITE_URL[\s\S]*REVALIDATE_SECRET/)
  })

  test('never repeat a secret', () => {
    expect(refusal({ ...SOUND, REVALIDATE_SECRET: 'too-short' })).not.toContain('too-short')
  })

  test.each(['https://example.com/', 'https://example.com/shop', 'example.com', 'ftp://example.com'])(
    'refuse %s as an origin',
    (url) => {
      expect(refusal({ ...SOUND, SITE_URL: url })).toContain('SITE_URL must be an origin')
    },
  )

  test('refuse a public site that would read its content unencrypted', () => {
    const lake = { ...SOUND, ...HOSTED, SANITY_API_HOST: 'http://lake.example.com' }
    expect(refusal({ ...lake, SITE_URL: 'https://www.example.com' })).toContain(
      'SANITY_API_HOST must be https',
    )
    expect(refusal(lake)).toBe('')
  })

  test('accept a hosted project with its service account; line ends of the key may be written out', () => {
    const { FIREBASE_PRIVATE_KEY } = parseEnvironment({
      ...SOUND,
      ...HOSTED,
      SITE_URL: 'https://example.com',
    })
    expect(FIREBASE_PRIVATE_KEY).toBe('-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----')
    expect(refusal({ ...SOUND, FIREBASE_PROJECT_ID: 'meridian-accounts' })).toContain('FIREBASE_CLIENT_EMAIL')
  })

  // OWASP ASVS 5.0, 9.1.2: unsigned tokens ("alg: none") must never be accepted where they matter.
  test.each([
    ['a public address', { SITE_URL: 'https://www.example.com' }],
    ['Vercel', { VERCEL: '1' }],
    ['Cloud Run', { K_SERVICE: 'site' }],
    ['a project that is none of the emulator’s', { FIREBASE_PROJECT_ID: 'meridian-accounts' }],
  ])('refuse emulated accounts under %s', (_, values) => {
    expect(refusal({ ...SOUND, ...EMULATED, ...values })).toContain('FIREBASE_AUTH_EMULATOR_HOST')
  })

  test.each(['auth.example.com:9099', 'localhost', '10.0.0.1:9099'])(
    'refuse %s as the host of emulated accounts',
    (host) => {
      expect(refusal({ ...SOUND, FIREBASE_AUTH_EMULATOR_HOST: host })).toContain(
        'FIREBASE_AUTH_EMULATOR_HOST',
      )
    },
  )

  test.each(['..', '.builds/../../x', '/tmp/x'])('refuse %s as the folder of the build', (folder) => {
    expect(refusal({ ...SOUND, NEXT_DIST_DIR: folder })).toContain('NEXT_DIST_DIR')
  })
})
