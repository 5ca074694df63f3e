import { lakeClient } from '../support/lake.ts'
import { expect, test } from '../support/test.ts'

const WALLPAPERS = Array.from({ length: 8 }, (_, index) => `product-${10_201 + index}`)

/** What products cost in the lake, by id, in minor units. */
const pricesOf = (ids: readonly string[]) =>
  lakeClient('viewer').fetch<Record<string, number>[]>('*[_id in $ids] | order(_id asc) { _id, price }', {
    ids,
  })

test('a merchandiser raises all wallpapers by 5 %, sees each price before, and takes it back', async ({
  studioOf,
  content,
}) => {
  await content.keep(...WALLPAPERS)
  const before = await pricesOf(WALLPAPERS)
  const studio = await studioOf('merchandiser', '/structure/shop;change-prices')
  await studio.getByLabel('Products').selectOption('Wallpapers')
  await studio.getByLabel('Per cent').fill('5')
  const still = studio.getByRole('row', { name: /\(10208\)/ })
  await expect(still).toContainText('GBP 4.18')
  await expect(still).toContainText('GBP 4.39')
  expect(await pricesOf(WALLPAPERS)).toEqual(before)

  await studio.getByRole('button', { name: 'Change 8 prices' }).click()
  await expect(studio.getByText('8 prices changed.')).toBeVisible()
  expect(await lakeClient('viewer').getDocument('product-10208')).toMatchObject({
    price: 439,
    currency: 'GBP',
  })
  expect(await lakeClient('viewer').getDocument('drafts.product-10208')).toBeUndefined()

  await studio.getByRole('button', { name: /^Undo/ }).click()
  await expect(studio.getByText('8 prices as before')).toBeVisible()
  expect(await pricesOf(WALLPAPERS)).toEqual(before)
  await expect(studio.getByRole('button', { name: /^Undo/ })).toHaveCount(0)
})

test('a merchandiser imports a file with three bad lines: each is told, and the good ones come in together', async ({
  studioOf,
  content,
}) => {
  const touched = ['product-10011', 'product-10012', 'product-10014']
  await content.keep(...touched)
  await content.publish('product-10011', ({ tag: _, sale: __, ...bookmark }) => ({
    ...bookmark,
    price: 1216,
  }))
  const lines = [
    'number,price,tag',
    '10011,13.5,new',
    '10012,4.665,limited',
    '10014,8.10,heavy',
    '10011,14.00,',
  ]
  const studio = await studioOf('merchandiser', '/structure/shop;export-import')
  await studio.getByLabel('CSV file, in UTF-8').setInputFiles({
    name: 'prices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  })
  const faults = studio.getByRole('table', { name: 'Left out' }).locator('tbody').getByRole('row')
  await expect(faults).toHaveCount(3)
  await expect(faults.nth(0)).toContainText('at most 2 digits')
  await expect(faults.nth(1)).toContainText('“heavy” is none of')
  await expect(faults.nth(2)).toContainText('Line 2 is about 10011 too')
  await expect(studio.getByRole('table', { name: 'Changes' })).toContainText('12.16')
  expect((await content.read('product-10011')).price).toBe(1216)

  await studio.getByRole('button', { name: 'Import 1 line' }).click()
  await expect(studio.getByText('1 product was imported')).toBeVisible()
  expect(await content.read('product-10011')).toMatchObject({ price: 1350, tag: 'new' })
  expect(await content.read('product-10012')).toMatchObject({ price: 466 })
})

test('a merchandiser says that something is sold out, beside the product and without publishing it', async ({
  studioOf,
  content,
}) => {
  await content.keep('product-10012', 'inventory-product-10012')
  await content.publish('inventory-product-10012', (count) => ({ ...count, available: 4, lowStockAt: 5 }))
  const studio = await studioOf('merchandiser', '/structure/shop;product;product-10012')
  await studio.getByRole('tab', { name: 'Stock' }).click()
  await expect(studio.getByRole('heading', { name: '4 left' })).toBeVisible()
  await studio.getByRole('button', { name: 'Sold out' }).click()
  await expect(studio.getByRole('heading', { name: 'Sold out' })).toBeVisible()
  expect(await content.read('inventory-product-10012')).toMatchObject({ available: 0 })
  expect(await lakeClient('viewer').getDocument('drafts.product-10012')).toBeUndefined()

  await studio.goto(`${new URL(studio.url()).origin}/structure/shop;sold-out`)
  await expect(studio.getByRole('link', { name: /Meridian Brooch/ })).toBeVisible()
})
