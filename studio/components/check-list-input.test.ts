import { expect, test } from 'vitest'
import { COUNTRY_CODES, countryName } from '#schemas/shared/countries.ts'
import { findChoices, withUnlistedChoices } from './check-list-input.tsx'

const countries = COUNTRY_CODES.map((value) => ({ value, title: countryName(value) }))
const find = (text: string, first: readonly string[] = []) =>
  findChoices(countries, text, first).map(({ title }) => title)

test('countries are found by a part of their name, or by their code', () => {
  expect(find(' KOREA ')).toEqual(['South Korea'])
  expect(find('in')).toContain('India')
  expect(find('ch')).toEqual(expect.arrayContaining(['China', 'Switzerland']))
  expect(find('Atlantis')).toEqual([])
})

test('chosen countries come first, and both groups are by name', () => {
  const found = find('', ['CH', 'BR'])
  expect(found.slice(0, 4)).toEqual(['Brazil', 'Switzerland', 'Afghanistan', 'Åland Islands'])
  expect(found).toHaveLength(COUNTRY_CODES.length)
})

test('a chosen value that is not listed can be found and unchecked', () => {
  const listed = withUnlistedChoices(countries, ['GB', 'XX'])
  expect(listed).toHaveLength(countries.length + 1)
  expect(findChoices(listed, '', ['XX'])[0]).toEqual({ value: 'XX', title: 'XX' })
})
