import type { Page } from '@playwright/test'
import { z } from 'zod'
import { localClient } from '../seed/client.ts'
import { serviceUrl } from '../services.ts'
import { readSettings } from '../settings.ts'
import { createProgress } from '../start/progress.ts'
import { readLakeTokens } from '../start/secrets.ts'
import { launchBrowser, studioSession } from '../test/browser.ts'
import { describeTimes } from './statistics.ts'

/**
 * `npm run bench:studio`, on a running product with many products (`npm run bench:catalog -- 10000 --keep`).
 * Measures as a merchandiser how long lists, a search, a product form and a colleague's change take to
 * appear.
 */
const LISTS = [
  'Products',
  'On sale now',
  'Upcoming sales',
  'Missing translations',
  'Stock',
  'Low stock',
  'Sold out',
]
const ROUNDS = 5
const TIMEOUT_MS = 60_000

const productSchema = z.object({ _id: z.string(), name: z.string() })
const LAST_PRODUCT =
  '*[_type == "product" && !(_id in path("drafts.**"))] | order(order desc, _id desc)[0]{_id, "name": title[language == "en"][0].value}'

const settings = readSettings()
const studio = serviceUrl('studio', settings)
const client = localClient(settings, readLakeTokens(settings).editor)

/** Measured times in milliseconds, by name. */
const measured = new Map<string, number[]>()

async function time(name: string, act: () => Promise<void>): Promise<void> {
  const started = performance.now()
  await act()
  measured.set(name, [...(measured.get(name) ?? []), performance.now() - started])
}

const listOf = (page: Page) => page.getByTestId('document-list-pane').last()

/** A list is loaded when it shows its first row or says that it is empty. */
const firstRowOrEmptyText = (page: Page) =>
  listOf(page)
    .getByRole('link')
    .or(listOf(page).getByText(/^(?:No results|There’s nothing here|Nothing here)/))
    .first()

async function openLists(page: Page): Promise<void> {
  for (const name of LISTS) {
    await page.goto(`${studio}/structure/shop`)
    const item = page.getByTestId('structure-tool-list-pane').last().getByRole('link', { name, exact: true })
    await item.waitFor({ timeout: TIMEOUT_MS })
    await time(`list “${name}”`, async () => {
      await item.click()
      await firstRowOrEmptyText(page).waitFor({ timeout: TIMEOUT_MS })
    })
  }
}

/** Finds the last product by name, opens it, and waits for a colleague's change of its name. */
async function editProduct(
  page: Page,
  product: z.output<typeof productSchema>,
  round: number,
): Promise<void> {
  await page.goto(`${studio}/structure/shop;product`)
  await firstRowOrEmptyText(page).waitFor({ timeout: TIMEOUT_MS })
  const row = listOf(page).getByRole('link', { name: new RegExp(product.name) })
  await page.getByPlaceholder('Search list').fill(product.name)
  await time('product found', () => row.first().waitFor({ timeout: TIMEOUT_MS }))
  await time('product opened', async () => {
    await row.first().click()
    await page
      .getByTestId('field-title')
      .getByRole('textbox', { name: 'English', exact: true })
      .waitFor({ timeout: TIMEOUT_MS })
  })
  const name = `${product.name} ${round}`
  await client.patch(product._id, { set: { 'title[language=="en"].value': name } }).commit()
  await time('change shown in the list', () =>
    listOf(page)
      .getByRole('link', { name: new RegExp(name) })
      .first()
      .waitFor({ timeout: TIMEOUT_MS }),
  )
  await client.patch(product._id, { set: { 'title[language=="en"].value': product.name } }).commit()
}

const browser = await launchBrowser(createProgress())
try {
  const page = await browser.newPage({
    viewport: { width: 1600, height: 1000 },
    storageState: studioSession(settings, 'merchandiser'),
  })
  const product = productSchema.parse(await client.fetch(LAST_PRODUCT))
  const count = await client.fetch<number>('count(*[_type == "product"])')
  await page.goto(`${studio}/structure/shop`, { timeout: TIMEOUT_MS })
  for (let round = 1; round <= ROUNDS; round += 1) {
    await openLists(page)
    await editProduct(page, product, round)
  }
  console.log(`Studio with ${count} products:`)
  for (const [name, times] of measured) console.log(`  ${name}: ${describeTimes(times)}`)
} finally {
  await browser.close()
}
