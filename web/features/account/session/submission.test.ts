import { describe, expect, test, vi } from 'vitest'
import { readSubmission } from './submission.ts'

vi.mock('#web/env.ts', () => ({ environment: () => ({ SITE_URL: 'https://www.example.com' }) }))

const OWN = { origin: 'https://www.example.com', 'sec-fetch-site': 'same-origin' }
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const JSON_TYPE = { 'content-type': 'application/json' }

const send = async (headers: Record<string, string>, body: string) => {
  const request = new Request('https://www.example.com/api/login', { method: 'POST', headers, body })
  const read = await readSubmission(request)
  return read.ok ? read.value : read.error.status
}

describe('an account endpoint', () => {
  test('accepts a form of this site and JSON', async () => {
    expect(await send({ ...OWN, ...FORM }, 'email=a%40b.co&password=+x+&locale=ar')).toEqual({
      fields: { email: 'a@b.co', password: ' x ', locale: 'ar' },
      isForm: true,
      locale: 'ar',
    })
    expect(await send(JSON_TYPE, '{"email":"a@b.co","password":1,"locale":"fr"}')).toEqual({
      fields: { email: 'a@b.co', locale: 'fr' },
      isForm: false,
      locale: 'en',
    })
  })

  // OWASP ASVS 5.0, 3.5.1: requests from pages of other sites are rejected.
  test.each([
    ['a form of another site', { ...FORM, origin: 'https://evil.example' }],
    ['a form with an opaque origin', { ...FORM, origin: 'null' }],
    ['a form without an origin', FORM],
    ['a form of a sibling subdomain', { ...FORM, origin: 'https://blog.example.com' }],
    ['a form with a forged origin', { ...FORM, ...OWN, 'sec-fetch-site': 'cross-site' }],
    ['JSON of another site', { ...JSON_TYPE, origin: 'https://evil.example' }],
    ['JSON fetched from another site', { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' }],
    ['JSON fetched from a sibling subdomain', { ...JSON_TYPE, 'sec-fetch-site': 'same-site' }],
  ])('rejects %s', async (_, headers) => {
    expect(await send(headers, 'email=a')).toBe(403)
  })

  // OWASP ASVS 5.0, 4.1.1 and 2.4: bodies of another kind, too long or malformed.
  test.each([
    ['text that may be JSON', { 'content-type': 'text/plain' }, '{}', 415],
    ['a form with files', { ...OWN, 'content-type': 'multipart/form-data; boundary=x' }, '--x--', 415],
    ['too much', JSON_TYPE, JSON.stringify({ email: 'a'.repeat(9_000) }), 413],
    ['what is no JSON', JSON_TYPE, '{', 422],
    ['a list', JSON_TYPE, '["a"]', 422],
    ['nothing', JSON_TYPE, 'null', 422],
  ])('refuses %s', async (_, headers, body, status) => {
    expect(await send(headers, body)).toBe(status)
  })

  test('reads no field from the prototype', async () => {
    const taken = await send(JSON_TYPE, '{"__proto__":{"email":"x"},"password":"y"}')
    expect(typeof taken === 'object' && taken.fields.email).toBeUndefined()
  })
})
