import { expect, test } from 'vitest'
import { describeError, fix, formatFindings, note, ok } from './check.ts'
import { withoutSecrets } from './hosted.ts'

test('formats one line per finding, in columns', () => {
  expect(
    formatFindings([ok('Site', 'responds'), fix('CORS of site', 'add it'), note('Redis', 'not set')]),
  ).toBe(
    ['ok    Site          responds', 'fix   CORS of site  add it', 'note  Redis         not set'].join('\n'),
  )
})

test('describes an error and its cause in one line', () => {
  const refused = Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' })
  expect(describeError(new TypeError('fetch failed\nat somewhere', { cause: refused }))).toBe(
    'fetch failed: ECONNREFUSED',
  )
})

test('removes secrets that a service repeats, and keeps other values', () => {
  const environment = { SITE_URL: 'https://www.example.com', CRON_SECRET: 'abcdefgh', EMPTY_SECRET: '' }
  expect(withoutSecrets('https://www.example.com refuses abcdefgh', environment)).toBe(
    'https://www.example.com refuses [CRON_SECRET]',
  )
})

test.each([
  'CRON_SECRET',
  'DEEPL_API_KEY',
  'FIREBASE_PRIVATE_KEY',
  'REDIS_URL',
  'RESEND_API_KEY',
  'REVALIDATE_SECRET',
  'SANITY_API_READ_TOKEN',
  'SANITY_API_WRITE_TOKEN',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
])('%s is a secret', (name) => {
  expect(withoutSecrets('abcdefgh is refused', { [name]: 'abcdefgh' })).toBe(`[${name}] is refused`)
})
