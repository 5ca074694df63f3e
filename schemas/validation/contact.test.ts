import { describe, expect, test } from 'vitest'
import { checkDuplicateProfiles, checkEmail, checkPhone, checkProfileUrl } from './contact.ts'

describe('e-mail addresses', () => {
  test.each(['hello@meridian.example', 'a.b+c@mail.example.com', undefined])('%s is fine', (email) => {
    expect(checkEmail(email)).toBe(true)
  })

  test.each([
    'hello',
    'hello@example',
    'a b@example.com',
    'a@b@example.com',
    `${'a'.repeat(65)}@example.com`,
  ])('%s is refused', (email) => {
    expect(checkEmail(email)).toContain('hello@example.com')
  })

  test('the longest one has 254 characters', () => {
    const address = (length: number) => `a@${'b'.repeat(length - 6)}.com`
    expect(checkEmail(address(254))).toBe(true)
    expect(checkEmail(address(255))).not.toBe(true)
  })
})

test('telephone numbers carry their country code', () => {
  expect(checkPhone('+44 20 7946 0123')).toBe(true)
  expect(checkPhone('+86 (10) 1234-5678')).toBe(true)
  expect(checkPhone('020 7946 0123')).toContain('country code')
  expect(checkPhone('+44 call us')).toContain('country code')
})

test('a profile lives on its own network', () => {
  const youtube = { title: 'YouTube', hosts: ['youtube.com'] }
  expect(checkProfileUrl('https://www.youtube.com/@meridian', youtube)).toBe(true)
  expect(checkProfileUrl('https://notyoutube.com/@meridian', youtube)).toContain('isn’t on YouTube')
  expect(checkProfileUrl('https://facebook.com/meridian', youtube)).toContain('isn’t on YouTube')
  expect(checkProfileUrl('https://social.example/@meridian', { title: 'Mastodon' })).toBe(true)
})

test('a profile that is listed twice is reported at the URL of the second one', () => {
  const profile = (_key: string, url?: string) => ({ _key, url })
  const first = profile('first', 'https://www.youtube.com/@meridian')
  expect(checkDuplicateProfiles(undefined)).toBe(true)
  expect(checkDuplicateProfiles([first, profile('second'), profile('third')])).toBe(true)
  expect(checkDuplicateProfiles([first, profile('second', 'https://x.com/meridian')])).toBe(true)
  expect(checkDuplicateProfiles([first, { ...first, _key: 'second' }])).toMatchObject({
    path: [{ _key: 'second' }, 'url'],
  })
})
