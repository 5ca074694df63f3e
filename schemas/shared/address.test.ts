import { expect, test } from 'vitest'
import { addressLines } from './address.ts'

test('the country is written out, and a state that has the code of another country is not', () => {
  const address = 'Long Lane 1\nSan Diego\nCA\n92101\nUS'
  expect(addressLines(address, 'en')).toEqual(['Long Lane 1', 'San Diego', 'CA', '92101', 'United States'])
  expect(addressLines('شارع العليا 1\nالرياض\nSA', 'ar').at(-1)).toBe('المملكة العربية السعودية')
})
