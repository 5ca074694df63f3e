import type { Page } from '@playwright/test'
import { lakeClient } from '../support/lake.ts'
import { expect, test } from '../support/test.ts'

/** The documents of bulk changes, for undoing them. */
const MADE_CHANGES = '_type == "catalogChange"'

/** Chooses a CSV file of these lines in the import tool. */
const chooseFile = (studio: Page, lines: readonly string[]) =>
  studio.getByLabel('CSV file, in UTF-8').setInputFiles({
    name: 'prices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  })

test('a file with semicolons has decimal commas, and its button stays in view over 5,000 lines @full', async ({
  studioOf,
  content,
}) => {
  await content.keep('product-10011')
  content.removeLater(MADE_CHANGES, {})
  await content.publish('product-10011', ({ sale: _, ...bookmark }) => ({ ...bookmark, price: 1216 }))
  const studio = await studioOf('merchandiser', '/structure/shop;export-import')
  const newProducts = Array.from({ length: 5_000 }, (_, index) => `9${index};Lamp;Wallpapers;EUR;5,00;90`)
  await chooseFile(studio, ['number;name_en;category;currency;price;position', ...newProducts])
  await expect(studio.getByRole('button', { name: 'Import 5000 lines' })).toBeInViewport({ ratio: 1 })

  await chooseFile(studio, ['number;price', '10011;57,00', '10012;1,900'])
  await expect(studio.getByRole('table', { name: 'Changes' })).toContainText('57.00')
  await expect(studio.getByRole('table', { name: 'Skipped lines' })).toContainText('such as 49,00')
  await studio.getByRole('button', { name: 'Import 1 line' }).click()
  const dialog = studio.getByRole('dialog', { name: '1 price changes by more than 20%' })
  await dialog.getByRole('button', { name: 'Import 1 line' }).click()
  await expect(studio.getByText('1 product was imported')).toBeInViewport()
  expect(await content.read('product-10011')).toMatchObject({ price: 5_700 })
})

test('a change of prices by more than 20 % shows the percentages and is confirmed first @full', async ({
  studioOf,
  content,
}) => {
  const scenter = 'product-10010'
  await content.keep(scenter)
  content.removeLater(MADE_CHANGES, {})
  const price = async () => (await lakeClient('viewer').getDocument<{ price: number }>(scenter))?.price ?? 0
  const before = await price()
  const studio = await studioOf('merchandiser', '/structure/shop;change-prices')
  const row = studio.getByRole('row', { name: /\(10010\)/ })
  await studio.getByLabel('Percentage').fill('20')
  await expect(row).toContainText('+20.0%')
  await expect(studio.getByText('would change by more than 20%')).toHaveCount(0)
  await studio.getByLabel('Percentage').fill('25')
  await expect(row).toContainText('+25.0%')
  for (const box of await studio.getByRole('checkbox', { name: /^Change .*\((?!10010\))/ }).all())
    if (await box.isEnabled()) await box.uncheck()
  await expect(studio.getByText('1 price would change by more than 20%')).toBeInViewport()

  const button = studio.getByRole('button', { name: 'Change 1 price' })
  const dialog = studio.getByRole('dialog', { name: '1 price changes by more than 20%' })
  await button.click()
  await expect(dialog).toContainText('+25.0%')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(await price()).toBe(before)
  await button.click()
  await dialog.getByRole('button', { name: 'Change 1 price' }).click()
  await expect(studio.getByText('1 price changed.')).toBeInViewport()
  await expect(studio.locator(':focus'), 'the keyboard goes on here').toContainText('1 price changed.')
  expect(await price()).toBe(before * 1.25)
})

/** The asset of a picture in the lake. */
interface Asset {
  _id: string
  url: string
}

test('a file adds pictures by file name and by address, and lists those that are missing @full', async ({
  studioOf,
  content,
  browserErrors,
}) => {
  browserErrors.allow(/pictures\.invalid/)
  await content.keep('product-10011')
  content.removeLater(MADE_CHANGES, {})
  const [brooch, planter] = await lakeClient('viewer').fetch<[Asset, Asset]>(
    '*[_id in ["product-10012", "product-10014"]] | order(_id asc).cover.asset->{ _id, url }',
  )
  const buffer = Buffer.from(await (await fetch(brooch.url)).arrayBuffer())
  const before = (await content.read('product-10011'))['images'] as unknown[]
  const studio = await studioOf('merchandiser', '/structure/shop;export-import')
  await chooseFile(studio, [
    'number,pictures',
    `10011,Brooch.webp; ${planter.url}`,
    '10012,none.webp',
    '10014,https://pictures.invalid/a.webp',
  ])
  const skipped = studio.getByRole('table', { name: 'Skipped lines' })
  await expect(skipped).toContainText('“Brooch.webp” isn’t among the chosen pictures.')
  await studio
    .getByLabel('Pictures that the file names')
    .setInputFiles({ name: 'brooch.webp', mimeType: 'image/webp', buffer })
  await expect(studio.getByRole('table', { name: 'Changes' })).toContainText('+ Brooch.webp')
  await studio.getByRole('button', { name: 'Import 2 lines' }).click()
  await expect(studio.getByRole('alert')).toContainText('nothing was imported yet')
  await expect(skipped).toContainText('“https://pictures.invalid/a.webp” couldn’t be downloaded')
  expect((await content.read('product-10011'))['images']).toEqual(before)

  await studio.getByRole('button', { name: 'Import 1 line' }).click()
  await expect(studio.getByText('1 product was imported')).toBeVisible()
  const after = (await content.read('product-10011'))['images'] as { asset: { _ref: string } }[]
  expect(after.slice(before.length).map(({ asset }) => asset._ref)).toEqual([brooch._id, planter._id])
  await studio.getByRole('button', { name: 'Undo: 1 product imported from prices.csv' }).click()
  await expect(studio.getByText('1 product restored')).toBeVisible()
  expect((await content.read('product-10011'))['images']).toEqual(before)
})
