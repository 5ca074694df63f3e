import { expect, test } from 'vitest'
import { addAddress, ADDRESSES_MAX, makeDefault, removeAddress, replaceAddress } from './address-book.ts'

const saved = (key: string, line1 = `${key} Long Lane`) => ({
  key,
  name: 'Mary Wells',
  line1,
  line2: '',
  city: 'London',
  state: '',
  postcode: 'N1',
  country: 'GB',
})
const book = ['a', 'b', 'c'].map((key) => saved(key))

test('an address is added at the end, and the same one only once', () => {
  expect(addAddress([], saved('a'))).toEqual([saved('a')])
  expect(addAddress(book, saved('d'))).toEqual([...book, saved('d')])
  expect(addAddress(book, saved('d', 'a Long Lane'))).toBe(book)
})

test(`there are at most ${ADDRESSES_MAX} addresses`, () => {
  const full = Array.from({ length: ADDRESSES_MAX }, (_, index) => saved(`${index}`))
  expect(addAddress(full.slice(1), saved('new'))).toHaveLength(ADDRESSES_MAX)
  expect(addAddress(full, saved('new'))).toBe('tooManyAddresses')
  expect(addAddress(full, saved('new', '3 Long Lane'))).toBe(full)
})

test('an address is changed in its place, unless it was removed', () => {
  expect(replaceAddress(book, saved('b', 'New Road'))).toEqual([book[0], saved('b', 'New Road'), book[2]])
  expect(replaceAddress(book, saved('gone'))).toBe('addressMissing')
})

test('the chosen default comes first, and the next one follows when it is removed', () => {
  expect(makeDefault(book, 'c')).toEqual([book[2], book[0], book[1]])
  expect(makeDefault(book, 'gone')).toBe('addressMissing')
  expect(removeAddress(book, 'a')).toEqual([book[1], book[2]])
  expect(removeAddress(book, 'gone')).toEqual(book)
})
