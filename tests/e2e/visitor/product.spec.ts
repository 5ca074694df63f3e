import type { Locator, Page } from '@playwright/test'
import { LOCALES, TEXTS } from '../support/languages.ts'
import { open } from '../support/page.ts'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visitor.ts'

const LAMP = 'product-1030'

/** A product with a cover and four further views. */
const CAP = '/ar/shop/single/10000'
const [SECOND, THIRD] = ['cap-side', 'cap-detail']

/** Which picture of a strip is the one that is seen, from 0. */
const seenIn = (page: Page, strip: string) =>
  page.locator(strip).evaluate((list) => {
    const middle = list.getBoundingClientRect().left + list.clientWidth / 2
    return [...list.children].findIndex((picture) => {
      const { left, right } = picture.getBoundingClientRect()
      return left <= middle && middle < right
    })
  })

/** Draws a finger over an element, by so many of its widths to the right. */
async function swipe(page: Page, strip: Locator, widths: number): Promise<void> {
  const box = await strip.boundingBox()
  if (!box) throw new Error('There is nothing to swipe over.')
  const browser = await page.context().newCDPSession(page)
  const y = box.y + box.height / 2
  const start = box.x + box.width * (0.5 - widths / 2)
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
  await touch('touchStart', start)
  for (let part = 1; part <= 10; part += 1) await touch('touchMove', start + (box.width * widths * part) / 10)
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('pictures are leafed through and opened by keyboard, along the line of reading, in Arabic', async ({
  page,
}) => {
  const { blocks } = TEXTS.ar
  await open(page, CAP)
  const carousel = page.locator('[data-strip]')
  const seen = () => seenIn(page, '[data-strip]')
  const markedIndex = page.locator('[data-show][aria-current]')
  await carousel.focus()
  // The code that leafs comes with the focus.
  await expect(async () => {
    await page.keyboard.press('ArrowLeft')
    await expect(markedIndex).toHaveAttribute('data-show', SECOND)
  }).toPass()
  await expect.poll(seen).toBe(1)
  await page.keyboard.press('ArrowRight')
  await expect.poll(seen).toBe(0)

  await page.getByRole('button', { name: blocks.nextPicture }).click()
  await expect.poll(seen).toBe(1)
  await page.locator(`[data-show="${THIRD}"]`).press('Enter')
  await expect.poll(seen).toBe(2)

  const opened = page.locator(`[data-slide="${THIRD}"] a`)
  await opened.press('Enter')
  const gallery = page.getByRole('dialog')
  await expect(gallery).toBeVisible()
  await expect(gallery.getByRole('link')).toHaveCount(0)
  await expect.poll(() => seenIn(page, '.lightbox__strip')).toBe(2)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => seenIn(page, '.lightbox__strip')).toBe(3)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => seenIn(page, '.lightbox__strip')).toBe(4)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => seenIn(page, '.lightbox__strip'), 'behind the last comes the first').toBe(0)
  await page.keyboard.press('Escape')
  await expect(gallery).toBeHidden()
  await expect(opened).toBeFocused()
})

test.describe('on a telephone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a finger draws the next picture in from the left in Arabic, on the page and in full size', async ({
    page,
  }) => {
    await open(page, CAP)
    const strip = page.locator('[data-strip]')
    await swipe(page, strip, 0.6)
    await expect.poll(() => seenIn(page, '[data-strip]')).toBe(1)
    await swipe(page, strip, -0.6)
    await expect.poll(() => seenIn(page, '[data-strip]')).toBe(0)

    await page.locator('[data-slide="cover"] a').tap()
    const gallery = page.getByRole('dialog')
    await expect(gallery).toBeVisible()
    await swipe(page, page.locator('.lightbox__strip'), 0.6)
    await expect.poll(() => seenIn(page, '.lightbox__strip')).toBe(1)
    await gallery.getByRole('button', { name: TEXTS.ar.blocks.closePictures }).tap()
    await expect(gallery).toBeHidden()
  })
})

test('a sale shows both prices, and search engines the one that holds', async ({ page, content }) => {
  const sale = { _type: 'sale', kind: 'percent', percent: 20 }
  await content.publish(LAMP, () => ({ sale }))
  await expect.poll(async () => (await visit('/en/shop/single/1030')).body).toContain('"price":"172.00"')
  await open(page, '/en/shop/single/1030')
  const price = page.locator('.product-page__price')
  await expect(price).toHaveText(`${TEXTS.en.shop.priceNow} $172.00 ${TEXTS.en.shop.priceBefore} $215.00`)

  await content.publish(LAMP, () => ({ sale: { ...sale, until: '2020-01-01T00:00:00Z' } }))
  await expect.poll(async () => (await visit('/en/shop/single/1030')).body).not.toContain('"price":"172.00"')
  await page.reload()
  await expect(price).toHaveText('$215.00')
})

test('what is sold out is said, on its page and in lists', async ({ page, content }) => {
  const { soldOut, addToCart } = TEXTS.en.shop
  await open(page, '/en/shop/single/10014')
  await expect(page.getByRole('button', { name: addToCart, exact: true })).toBeEnabled()

  await content.publish('inventory-product-10014', () => ({ available: 0 }))
  await expect
    .poll(async () => (await visit('/en/shop/single/10014')).body)
    .toContain('https://schema.org/SoldOut')
  await page.reload()
  await expect(page.getByRole('button', { name: soldOut })).toBeDisabled()
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
    faults.allow(/status of 404/)
    const response = await open(page, `/${id}/shop/single/404404`)
    expect(response?.status()).toBe(404)
    await page.getByRole('main').getByRole('link', { name: TEXTS[id].errors.toCatalogue }).click()
    await expect(page).toHaveURL(`/${id}/shop/grid`)
  })
}
