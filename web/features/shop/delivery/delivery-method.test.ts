import { expect, test } from 'vitest'
import { COUNTRY_CODES } from '#schemas/shared/countries.ts'
import { chooseDelivery, countryNames, daysArguments, isUnreachable, methodsFor } from './delivery-method.ts'
import { canShipTo, countriesWithoutMethods } from './shipping-countries.ts'

const methods = [{ id: 'standard' }, { id: 'express' }]

test.each([
  ['express', true, 'express'],
  [undefined, true, 'standard'],
  ['gone', true, 'standard'],
  ['express', false, undefined],
] as const)('of the choice “%s”, shipped: %s, the method is %s', (chosen, isShipped, id) => {
  expect(chooseDelivery(methods, chosen, isShipped)?.id).toBe(id)
})

test('without methods there is no delivery', () => {
  expect(chooseDelivery([], 'express', true)).toBeNull()
})

test('methods reach a country with tax rates of its own, or the others', () => {
  const world = { id: 'world', countries: ['GB', 'NZ', 'SA'] }
  const local = { id: 'local', countries: ['GB'] }
  const rules = { taxRates: {}, countryTaxes: [{ countries: ['NZ', 'SA'], rates: {}, name: null }] }
  expect(methodsFor([world, local], 'NZ', rules)).toEqual([{ id: 'world', countries: ['NZ'] }])
  for (const country of ['GB', null, undefined])
    expect(methodsFor([world, local], country, rules)).toEqual([{ id: 'world', countries: ['GB'] }, local])
  expect(methodsFor([world, local], 'NZ', { taxRates: {} })).toEqual([world, local])
})

test('a shop without methods ships to the countries that are taxed alike', () => {
  const rules = { taxRates: {}, countryTaxes: [{ countries: ['GB', 'SA'], rates: {}, name: null }] }
  const others = COUNTRY_CODES.filter((code) => code !== 'GB' && code !== 'SA')
  expect(countriesWithoutMethods(null, rules)).toEqual(others)
  expect(countriesWithoutMethods('SA', rules)).toEqual(['SA'])
  expect(countriesWithoutMethods(null, { taxRates: {} })).toEqual(COUNTRY_CODES)
})

test('a country is unreachable if no method reaches it, or all countries have rates of their own', () => {
  const rules = { taxRates: {}, countryTaxes: [{ countries: [...COUNTRY_CODES], rates: {}, name: null }] }
  for (const [methods, country, isReached] of [
    [[{ countries: ['GB'] }], 'SA', false],
    [[{ countries: ['GB'] }], 'GB', true],
    [[], null, false],
    [[], 'GB', true],
  ] as const)
    expect(
      canShipTo(
        [...methods].map(({ countries }) => ({ countries: [...countries] })),
        country,
        rules,
      ),
    ).toBe(isReached)
  expect(isUnreachable([{ countries: ['GB'] }], 'SA', rules)).toBe(true)
})

test('a few countries are named in the language of the page, many are not', () => {
  expect(countryNames(['DE', 'FR'], 'en')).toBe('Germany and France')
  expect(countryNames(['SA'], 'ar')).toBe('المملكة العربية السعودية')
  expect(countryNames(['AT', 'BE', 'CH', 'DE', 'DK', 'ES'], 'en')).toContain('Spain')
  expect(countryNames(['AT', 'BE', 'CH', 'DE', 'DK', 'ES', 'FI'], 'en')).toBeNull()
})

test('a delivery takes a number of days, or so many to so many', () => {
  expect(daysArguments({ minDays: 3, maxDays: 5 })).toEqual({ isRange: 'yes', min: '3', max: 5 })
  expect(daysArguments({ minDays: 2, maxDays: 2 })).toEqual({ isRange: 'no', min: '2', max: 2 })
})
