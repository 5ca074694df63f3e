import type { Page } from '@playwright/test'
import { fullUnless } from '../support/extent.ts'
import { lakeClient, publishedContent } from '../support/lake.ts'
import { type LocaleId, LOCALES, TEXTS } from '../support/languages.ts'
import { open } from '../support/page.ts'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visitor.ts'

/** Returns the names of the products that a filter finds, in the editors' order. */
const namesOf = (locale: LocaleId, filter = 'true') =>
  publishedContent().fetch<string[]>(
    `*[_type == "product" && (${filter})] | order(order asc, _id asc)
      .title[language == $locale][0].value`,
    { locale },
  )

const titleOf = (document: string, locale: LocaleId) =>
  lakeClient('viewer').fetch<string>('*[_id == $document][0].title[language == $locale][0].value', {
    document,
    locale,
  })

// The previous page stays in the document, hidden.
const shown = (page: Page) => page.locator('.catalog').filter({ visible: true })
const cardNames = (page: Page) => shown(page).getByRole('heading', { level: 2 })

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  for (const { id } of LOCALES) {
    test(`a visitor filters the catalog and removes the filters, ${id}${fullUnless(id === 'ar')}`, async ({
      page,
    }) => {
      const texts = TEXTS[id].shop.catalog
      const wallpapers = await namesOf(id, 'category._ref == "category-wallpapers"')
      const black = await namesOf(
        id,
        'category._ref == "category-wallpapers" && "productColor-black" in colors[]._ref',
      )
      expect(black.length).toBeLessThan(wallpapers.length)

      await page.goto(`/${id}/shop/grid`)
      const filters = page.locator('.filters')
      await filters.locator('input[name=category][value=category-wallpapers]').check()
      await filters.getByRole('button', { name: texts.show }).click()
      await expect(cardNames(page)).toHaveText(wallpapers)

      await filters.locator('input[name=color][value=black]').check()
      await filters.getByRole('button', { name: texts.show }).click()
      await expect(cardNames(page)).toHaveText(black)
      await expect(filters.locator('input:checked[type=checkbox]')).toHaveCount(2)

      const chosen = page.getByRole('list', { name: texts.activeFilters })
      await expect(chosen.getByRole('listitem')).toHaveCount(3)
      await chosen.getByRole('link').nth(1).click()
      await expect(cardNames(page)).toHaveText(wallpapers)
      await chosen.getByRole('link', { name: texts.clear }).click()
      await expect(page).toHaveURL(`/${id}/shop/grid`)
    })
  }

  for (const { id } of LOCALES) {
    test(`a visitor goes from the shop to a category and on to a product and back, ${id}${fullUnless(id === 'zh')}`, async ({
      page,
    }) => {
      const [wallpapers, title] = await Promise.all([
        namesOf(id, 'category._ref == "category-wallpapers"'),
        titleOf('category-wallpapers', id),
      ])
      await page.goto(`/${id}/shop`)
      await page.getByRole('main').getByRole('link', { name: title, exact: true }).click()
      await expect(page).toHaveURL(`/${id}/shop/category/wallpapers`)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(cardNames(page)).toHaveText(wallpapers)

      await page.getByRole('link', { name: wallpapers[0], exact: true }).click()
      const ancestors = page.getByRole('navigation', { name: TEXTS[id].common.breadcrumb })
      await ancestors.getByRole('link', { name: title }).click()
      await expect(page).toHaveURL(`/${id}/shop/category/wallpapers`)

      await page.locator('.filters input[name=color][value=black]').check()
      await page.locator('.filters').getByRole('button', { name: TEXTS[id].shop.catalog.show }).click()
      await expect(page).toHaveURL(/\/filtered\?category=category-wallpapers&color=black/)
    })
  }

  test('the pages show every product once @full', async ({ page }) => {
    // Other specs create and remove products without a position meanwhile.
    const all = await namesOf('en', 'defined(order)')
    await page.goto('/en/shop/grid')
    const seen = await cardNames(page).allTextContents()
    const next = page.getByRole('link', { name: TEXTS.en.shop.catalog.next })
    while ((await next.count()) > 0) {
      const before = page.url()
      await next.click()
      await expect(page).not.toHaveURL(before)
      seen.push(...(await cardNames(page).allTextContents()))
    }
    expect(seen.filter((name) => all.includes(name))).toEqual(all)
  })

  test('no results show a message and a link back', async ({ page }) => {
    await page.goto('/en/shop/grid/filtered?to=0')
    await expect(cardNames(page)).toHaveCount(0)
    await page.getByRole('link', { name: TEXTS.en.shop.catalog.all }).click()
    await expect(page).toHaveURL('/en/shop/grid')
  })
})

test('filters apply immediately by keyboard, and keep focus and scroll position @full', async ({ page }) => {
  const green = await namesOf('en', '"productColor-green" in colors[]._ref')
  const cheapest = await namesOf('en', '"productColor-green" in colors[]._ref && _id == "product-10201"')
  await open(page, '/en/shop/grid')
  const box = shown(page).locator('input[name=color][value=green]')
  await box.focus()
  const place = await page.evaluate(() => scrollY)
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/en/shop/grid/filtered?color=green')
  await expect(cardNames(page)).toHaveText(green)
  await expect(box).toBeFocused()
  await expect(box).toBeChecked()
  expect(await page.evaluate(() => scrollY)).toBe(place)

  const { catalog } = TEXTS.en.shop
  await shown(page).getByRole('link', { name: 'Price: low to high' }).click()
  await expect(page).toHaveURL('/en/shop/grid/filtered?color=green&sort=priceUp')
  await expect(cardNames(page).first()).toHaveText(cheapest[0] ?? '')
  await expect(box).toBeChecked()

  await shown(page).getByRole('link', { name: catalog.clear }).click()
  await expect(page).toHaveURL('/en/shop/grid/filtered?sort=priceUp')
  await expect(box).not.toBeChecked()
  await expect(shown(page).getByRole('status')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/en/shop/grid/filtered?color=green&sort=priceUp')
  await expect(cardNames(page)).toHaveCount(green.length)
  await expect(box).toBeChecked()
})

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`the button of the filters brings the result count into view, ${width} pixels wide @full`, async ({
    page,
  }) => {
    const { catalog } = TEXTS.en.shop
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/en/shop/grid')
    const opener = shown(page).locator('.catalog__filters > summary')
    if (await opener.isVisible()) await opener.click()
    const limit = shown(page).getByLabel(catalog.priceTo, { exact: true })
    await limit.fill('5')
    await limit.evaluate((element) => {
      element.scrollIntoView({ block: 'start' })
    })
    await shown(page).getByRole('button', { name: catalog.show }).click()
    await expect(page).toHaveURL('/en/shop/grid/filtered?to=5')
    await expect(shown(page).getByRole('link', { name: catalog.below.replace('{to}', '$5') })).toBeVisible()
    const count = shown(page).getByRole('status')
    await expect(count).toBeFocused()
    const header = await page.getByRole('banner').boundingBox()
    await expect
      .poll(async () => (await count.boundingBox())?.y)
      .toBeGreaterThanOrEqual(header?.height ?? 100)
    await expect(count).toBeInViewport({ ratio: 1 })
  })
}

test('filters stay open on a phone when the first one is chosen, and prices take Arabic digits @full', async ({
  page,
}) => {
  const { catalog } = TEXTS.ar.shop
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/ar/shop/grid')
  await shown(page).locator('.catalog__filters > summary').click()
  await shown(page).getByRole('checkbox', { name: catalog.stock }).check()
  await expect(page).toHaveURL('/ar/shop/grid/filtered?stock=1')
  await expect(shown(page).getByRole('checkbox', { name: catalog.stock })).toBeFocused()
  await shown(page).getByLabel(catalog.priceTo, { exact: true }).pressSequentially('٣٤٫٥')
  await shown(page).getByRole('button', { name: catalog.show }).click()
  await expect(shown(page).getByLabel(catalog.priceTo, { exact: true })).toHaveValue('34.5')
})

test('a filter in the address of the complete catalog redirects to the filtered catalog @full', async ({
  page,
}) => {
  await page.goto('/ar/shop/grid?color=blue')
  await expect(page).toHaveURL('/ar/shop/grid/filtered?color=blue')
  await expect(cardNames(page)).toHaveText(await namesOf('ar', '"productColor-blue" in colors[]._ref'))
  await page.goto('/ar/shop/grid/filtered?from=&to=&rating=')
  await expect(page).toHaveURL('/ar/shop/grid')
})

test('search engines index the catalog, not its filtered pages', async () => {
  const robots = async (path: string) => /<meta name="robots"[^>]*>/.exec((await visit(path)).body)?.[0] ?? ''
  const canonical = async (path: string) =>
    /<link rel="canonical" href="[^"]*?(\/en[^"]*)"/.exec((await visit(path)).body)?.[1] ?? null
  expect(await robots('/en/shop/grid')).toBe('')
  expect(await robots('/en/shop/grid/filtered?color=green')).toContain('noindex')
  expect(await canonical('/en/shop/grid/filtered?color=green')).toBeNull()
  expect(await robots('/en/shop/grid/filtered?sort=priceUp')).toBe('')
  expect(await canonical('/en/shop/grid/filtered?sort=priceUp')).toBe('/en/shop/grid')
})
