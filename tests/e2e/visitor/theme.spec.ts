import type { Page } from '@playwright/test'
import { TEXTS } from '../support/languages.ts'
import { open } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const THEMES = TEXTS.en.theme
const STORAGE_KEY = 'meridian.theme'

/** Theme changes that the page records from its start. */
interface Watched extends Window {
  themeAtBody?: string | null
  themesShown: (string | null)[]
}

/** Records the theme when the body appears, before the first paint, and each change of it. */
async function watchTheme(page: Page, stored?: string): Promise<void> {
  await page.addInitScript(
    ([key, choice]) => {
      if (choice !== undefined) localStorage.setItem(key, choice)
      const watched = window as unknown as Watched
      watched.themesShown = []
      const look = () => document.documentElement?.getAttribute('data-bs-theme') ?? null
      new MutationObserver(() => {
        const theme = look()
        if (document.body && watched.themeAtBody === undefined) watched.themeAtBody = theme
        if (theme && watched.themesShown.at(-1) !== theme) watched.themesShown.push(theme)
      }).observe(document, { childList: true, subtree: true, attributes: true })
    },
    [STORAGE_KEY, stored] as const,
  )
}

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

async function chooseTheme(page: Page, name: string): Promise<void> {
  const banner = page.getByRole('banner')
  await banner.locator('summary', { hasText: THEMES.label }).click()
  await banner.getByRole('button', { name, exact: true }).click()
}

test('a stored theme applies before the first paint, whatever the system prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await watchTheme(page, 'dark')
  await open(page, '/en')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { themeAtBody, themesShown } = await page.evaluate(() => {
    const watched = window as unknown as Watched
    return { themeAtBody: watched.themeAtBody, themesShown: watched.themesShown }
  })
  expect(themeAtBody).toBe('dark')
  expect(themesShown).toEqual(['dark'])
})

test('without a choice the system theme is used and stored @full', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await watchTheme(page)
  await open(page, '/ar')
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark')
  expect(await page.evaluate(() => (window as unknown as Watched).themeAtBody)).toBe('dark')
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY)).toBe('dark')
})

test('a chosen theme applies immediately, stays across pages and visits, and reaches other tabs', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/en')
  const light = await background(page)
  const other = await context.newPage()
  await open(other, '/zh')

  await chooseTheme(page, THEMES.dark)
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark')
  await expect.poll(() => background(page)).not.toBe(light)
  await expect(other.locator('html')).toHaveAttribute('data-bs-theme', 'dark')

  await open(page, '/en/contact')
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark')
  await page.getByRole('banner').locator('summary', { hasText: THEMES.label }).click()
  await expect(page.getByRole('button', { name: THEMES.dark, pressed: true })).toBeVisible()
})

test('auto follows the system while the page is open @full', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/en')
  await chooseTheme(page, THEMES.auto)
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'light')
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY)).toBe('auto')
})

test('the dark logo is loaded and shown with its theme @full', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/en')
  await page.waitForLoadState('load')
  const logo = page.getByRole('banner').locator('.logo .dark-only')
  const hasCome = () => logo.evaluate((picture: HTMLImageElement) => picture.naturalWidth > 0)
  expect(await hasCome()).toBe(false)
  await chooseTheme(page, THEMES.dark)
  await expect.poll(hasCome).toBe(true)
  await expect(logo).toBeVisible()
})

test('on paper every answer is open @full', async ({ page }) => {
  await open(page, '/en/faq')
  const answer = page.locator('.faq__question .rich-text').last()
  await expect(answer).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(answer).toBeVisible()
})

test('a contrast theme tells the chosen variant apart @full', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/en/shop/single/10000')
  const backgrounds = await page
    .getByRole('group', { name: 'Colour' })
    .locator('label')
    .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).backgroundColor))
  expect(new Set(backgrounds).size).toBe(2)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`visitors who ask for more contrast get all texts in the darkest or lightest color, ${colorScheme} @full`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, contrast: 'more' })
    await open(page, '/en/contact')
    const main = page.getByRole('main')
    const ink = await main.locator('h1').evaluate((heading) => getComputedStyle(heading).color)
    await expect(main.locator('.lead').first()).toHaveCSS('color', ink)
  })
