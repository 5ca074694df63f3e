import { lakeClient } from '../support/lake.ts'
import { field, publish, STUDIO_OPENS_MS } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visitor.ts'

const WALLPAPERS = Array.from({ length: 8 }, (_, index) => `product-${10_201 + index}`)

/** The document of bulk changes, for undoing them. */
const MADE_CHANGES = '_type == "catalogChange"'

/** Returns the prices of products in the lake by id, in minor units. */
const pricesOf = (ids: readonly string[]) =>
  lakeClient('viewer').fetch<Record<string, number>[]>('*[_id in $ids] | order(_id asc) { _id, price }', {
    ids,
  })

test('a merchandiser raises all wallpaper prices by 5 % after a preview, and undoes it @full', async ({
  studioOf,
  content,
}) => {
  await content.keep(...WALLPAPERS)
  content.removeLater(MADE_CHANGES, {})
  const before = await pricesOf(WALLPAPERS)
  const studio = await studioOf('merchandiser', '/structure/shop;change-prices')
  await studio.getByLabel('Products').selectOption('Wallpapers')
  await studio.getByLabel('Percentage').fill('5')
  const still = studio.getByRole('row', { name: /\(10208\)/ })
  await expect(still).toContainText('4.18 GBP')
  await expect(still).toContainText('4.39 GBP')
  expect(await pricesOf(WALLPAPERS)).toEqual(before)

  await studio.getByRole('button', { name: 'Change 8 prices' }).click()
  await expect(studio.getByText('8 prices changed.')).toBeVisible()
  expect(await lakeClient('viewer').getDocument('product-10208')).toMatchObject({
    price: 439,
    currency: 'GBP',
  })
  expect(await lakeClient('viewer').getDocument('drafts.product-10208')).toBeUndefined()

  // A colleague can undo it too.
  const colleague = await studioOf('administrator', '/structure/shop;change-prices')
  const made = colleague.getByRole('list', { name: 'Recent changes' }).getByRole('listitem')
  await expect(made.filter({ hasText: '8 prices changed' })).toContainText('Omar Haddad')
  await colleague.getByRole('button', { name: 'Undo: 8 prices changed' }).click()
  await expect(colleague.getByText('8 prices restored')).toBeVisible()
  expect(await pricesOf(WALLPAPERS)).toEqual(before)
  await expect(colleague.getByRole('button', { name: /^Undo/ })).toHaveCount(0)
})

test('a merchandiser imports a file with three invalid lines, which are listed, and the valid ones together @full', async ({
  studioOf,
  content,
}) => {
  const touched = ['product-10011', 'product-10012', 'product-10014']
  await content.keep(...touched)
  content.removeLater(MADE_CHANGES, {})
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
  const file = studio.getByLabel('CSV file, in UTF-8')
  await file.setInputFiles({
    name: 'prices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  })
  await expect(file).toHaveValue(/prices\.csv$/)
  const skipped = studio.getByRole('table', { name: 'Skipped lines' }).locator('tbody').getByRole('row')
  await expect(skipped).toHaveCount(3)
  await expect(skipped.nth(0)).toContainText('at most 2 decimals')
  await expect(skipped.nth(1)).toContainText('“heavy” isn’t one of')
  await expect(skipped.nth(2)).toContainText('Line 2 is also for 10011')
  await expect(studio.getByRole('table', { name: 'Changes' })).toContainText('12.16')
  expect((await content.read('product-10011')).price).toBe(1216)

  await studio.getByRole('button', { name: 'Import 1 line' }).click()
  await expect(studio.getByText('1 product was imported')).toBeVisible()
  expect(await content.read('product-10011')).toMatchObject({ price: 1350, tag: { _ref: 'productTag-new' } })
  expect(await content.read('product-10012')).toMatchObject({ price: 466 })

  await studio.getByRole('button', { name: 'Undo: 1 product imported from prices.csv' }).click()
  await expect(studio.getByText('1 product restored')).toBeVisible()
  const bookmark = await content.read('product-10011')
  expect(bookmark).toMatchObject({ price: 1216 })
  expect(bookmark.tag).toBeUndefined()

  // Browsers report the choice of a corrected file only if the field is empty.
  await file.setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from('price') })
  const [chooser] = await Promise.all([studio.waitForEvent('filechooser'), file.click()])
  await expect(file).toHaveValue('')
  await chooser.setFiles({
    name: 'prices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Number;Price\r\n10011;13,50'),
  })
  await expect(studio.getByRole('button', { name: 'Import 1 line' })).toBeVisible()
})

test('a merchandiser marks a product as sold out without publishing it @full', async ({
  studioOf,
  content,
}) => {
  await content.keep('product-10012', 'inventory-product-10012')
  await content.publish('inventory-product-10012', (count) => ({ ...count, available: 4, lowStockAt: 5 }))
  const studio = await studioOf('merchandiser', '/structure/shop;product;product-10012')
  await studio.getByRole('tab', { name: 'Stock' }).click()
  await expect(studio.getByRole('heading', { name: '4 left' })).toBeVisible()
  await studio.getByRole('button', { name: 'Mark as sold out' }).click()
  await expect(studio.getByRole('heading', { name: 'Sold out' })).toBeVisible()
  expect(await content.read('inventory-product-10012')).toMatchObject({ available: 0 })
  expect(await lakeClient('viewer').getDocument('drafts.product-10012')).toBeUndefined()

  await studio.goto(`${new URL(studio.url()).origin}/structure/shop;sold-out`)
  await expect(studio.getByRole('link', { name: /Meridian Brooch/ })).toBeVisible()
})

test('a merchandiser schedules a sale: visitors see the old price, then the new one @full', async ({
  studioOf,
  content,
}) => {
  const wallpaper = 'product-10207'
  const page = '/en/shop/single/10207'
  await content.keep(wallpaper)
  const studio = await studioOf('merchandiser', `/structure/shop;product;${wallpaper}`)
  await studio.getByRole('tab', { name: 'Price' }).click()
  await field(studio, 'sale.kind').getByRole('combobox').selectOption('By a percentage')
  await field(studio, 'sale.percent').getByRole('spinbutton').fill('40')
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const from = field(studio, 'sale.from').getByRole('textbox')
  await from.fill(`${tomorrow} 09:00`)
  await from.press('Tab')
  await publish(studio, new Date(`${tomorrow}T09:00`).toISOString().slice(0, 16), wallpaper)
  const { sale } = await content.read(wallpaper)
  expect(Date.parse((sale as { from: string }).from)).toBeGreaterThan(Date.now())
  expect((await visit(page)).body).toContain('"price":"5.15"')
  await studio.goto(`${new URL(studio.url()).origin}/structure/shop;sale-scheduled`)
  await expect(studio.locator(`a[href*="${wallpaper}"]`)).toBeVisible()

  // The product's clock cannot be changed, so the start is moved close and occurs without a publish.
  await content.publish(wallpaper, ({ sale: scheduled }) => ({
    sale: { ...(scheduled as object), from: new Date(Date.now() + 4000).toISOString() },
  }))
  await expect.poll(async () => (await visit(page)).body).toContain('"price":"3.09"')
})

test('deleting a product deletes its stock document, unless something refers to it @full', async ({
  studioOf,
  content,
  browserErrors,
}) => {
  browserErrors.allow(/409 \(Conflict\)/)
  const lake = lakeClient('editor')
  const [id, number] = ['product-90210', '90210']
  content.removeLater('_id in [$id, "drafts." + $id, "inventory-" + $id]', { id })
  const { _rev, _createdAt, _updatedAt, ...bookmark } = await content.read('product-10011')
  await lake.createOrReplace({ ...bookmark, _id: id, slug: { _type: 'slug', current: number } })
  await lake.createOrReplace({
    _id: `inventory-${id}`,
    _type: 'inventory',
    product: { _type: 'reference', _ref: id, _weak: true },
    available: 3,
  })
  const studio = await studioOf('merchandiser', `/structure/shop;product;${id}`)
  const remove = async () => {
    await studio.getByTestId('action-menu-button').click()
    await studio.getByRole('menuitem', { name: 'Delete' }).click()
    await studio.getByRole('button', { name: 'Delete', exact: true }).click()
  }
  await remove()
  await expect.poll(() => lake.getDocuments([id, `inventory-${id}`])).toEqual([null, null])

  await studio.goto(`${new URL(studio.url()).origin}/structure/shop;product;product-1030`)
  await remove()
  await expect(studio.getByRole('dialog')).toContainText('Shop settings')
  expect(await lake.getDocument('product-1030')).toBeDefined()
})

test('merchandisers read pages and marketers read products, but cannot change them @full', async ({
  studioOf,
}) => {
  const [omar, mei] = await Promise.all([
    studioOf('merchandiser', '/intent/edit/id=service-it-outsourcing;type=service'),
    studioOf('marketer', '/intent/edit/id=product-10011;type=product'),
  ])
  for (const studio of [omar, mei]) {
    const title = field(studio, 'title').getByRole('textbox').first()
    await expect(title).toHaveAttribute('readonly', '', { timeout: STUDIO_OPENS_MS })
    await expect(studio.getByTestId('action-publish')).toBeDisabled()
  }
})
