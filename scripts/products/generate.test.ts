import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COLOUR_KEYS } from '../../schemas/shared/colours.ts'
import { generateProduct, isGenerated } from './generate.ts'

const products = Array.from({ length: 2000 }, (_, index) => generateProduct(index))

test('every product has a number of its own, and is the same each time', () => {
  expect(new Set(products.map(({ _id }) => _id)).size).toBe(products.length)
  expect(generateProduct(1234)).toEqual(products[1234])
  expect(products.every(({ _id }) => isGenerated(_id))).toBe(true)
  expect(['product-10201', 'product-9001', 'product-cap'].some(isGenerated)).toBe(false)
})

test('prices are whole minor units above 0, and ratings lie between 1 and 5', () => {
  for (const { price, rating } of products) {
    expect(Number.isSafeInteger(price) && (price as number) > 0).toBe(true)
    const { stars } = rating as { stars: number }
    expect(stars).toBeGreaterThanOrEqual(1)
    expect(stars).toBeLessThanOrEqual(5)
  }
})

test('filters have something to tell apart', () => {
  const colours = new Set(products.flatMap(({ colours }) => colours as string[]))
  expect([...colours].sort()).toEqual([...COLOUR_KEYS].sort())
  const onSale = products.filter(({ sale }) => sale !== undefined).length
  expect(onSale).toBeGreaterThan(100)
  expect(onSale).toBeLessThan(400)
})

test('pictures are shared, and are there', () => {
  const paths = new Set(products.map(({ cover }) => (cover as { _sanityAsset: string })._sanityAsset))
  expect(paths.size).toBeLessThan(10)
  for (const path of paths) {
    expect(existsSync(path.replace('image@file://.', 'scripts/seed-content')), path).toBe(true)
  }
})
