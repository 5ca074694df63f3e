import { LOCALES, TEXTS } from '../support/languages.ts'
import { open } from '../support/page.ts'
import { expect, test } from '../support/test.ts'
import { destination, visit } from '../support/visitor.ts'

test('changing the language stays on the page with its query and hash @full', async ({ page }) => {
  await open(page, '/en/contact?from=letter#form')
  for (const to of ['ar', 'zh', 'en'] as const) {
    const { name, languageTag, direction } = LOCALES.find(({ id }) => id === to) ?? LOCALES[0]
    await page.getByRole('contentinfo').locator('summary').click()
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await page.waitForURL(`**/${to}/contact?from=letter#form`)
    await expect(page.locator('html')).toHaveAttribute('lang', languageTag)
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    await expect(
      page.getByRole('banner').getByRole('link', { name: TEXTS[to].navigation.home, exact: true }),
    ).toBeVisible()
  }
})

test('a chosen language is used at the root on the next visit', async ({ page }) => {
  await open(page, '/en')
  await page.getByRole('contentinfo').locator('summary').click()
  await page.getByRole('contentinfo').getByRole('link', { name: '简体中文' }).click()
  await page.waitForURL('**/zh')
  await page.goto('/')
  await expect(page).toHaveURL(/\/zh$/)
  await page.goto('/contact')
  await expect(page).toHaveURL(/\/zh\/contact$/)
})

test.describe('an address without a language redirects to', () => {
  const cases = [
    {
      to: 'ar',
      why: 'the saved choice, before anything else',
      cookie: 'NEXT_LOCALE=ar',
      accept: 'zh-CN,zh;q=0.9',
    },
    { to: 'zh', why: 'the best language the browser accepts', accept: 'fr-FR,zh-CN;q=0.8,ar;q=0.4' },
    { to: 'ar', why: 'a language whatever its region', accept: 'ar-SA' },
    { to: 'en', why: 'English, where nothing else fits', accept: 'fr, de;q=0.5' },
    { to: 'en', why: 'English, where nothing is known' },
    { to: 'en', why: 'English, where the saved choice is none of ours', cookie: 'NEXT_LOCALE=xx' },
  ] as const
  for (const { to, why, ...sent } of cases) {
    test(`${to}: ${why}`, async () => {
      const headers = new Headers()
      if ('cookie' in sent) headers.set('cookie', sent.cookie)
      headers.set('accept-language', 'accept' in sent ? sent.accept : '')
      const root = await visit('/', { headers })
      expect(root.status).toBe(307)
      expect(destination(root)).toBe(`/${to}`)
      expect(root.headers.get('vary')).toMatch(/accept-language/i)
      expect(destination(await visit('/contact?from=letter', { headers }))).toBe(`/${to}/contact?from=letter`)
    })
  }
})
