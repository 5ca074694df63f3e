import { fullUnless } from '../support/extent.ts'
import { type LocaleId, TEXTS } from '../support/languages.ts'
import { open } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

/** A search text and the service it should find. */
const QUESTIONS: [locale: LocaleId, question: string, title: RegExp][] = [
  ['en', 'security', /Cybersecurity Services$/],
  ['zh', '网络安全', /网络安全服务/],
  ['ar', 'الأمن السيبراني', /خدمات الأمن السيبراني/],
]

for (const [locale, question, title] of QUESTIONS) {
  const { navigation, search } = TEXTS[locale]

  test(`suggestions open a page by keyboard in ${locale}${fullUnless(locale === 'ar')}`, async ({ page }) => {
    await open(page, `/${locale}`)
    const banner = page.getByRole('banner')
    await banner.locator('summary', { hasText: navigation.search }).filter({ visible: true }).press('Enter')
    const field = banner.getByRole('searchbox', { name: navigation.search }).filter({ visible: true })
    await expect(field).toBeFocused()
    await field.pressSequentially(question)
    const suggestions = banner.getByRole('list', { name: search.suggestions })
    await expect(suggestions.getByRole('link').first()).toHaveAccessibleName(title)
    await field.press('ArrowDown')
    await expect(suggestions.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(field).toBeFocused()
    await field.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/services\/cybersecurity$/)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })
}

test('suggested products show their picture and price @full', async ({ page }) => {
  await open(page, '/en')
  const banner = page.getByRole('banner')
  await banner.locator('summary', { hasText: TEXTS.en.navigation.search }).filter({ visible: true }).click()
  await banner.getByRole('searchbox').filter({ visible: true }).fill('10208')
  const suggestion = banner.getByRole('list', { name: TEXTS.en.search.suggestions }).getByRole('link')
  await expect(suggestion).toHaveAccessibleName(/Still Water.*4\.18$/)
  // A picture that cannot be loaded is complete as well.
  const width = () => suggestion.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
})

test('Escape closes the suggestions first, then the menu @full', async ({ page }) => {
  await open(page, '/en')
  const banner = page.getByRole('banner')
  const button = banner.locator('summary', { hasText: TEXTS.en.navigation.search }).filter({ visible: true })
  await button.click()
  const field = banner.getByRole('searchbox').filter({ visible: true })
  await field.fill('support')
  const suggestions = banner.getByRole('list', { name: TEXTS.en.search.suggestions })
  await expect(suggestions).toBeVisible()
  // An input method, such as that for Chinese, gets the keys pressed while it is open.
  for (const key of ['ArrowDown', 'Escape']) await field.dispatchEvent('keydown', { key, isComposing: true })
  await expect(field).toBeFocused()
  await expect(suggestions).toBeVisible()
  await field.press('ArrowDown')
  await expect(suggestions.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(suggestions).toBeHidden()
  await expect(field).toBeFocused()
  await field.fill('cloud')
  await expect(suggestions).toBeVisible()
  await field.press('Escape')
  await expect(suggestions).toBeHidden()
  await expect(field).toBeFocused()
  await field.press('Escape')
  await expect(field).toBeHidden()
  await expect(button).toBeFocused()
})

test('the link to all results closes the suggestions @full', async ({ page }) => {
  await open(page, '/en')
  const banner = page.getByRole('banner')
  const button = banner.locator('summary', { hasText: TEXTS.en.navigation.search }).filter({ visible: true })
  await button.click()
  await banner.getByRole('searchbox').filter({ visible: true }).fill('support')
  await banner.getByRole('link', { name: TEXTS.en.search.all }).click()
  await expect(page).toHaveURL(/\/en\/search\?q=support$/)
  await button.click()
  await expect(banner.getByRole('searchbox').filter({ visible: true })).toBeFocused()
  await expect(banner.getByRole('list', { name: TEXTS.en.search.suggestions })).toBeHidden()
})

test('suggestions that cannot be loaded are announced @full', async ({ page, browserErrors }) => {
  browserErrors.allow(/ERR_FAILED .*\/api\/search/)
  await page.route('**/api/search?*', (route) => route.abort())
  await open(page, '/en')
  const banner = page.getByRole('banner')
  await banner.locator('summary', { hasText: TEXTS.en.navigation.search }).filter({ visible: true }).click()
  await banner.getByRole('searchbox').filter({ visible: true }).fill('support')
  await expect(banner.getByRole('status').filter({ hasText: TEXTS.en.search.failed })).toBeAttached()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  for (const [locale, question, title] of QUESTIONS) {
    test(`the search page highlights matches in ${locale}${fullUnless(locale === 'ar')}`, async ({
      page,
    }) => {
      await page.goto(`/${locale}/search?q=${encodeURIComponent(question)}`)
      const main = page.getByRole('main')
      await expect(main.getByRole('searchbox')).toHaveValue(question)
      await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(title)
      await expect(main.locator('mark').first()).toBeVisible()
      await main.getByRole('link', { name: title }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    })
  }

  for (const [locale, question, count] of [
    ['en', 'wallpaper', 8],
    ['zh', '壁纸', 8],
    ['ar', 'خلفيات', 8],
    ['en', 'jobs', 2],
    ['zh', '招聘', 2],
    ['ar', 'وظائف', 2],
  ] as const) {
    test(`${question} finds documents of that kind in ${locale} @full`, async ({ page }) => {
      const kind = count === 8 ? '/shop/single/102' : '/career/'
      const found = new Set<string>()
      for (const number of [1, 2]) {
        await page.goto(`/${locale}/search?q=${encodeURIComponent(question)}&page=${number}`)
        const links = await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').all()
        for (const link of links) found.add((await link.getAttribute('href')) ?? '')
      }
      expect([...found].filter((path) => path.includes(kind)).length).toBeGreaterThanOrEqual(count)
    })
  }

  for (const question of ['10000-green-l', 'large cap']) {
    test(`${question} finds the product by its variant${fullUnless(question === '10000-green-l')}`, async ({
      page,
    }) => {
      await page.goto(`/en/search?q=${question}`)
      const first = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first()
      await expect(first).toHaveAttribute('href', '/en/shop/single/10000')
    })
  }

  test('no results show a message and further links', async ({ page }) => {
    await page.goto('/en/search?q=zzzzqqqq')
    const main = page.getByRole('main')
    await expect(main.getByRole('status')).toHaveText('No results for “zzzzqqqq”')
    await main.getByRole('link', { name: TEXTS.en.contact.contactUs }).click()
    await expect(page).toHaveURL(/\/en\/contact$/)
  })
})

test('a new publish is found, and malicious queries do no harm', async ({ page, content, request }) => {
  const word = `quokka${Date.now().toString(36)}`
  await content.publish('service-cybersecurity', ({ summary }) => ({
    summary: (summary as { language: string; value: string }[]).map((text) =>
      text.language === 'en' ? { ...text, value: `${text.value} ${word}` } : text,
    ),
  }))
  await expect
    .poll(async () => (await request.get(`/en/search?q=${word}`)).text())
    .toContain(`<mark>${word}</mark>`)
  for (const question of ['<script>alert(1)</script>', '"*[', 'a'.repeat(5000), '%', '\u0000']) {
    const response = await page.goto(`/en/search?q=${encodeURIComponent(question)}&page=999`)
    expect(response?.status()).toBe(200)
  }
})
