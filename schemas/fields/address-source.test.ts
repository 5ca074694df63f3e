import { expect, test } from 'vitest'
import { addressSource } from './address-source.ts'

const texts = (values: Record<string, string>) =>
  Object.entries(values).map(([language, value]) => ({ language, value }))

test('an address is generated from the English text, else from one that can be written with a–z', () => {
  expect(addressSource(texts({ zh: '云迁移', en: 'Cloud migration' }))).toBe('Cloud migration')
  expect(addressSource(texts({ zh: 'IT 咨询' }))).toBe('IT 咨询')
  expect(addressSource(texts({ ar: 'ترحيل السحابة' }))).toBe('ترحيل السحابة')
})

test.each([undefined, [], texts({ zh: '云迁移——二〇二六' })])(
  'an editor reads what is missing instead of nothing happening: %j',
  (title) => expect(() => addressSource(title)).toThrow('Write the English text'),
)
