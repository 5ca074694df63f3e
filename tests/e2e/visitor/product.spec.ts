import type { Locator, Page } from '@playwright/test'
import { fullUnless } from '../support/extent.ts'
import { lakeClient } from '../support/lake.ts'
import { LOCALES, TEXTS } from '../support/languages.ts'
import { open } from '../support/page.ts'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visitor.ts'

/** A product with a cover and four more images. */
const CAP = '/ar/shop/single/10000'

const carouselOf = (page: Page) => page.locator('.carousel__slides')

/** Returns the index of the picture that the carousel shows. */
const shownSlide = (page: Page) =>
  carouselOf(page).evaluate((list) => {
    const middle = list.getBoundingClientRect().left + list.clientWidth / 2
    return [...list.children].findIndex((picture) => {
      const { left, right } = picture.getBoundingClientRect()
      return left <= middle && middle < right
    })
  })

/** Returns the link to a picture of the carousel, also while the lightbox hides it from roles. */
const slide = (page: Page, index: number) => carouselOf(page).locator('a').nth(index)

/** Checks that the lightbox shows a picture of the carousel. */
async function expectFullSize(page: Page, index: number): Promise<void> {
  const alt = await slide(page, index).locator('img').getAttribute('alt')
  await expect(page.getByRole('dialog').locator('.yarl__slide_current img')).toHaveAccessibleName(alt ?? '')
}

/** Swipes over an element to the right by a multiple of its width. */
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

test('images are browsed and opened by keyboard in reading direction, in Arabic @full', async ({ page }) => {
  const { blocks } = TEXTS.ar
  await open(page, CAP)
  const seen = () => shownSlide(page)
  const thumbnails = page.locator('.carousel__index').getByRole('link')
  await carouselOf(page).focus()
  // The carousel's script loads with the focus.
  await expect(page.locator('.carousel__frame')).toHaveClass(/swiper-initialized/)
  await page.keyboard.press('ArrowLeft')
  await expect(thumbnails.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect.poll(seen).toBe(1)
  await page.keyboard.press('ArrowRight')
  await expect.poll(seen).toBe(0)

  await page.getByRole('button', { name: blocks.nextPicture }).click()
  await expect.poll(seen).toBe(1)
  await thumbnails.nth(2).press('Enter')
  await expect.poll(seen).toBe(2)

  const opened = slide(page, 2)
  await opened.press('Enter')
  const gallery = page.getByRole('dialog')
  await expect(gallery).toBeVisible()
  await expect(gallery.getByRole('link')).toHaveCount(0)
  // Behind the last picture comes the first.
  for (const index of [2, 3, 4, 0]) {
    await expectFullSize(page, index)
    if (index > 0) await page.keyboard.press('ArrowLeft')
  }
  await page.keyboard.press('Escape')
  await expect(gallery).toBeHidden()
  await expect(opened).toBeFocused()
})

test.describe('on a telephone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a swipe shows the next image from the left in Arabic, on the page and in full size @full', async ({
    page,
  }) => {
    await open(page, CAP)
    await swipe(page, carouselOf(page), 0.6)
    await expect.poll(() => shownSlide(page)).toBe(1)
    await swipe(page, carouselOf(page), -0.6)
    await expect.poll(() => shownSlide(page)).toBe(0)

    await slide(page, 0).tap()
    const gallery = page.getByRole('dialog')
    await expectFullSize(page, 0)
    await swipe(page, gallery, 0.6)
    await expectFullSize(page, 1)
    // Chromium ignores a tap while the swipe comes to rest.
    await expect(async () => {
      await gallery.getByRole('button', { name: TEXTS.ar.blocks.closePictures }).tap({ timeout: 5_000 })
      await expect(gallery).toBeHidden({ timeout: 1_000 })
    }).toPass()
  })
})

test('a sale shows both prices, and search engines get the current one', async ({ page, content }) => {
  const sale = { _type: 'sale', kind: 'percent', percent: 20 }
  // Of its own: other tests add up the prices of the products of the shop meanwhile.
  const { number } = await content.createProduct(5)
  const path = `/en/shop/single/${number}`
  await content.publish(`product-${number}`, () => ({ sale }))
  await expect.poll(async () => (await visit(path)).body).toContain('"price":"8.00"')
  await open(page, path)
  const price = page.locator('.product-page__price')
  await expect(price).toHaveText(`${TEXTS.en.shop.priceNow} $8.00 ${TEXTS.en.shop.priceBefore} $10.00`, {
    useInnerText: true,
  })

  await content.publish(`product-${number}`, () => ({ sale: { ...sale, until: '2020-01-01T00:00:00Z' } }))
  await expect.poll(async () => (await visit(path)).body).not.toContain('"price":"8.00"')
  await page.reload()
  await expect(price).toHaveText('$10.00', { useInnerText: true })
})

test('a product names its category; a sold-out one says so on its page and in lists @full', async ({
  page,
  content,
}) => {
  const { soldOut, addToCart } = TEXTS.en.shop
  // Other tests sell this product out.
  await content.keep('inventory-product-10014')
  await expect
    .poll(async () => (await visit('/en/shop/single/10014')).body)
    .not.toContain('https://schema.org/SoldOut')
  await open(page, '/en/shop/single/10014')
  await expect(
    page.locator('.product-page__facts').getByRole('link', { name: 'Everyday goods' }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: addToCart, exact: true })).toBeEnabled()

  await content.publish('inventory-product-10014', () => ({ available: 0 }))
  await expect
    .poll(async () => (await visit('/en/shop/single/10014')).body)
    .toContain('https://schema.org/SoldOut')
  await page.reload()
  await expect(page.getByRole('button', { name: soldOut })).toBeDisabled()
  const link = page.getByRole('link', { name: 'Miniature Planter', exact: true })
  const card = page.getByRole('main').getByRole('listitem').filter({ has: link })
  await expect(async () => {
    await open(page, '/en/shop/grid')
    await expect(card.getByText(soldOut)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  expect((await visit('/en/shop/grid/filtered?stock=1')).body).not.toContain('/en/shop/single/10014')
})

test('a shopper is told at once what changed about a product since its page was opened @full', async ({
  page,
  content,
}) => {
  const { added, changedSince, priceChanged } = TEXTS.en.cart
  const cup = await content.createProduct(1, 'Paper cup')
  await open(page, `/en/shop/single/${cup.number}`)
  const button = page.getByRole('button', { name: TEXTS.en.shop.addToCart, exact: true })
  const expectToast = async (text: string) => {
    await expect(page.getByRole('region', { name: TEXTS.en.toast.region })).toContainText(text)
  }
  await lakeClient().patch(`product-${cup.number}`).set({ price: 1_250 }).commit()
  await button.click()
  await expectToast(added.replace('{product}', 'Paper cup'))
  const change = priceChanged.replace('{before}', '$10.00').replace('{after}', '$12.50')
  await expectToast(changedSince.replace('{product}', 'Paper cup').replace('{change}', change))
  await button.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Paper cup: Only 1 left' })).toBeVisible()
})

test('without JavaScript a product is readable and ordered by message', async ({ browser }) => {
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
  test(`a missing product is a 404 with a link to the catalog, ${id}${fullUnless(id === 'ar')}`, async ({
    page,
    browserErrors,
  }) => {
    browserErrors.allow(/status of 404/)
    const response = await open(page, `/${id}/shop/single/404404`)
    expect(response?.status()).toBe(404)
    await page.getByRole('main').getByRole('link', { name: TEXTS[id].errors.browseProducts }).click()
    await expect(page).toHaveURL(`/${id}/shop/grid`)
  })
}

test('a product page lists the products viewed before, also after a reload @full', async ({ page }) => {
  const { recentlyViewed } = TEXTS.ar.shop
  const viewed = page.getByRole('region', { name: recentlyViewed })
  await open(page, '/ar/shop/single/10201')
  await expect(page.getByRole('heading', { name: TEXTS.ar.shop.related })).toBeVisible()
  await expect(viewed).toBeHidden()

  await open(page, '/ar/shop/single/1030')
  await expect(viewed.getByRole('listitem')).toHaveCount(1)
  await open(page, '/ar/shop/single/10014')
  await page.reload()
  const links = viewed.getByRole('link')
  await expect(links).toHaveCount(2)
  await expect(links.first()).toHaveAttribute('href', '/ar/shop/single/1030')
  await links.nth(1).click()
  await expect(page).toHaveURL('/ar/shop/single/10201')
  await expect(links.first()).toHaveAttribute('href', '/ar/shop/single/10014')
})

for (const { id: locale } of LOCALES) {
  test(`the price of a taxed product names the tax that the cart adds, ${locale} @full`, async ({ page }) => {
    const note = TEXTS[locale].shop.taxNote.added
    const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(0.18)
    await open(page, `/${locale}/shop/single/1030`)
    await expect(page.getByRole('main')).toContainText(note.replace('{percent}', percent))
    await open(page, `/${locale}/shop/single/10201`)
    await expect(page.getByRole('main').locator('.product-page__price')).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(note.replace('{percent}', percent))
  })
}

test('the facts of a product name its sizes like its options @full', async ({ page }) => {
  await open(page, '/en/shop/single/10000')
  const main = page.getByRole('main')
  await expect(main.getByRole('radio', { name: 'Medium' })).toBeVisible()
  await expect(main.locator('.product-facts').getByText('Medium', { exact: true })).toBeVisible()
})
