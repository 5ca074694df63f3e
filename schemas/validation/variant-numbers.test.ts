import type { ValidationContext } from 'sanity'
import { expect, test } from 'vitest'
import { PRODUCT_NUMBER } from '../shared/variants.ts'
import { checkNumber, checkProductNumber, checkVariantCode, checkVariantNumber } from './variant-numbers.ts'

/** A validation context with another product in the lake, as the query would find it. */
function contextOf(slug: string, other?: { number: string; codes: string[] }): ValidationContext {
  const client = {
    withConfig: () => client,
    fetch: (_query: string, { numbers }: { numbers: string[] }) =>
      Promise.resolve(other && numbers.includes(other.number) ? [other] : []),
  }
  const document = { _id: 'drafts.cap', _type: 'product', slug: { current: slug } }
  return { document, getClient: () => client } as unknown as ValidationContext
}

test('a code ends a number', () => {
  expect(checkVariantCode('green-l')).toBe(true)
  expect(checkVariantCode(undefined)).toMatch(/^Enter the ending/)
  expect(checkVariantCode('Green L')).toMatch(/^Use lower-case/)
})

test('a number belongs to one product or variant', async () => {
  const number = (other?: { number: string; codes: string[] }) =>
    checkVariantNumber('green-l', contextOf('10000', other))
  expect(await number()).toBe(true)
  expect(await number({ number: '10000-green', codes: ['m'] })).toBe(true)
  expect(await number({ number: '10000-green', codes: ['l'] })).toMatch(/10000-green-l is taken/)
  expect(await number({ number: '10000-green-l', codes: [] })).toMatch(/10000-green-l is taken/)
  const product = (other: { number: string; codes: string[] }) =>
    checkProductNumber('10000-green-l', contextOf('10000-green-l', other))
  expect(await product({ number: '10000', codes: ['green-l'] })).toMatch(/already has the number/)
  expect(await product({ number: '10000', codes: ['green-m'] })).toBe(true)
  expect(await product({ number: '10000-green-l', codes: [] })).toMatch(/already has the number/)
})

test('a number fits into a cart, and incomplete ones pass', async () => {
  const code = 'x'.repeat(60)
  expect(await checkVariantNumber(code, contextOf('10000'))).toMatch(/is too long/)
  expect(checkNumber(code)).toBe(true)
  const long = 'x'.repeat(65)
  expect(PRODUCT_NUMBER.test(long)).toBe(false)
  expect(checkNumber(long)).toMatch(/is too long/)
  expect(checkNumber(undefined)).toBe(true)
  expect(await checkVariantNumber(undefined, contextOf('10000'))).toBe(true)
  expect(await checkVariantNumber('l', contextOf(''))).toBe(true)
  expect(await checkProductNumber(undefined, contextOf(''))).toBe(true)
})
