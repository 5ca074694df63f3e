import { expect, test } from 'vitest'
import { LOCALES } from './locales.ts'
import { canonicalPath, localizedPath, RESERVED_SEGMENTS } from './routes.ts'

test('each type has its canonical address', () => {
  expect(canonicalPath('page', '/')).toBe('/')
  expect(canonicalPath('page', '/about/v1')).toBe('/about/v1')
  expect(canonicalPath('service', 'cybersecurity')).toBe('/services/cybersecurity')
  expect(canonicalPath('service', '$&')).toBe('/services/$&')
})

test('the root of a language has no slash at the end', () => {
  expect(localizedPath('ar', '/')).toBe('/ar')
  expect(localizedPath('ar', '/contact')).toBe('/ar/contact')
})

test('languages are reserved as the beginning of addresses', () => {
  expect(RESERVED_SEGMENTS).toEqual(expect.arrayContaining(LOCALES.map(({ id }) => id)))
})
