import type { Page } from '@playwright/test'
import { lakeClient } from '../support/lake.ts'
import { expect, test } from '../support/test.ts'

/** The documents of bulk changes, for undoing them. */
const MADE_CHANGES = '_type == "catalogueChange"'

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
  expect(await price()).toBe(before * 1.25)
})
