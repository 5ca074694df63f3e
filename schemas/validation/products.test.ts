import { describe, expect, test } from 'vitest'
import {
  checkFile,
  checkOtherProducts,
  checkPictures,
  checkPrices,
  checkSale,
  type ProductMoney,
} from './products.ts'

describe('a sale', () => {
  const lamp = { price: 21500, currency: 'USD' }

  test.each<[string, ProductMoney]>([
    ['nothing', lamp],
    ['a sale that nobody has begun to write', { ...lamp, sale: {} }],
    ['a percentage', { ...lamp, sale: { kind: 'percent', percent: 20 } }],
    ['an amount below the price', { ...lamp, sale: { kind: 'amount', amount: 21499 } }],
    [
      'dates in order',
      {
        ...lamp,
        sale: { kind: 'percent', percent: 20, from: '2026-12-01T00:00Z', until: '2026-12-02T00:00Z' },
      },
    ],
  ])('may be %s', (_, product) => {
    expect(checkSale(product)).toBe(true)
  })

  test.each<[string, ProductMoney, string]>([
    ['no percentage', { ...lamp, sale: { kind: 'percent' } }, 'percent'],
    ['half a per cent', { ...lamp, sale: { kind: 'percent', percent: 0.5 } }, 'percent'],
    ['the whole price in per cent', { ...lamp, sale: { kind: 'percent', percent: 100 } }, 'percent'],
    ['no amount', { ...lamp, sale: { kind: 'amount' } }, 'amount'],
    ['the whole price', { ...lamp, sale: { kind: 'amount', amount: 21500 } }, 'amount'],
    [
      'what changes nothing',
      { price: 1, currency: 'USD', sale: { kind: 'percent', percent: 40 } },
      'percent',
    ],
    [
      'an end before its beginning',
      {
        ...lamp,
        sale: { kind: 'percent', percent: 20, from: '2026-12-02T00:00Z', until: '2026-12-01T00:00Z' },
      },
      'until',
    ],
  ])('may not be %s', (_, product, field) => {
    expect(checkSale(product)).toEqual({ message: expect.any(String) as string, path: [field] })
  })

  test('has a message with the maximum in decimal notation', () => {
    const result = checkSale({ price: 5500, currency: 'KWD', sale: { kind: 'amount', amount: 6000 } })
    expect(result).toMatchObject({ message: expect.stringContaining('5.500') as string })
  })
})

test('a product has one price in each currency', () => {
  const price = (currency: string) => ({ _key: currency, currency, amount: 100 })
  expect(checkPrices({ currency: 'USD' })).toBe(true)
  expect(checkPrices({ currency: 'USD', prices: [price('CNY'), price('SAR')] })).toBe(true)
  expect(
    checkPrices({ currency: 'USD', prices: [price('CNY'), { ...price('CNY'), _key: 'second' }] }),
  ).toEqual({
    message: 'There are two prices in CNY. Remove one.',
    path: [{ _key: 'second' }, 'currency'],
  })
  expect(checkPrices({ currency: 'CNY', prices: [price('CNY')] })).toMatchObject({
    message: expect.stringContaining('already set above') as string,
  })
})

test('prices without a currency do not count as duplicates', () => {
  expect(checkPrices({ currency: 'USD', prices: [{ _key: 'a' }, { _key: 'b' }] })).toBe(true)
})

test('a product is not bought together with itself', () => {
  const listed = [{ _ref: 'cap' }, { _ref: 'lamp' }]
  for (const _id of ['cap', 'drafts.cap', 'versions.spring.cap'])
    expect(checkOtherProducts(listed, { document: { _id } })).toMatch(/own list/)
  expect(checkOtherProducts(listed, { document: { _id: 'drafts.planter' } })).toBe(true)
  expect(checkOtherProducts(undefined, { document: { _id: 'cap' } })).toBe(true)
})

test('a digital product needs its file, a physical one does not', () => {
  expect(checkFile('physical', undefined)).toBe(true)
  expect(checkFile('digital', { parts: ['file.1.part-1'] })).toBe(true)
  expect(checkFile('digital', { parts: [] })).toMatch(/Add the file/)
})

test('a product needs a picture: its cover or one of its page', () => {
  expect(checkPictures({ asset: {} }, undefined)).toBe(true)
  expect(checkPictures(undefined, [{ asset: {} }])).toBe(true)
  expect(checkPictures({}, [{}])).toMatch(/at least one image/)
})
