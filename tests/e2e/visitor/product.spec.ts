import type { Page } from '@playwright/test'
import { lakeClient } from '../support/lake.ts'
import { LOCALES, TEXTS } from '../support/languages.ts'
import { open } from '../support/page.ts'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visitor.ts'

const LAMP = 'product-1030'

/** Gives a product a picture and two further views, of pictures that are there. */
async function threePictures(): Promise<object> {
  const assets = await lakeClient('viewer').fetch<string[]>(
    `*[_type == "sanity.imageAsset" && metadata.dimensions.width > 1200] | order(_id asc) [0...3]._id`,
  )
  const figure = (asset: string, index: number) => ({
    _type: 'figure',
    _key: `view-${index}`,
    asset: { _type: 'reference', _ref: asset },
    alt: [{ _key: 'en', _type: 'internationalizedArrayStringValue', language: 'en', value: `View ${index}` }],
  })
  const [cover, ...images] = assets.map(figure)
  return { cover, images }
}

/** Which picture of a strip is the one that is seen, from 0. */
const seenIn = (page: Page, strip: string) =>
  page.locator(strip).evaluate((list) => {
    const middle = list.getBoundingClientRect().left + list.clientWidth / 2
    return [...list.children].findIndex((picture) => {
      const { left, right } = picture.getBoundingClientRect()
      return left <= middle && middle < right
    })
  })

test('pictures are leafed through and opened by keyboard, along the line of reading, in Arabic', async ({
  page,
  content,
}) => {
  const pictures = await threePictures()
  await content.publish(LAMP, () => pictures)
  const { blocks } = TEXTS.ar
  await expect(async () => {
    await open(page, '/ar/shop/single/1030')
    await expect(page.locator('[data-slide]')).toHaveCount(3)
  }).toPass()

  const carousel = page.locator('[data-strip]')
  const seen = () => seenIn(page, '[data-strip]')
  const markedIndex = page.locator('[data-show][aria-current]')
  await carousel.focus()
  // The code that leafs comes with the focus.
  await expect(async () => {
    await page.keyboard.press('ArrowLeft')
    await expect(markedIndex).toHaveAttribute('data-show', 'view-1')
  }).toPass()
  await expect.poll(seen).toBe(1)
  await page.keyboard.press('ArrowRight')
  await expect.poll(seen).toBe(0)

  await page.getByRole('button', { name: blocks.nextPicture }).click()
  await expect.poll(seen).toBe(1)
  await page.locator('[data-show="view-2"]').press('Enter')
  await expect.poll(seen).toBe(2)

  const opened = page.locator('[data-slide="view-2"] a')
  await opened.press('Enter')
  const gallery = page.getByRole('dialog')
  await expect(gallery).toBeVisible()
  await expect(gallery.getByRole('link')).toHaveCount(0)
  await expect.poll(() => seenIn(page, '.lightbox__strip')).toBe(2)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => seenIn(page, '.lightbox__strip'), 'behind the last comes the first').toBe(0)
  await page.keyboard.press('Escape')
  await expect(gallery).toBeHidden()
  await expect(opened).toBeFocused()
})

test('a sale shows both prices, and search engines the one that holds', async ({ page, content }) => {
  const sale = { _type: 'sale', kind: 'percent', percent: 20 }
  await content.publish(LAMP, () => ({ sale }))
  await expect.poll(async () => (await visit('/en/shop/single/1030')).body).toContain('"price":"172.00"')
  await open(page, '/en/shop/single/1030')
  const price = page.locator('.product-page__price')
  await expect(price).toHaveText(`${TEXTS.en.shop.priceNow} $172.00 ${TEXTS.en.shop.priceBefore} $215.00`)

  await content.publish(LAMP, () => ({ sale: { ...sale, until: '2020-01-01T00:00:00Z' } }))
  await expect(async () => {
    await page.reload()
    await expect(price).toHaveText('$215.00')
  }).toPass()
})

test('what is sold out is said, on its page and in lists', async ({ page, content }) => {
  const { soldOut, addToCart } = TEXTS.en.shop
  await open(page, '/en/shop/single/10014')
  await expect(page.getByRole('button', { name: addToCart, exact: true })).toBeEnabled()

  await content.publish('inventory-product-10014', () => ({ available: 0 }))
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: soldOut })).toBeDisabled()
  }).toPass()
  const { body } = await visit('/en/shop/single/10014')
  expect(body).toContain('https://schema.org/SoldOut')
  await expect.poll(async () => (await visit('/en/shop/grid')).body).toContain(soldOut)
  expect((await visit('/en/shop/grid/filtered?stock=1')).body).not.toContain('/en/shop/single/10014')
})

test('a product can be looked at without a script, and is ordered by message', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/zh/shop/single/10201')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: TEXTS.zh.shop.addToCart, exact: true })).toBeHidden()
  await page.getByRole('main').locator('a[href="/zh/contact"]').click()
  await expect(page).toHaveURL('/zh/contact')
  await context.close()
})

for (const { id } of LOCALES) {
  test(`a product that is not there is a 404 that leads to the catalogue, ${id}`, async ({
    page,
    faults,
  }) => {
    // Next sends the page that is missing as the fallback of a boundary that fails (see missing-page.tsx).
    faults.allow(/404|React error #419/)
    const response = await open(page, `/${id}/shop/single/404404`)
    expect(response?.status()).toBe(404)
    await page.getByRole('main').getByRole('link', { name: TEXTS[id].errors.toCatalogue }).click()
    await expect(page).toHaveURL(`/${id}/shop/grid`)
  })
}
