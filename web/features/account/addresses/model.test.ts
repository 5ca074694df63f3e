import { describe, expect, test } from 'vitest'
import { ADDRESS_FIELDS, addressSchema, toAddress, toLines, validateAddressForm } from './model.ts'

const SOUND = { name: 'مريم', line1: 'شارع العليا 1', city: 'الرياض', country: 'SA' }

describe('an address', () => {
  test('needs a name, a street, a city and a country', () => {
    expect(validateAddressForm(SOUND)).toEqual({})
    expect(validateAddressForm({ name: ' ', line1: '', city: '' })).toEqual({
      name: 'nameRequired',
      line1: 'streetRequired',
      city: 'cityRequired',
      country: 'countryRequired',
    })
  })

  test.each(['', 'sa', 'SAU'])('cannot be in the country %j, which is no code', (country) => {
    expect(validateAddressForm({ ...SOUND, country })).toEqual({ country: 'countryRequired' })
  })

  test('has lines of limited length', () => {
    const texts = ADDRESS_FIELDS.filter((field) => field !== 'country')
    for (const field of texts) {
      const limit = field === 'postcode' ? 20 : 100
      expect(validateAddressForm({ ...SOUND, [field]: '路'.repeat(limit) })).toEqual({})
      const tooLong = `tooLong ${limit}`
      expect(validateAddressForm({ ...SOUND, [field]: '路'.repeat(limit + 1) })).toEqual({ [field]: tooLong })
    }
  })

  test('is written in lines, without those that are empty', () => {
    const address = toAddress(addressSchema.parse({ ...SOUND, line2: ' ', postcode: ' \u200F١٢２１１ ' }))
    expect(address).toEqual({ ...SOUND, line2: '', state: '', postcode: '12211' })
    expect(toLines(address)).toEqual(['شارع العليا 1', 'الرياض', '12211', 'SA'])
  })
})
