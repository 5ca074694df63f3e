import { expect, test } from 'vitest'
import { checkCountriesTaxedOnce } from './country-taxes.ts'

test('countries may be listed in one entry each', () => {
  expect(checkCountriesTaxedOnce(undefined)).toBe(true)
  expect(
    checkCountriesTaxedOnce([
      { _key: 'a', countries: ['DE', 'AT'] },
      { _key: 'b', countries: ['FR'] },
      { _key: 'c' },
    ]),
  ).toBe(true)
})

test('a country in two entries is an error at the second', () => {
  const taxes = [
    { _key: 'a', countries: ['DE', 'AT'] },
    { _key: 'b', countries: ['FR', 'AT'] },
  ]
  expect(checkCountriesTaxedOnce(taxes)).toEqual({
    message: 'Austria is in two entries. Remove it from one of them.',
    path: [{ _key: 'b' }, 'countries'],
  })
})
