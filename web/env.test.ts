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
    const environment = parseEnvironment(SOUND)
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
    const lake = { ...SOUND, SANITY_API_HOST: 'http://lake.example.com' }
    expect(refusal({ ...lake, SITE_URL: 'https://www.example.com' })).toContain(
      'SANITY_API_HOST must be https',
    )
    expect(refusal(lake)).toBe('')
  })

  test.each(['..', '.builds/../../x', '/tmp/x'])('refuse %s as the folder of the build', (folder) => {
    expect(refusal({ ...SOUND, NEXT_DIST_DIR: folder })).toContain('NEXT_DIST_DIR')
  })
})
