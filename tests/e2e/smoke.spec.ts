import { expect, test } from '@playwright/test'
import { lakeUrl, siteUrl, studioUrl } from './support/addresses.ts'

test('the site answers in three languages with their direction', async ({ page }) => {
  for (const [locale, direction] of [
    ['zh', 'ltr'],
    ['en', 'ltr'],
    ['ar', 'rtl'],
  ] as const) {
    const response = await page.goto(`${siteUrl}/${locale}`)
    expect(response?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('an unknown address responds with 404', async ({ request }) => {
  expect((await request.get(`${siteUrl}/en/there-is-no-such-page`)).status()).toBe(404)
})

/** Studio requests fonts from Sanity's hosts, which are blocked; system fonts are used. */
const BLOCKED_FONT = /^Loading the font 'https:\/\/[\w-]+\.sanity\.io\//

test('Studio loads without blocked resources and shows the sign-in page', async ({ page }) => {
  const violations: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    if (text.includes('Content Security Policy') && !BLOCKED_FONT.test(text)) violations.push(text)
  })
  await page.goto(studioUrl)
  await expect(page.getByRole('button', { name: /Marketer/ })).toBeVisible()
  expect(violations).toEqual([])
})

test('the lake answers', async ({ request }) => {
  expect((await request.get(`${lakeUrl}/v1/ping`)).ok()).toBe(true)
})
