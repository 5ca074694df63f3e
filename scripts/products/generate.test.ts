import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkVariants, type ProductVariants } from '../../schemas/validation/variants.ts'
import { readSeedDocuments } from '../seed/read-documents.ts'
import { generateProduct, isGenerated } from './generate.ts'

const products = Array.from({ length: 2000 }, (_, index) => generateProduct(index))

test('numbers are unique and products reproducible', () => {
  expect(new Set(products.map(({ _id }) => _id)).size).toBe(products.length)
  expect(generateProduct(1234)).toEqual(products[1234])
  expect(products.every(({ _id }) => isGenerated(_id))).toBe(true)
  expect(['product-10201', 'product-9001', 'product-cap'].some(isGenerated)).toBe(false)
})

test('prices are positive whole minor units, and generated products have no rating', () => {
  for (const { price, rating } of products) {
    expect(Number.isSafeInteger(price) && (price as number) > 0).toBe(true)
    expect(rating).toBeUndefined()
  }
})

test('products differ in color and sale', () => {
  const colors = new Set(products.flatMap(({ colors }) => (colors as { _ref: string }[])[0]?._ref))
  const seeded = readSeedDocuments('scripts/seed-content').filter(({ _type }) => _type === 'productColor')
  expect([...colors].sort()).toEqual(seeded.map(({ _id }) => _id).sort())
  const onSale = products.filter(({ sale }) => sale !== undefined).length
  expect(onSale).toBeGreaterThan(100)
  expect(onSale).toBeLessThan(400)
})

test('about every fourth product has variants, one for every combination', () => {
  const withVariants = products.filter(({ variants }) => variants !== undefined)
  expect(withVariants.length).toBeGreaterThan(300)
  expect(withVariants.length).toBeLessThan(700)
  for (const product of withVariants.slice(0, 5)) expect(checkVariants(product as ProductVariants)).toBe(true)
})

test('pictures are shared and exist', () => {
  const paths = new Set(products.map(({ cover }) => (cover as { _sanityAsset: string })._sanityAsset))
  expect(paths.size).toBeLessThan(10)
  for (const path of paths) {
    expect(existsSync(path.replace('image@file://.', 'scripts/seed-content')), path).toBe(true)
  }
})
