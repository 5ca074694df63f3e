import { lakeClient, publishedContent } from '../support/lake.ts'
import { LOCALES, TEXTS } from '../support/languages.ts'
import { languageMenu, open } from '../support/page.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'
import { destination, visit } from '../support/visitor.ts'

test('changing the language stays on the page with its query and hash @full', async ({ page }) => {
  await open(page, '/en/contact?from=letter#form')
  for (const to of ['ar', 'zh', 'en'] as const) {
    const { name, languageTag, direction } = LOCALES.find(({ id }) => id === to) ?? LOCALES[0]
    await languageMenu(page).click()
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await page.waitForURL(`**/${to}/contact?from=letter#form`)
    await expect(page.locator('html')).toHaveAttribute('lang', languageTag)
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    await expect(
      page.getByRole('banner').getByRole('link', { name: TEXTS[to].navigation.home, exact: true }),
    ).toBeVisible()
  }
})

test('changing the language of a missing private page keeps its address @full', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/404/)
  await open(page, '/en/order-tracking?key=unknown')
  await languageMenu(page).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'العربية', exact: true }).click()
  await page.waitForURL('**/ar/order-tracking?key=unknown')
})

test('an article without a translation is marked as English on an Arabic page @full', async ({
  page,
  content,
}) => {
  const [title, paragraph] = [unique('Moving day, planned'), 'Nobody has translated this paragraph yet!']
  const [topic] = await publishedContent().fetch<{ _id: string; slug: { current: string } }[]>(
    '*[_type == "helpTopic"] | order(order asc)[0...1] { _id, slug }',
  )
  const id = unique('english-only')
  content.removeLater('_id == $id', { id })
  const english = (type: string, value: unknown) => [{ _key: 'en', _type: type, language: 'en', value }]
  const block = {
    _key: 'a',
    _type: 'block',
    style: 'normal',
    markDefs: [],
    children: [{ _key: 'b', _type: 'span', text: paragraph, marks: [] }],
  }
  await lakeClient('administrator').create({
    _id: id,
    _type: 'helpArticle',
    title: english('internationalizedArrayStringValue', title),
    slug: { _type: 'slug', current: id },
    topic: { _type: 'reference', _ref: topic?._id ?? '' },
    body: english('internationalizedArrayRichTextValue', [block]),
  })
  await open(page, `/ar/help/${topic?.slug.current}/${id}`)
  const text = page.getByText(paragraph)
  const heading = page.getByRole('heading', { level: 1, name: title })
  for (const part of [heading, text]) {
    await expect(part).toHaveAttribute('lang', 'en')
    await expect(part).toHaveCSS('direction', 'ltr')
  }
  await expect(heading, 'begins where the page does').toHaveCSS('text-align', 'right')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')

  await open(page, `/ar/help/${topic?.slug.current}`)
  const entry = page.getByRole('heading', { name: title })
  await expect(entry).toHaveAttribute('lang', 'en')
  await expect(entry).toHaveCSS('direction', 'ltr')
})

test('a chosen language is used at the root on the next visit', async ({ page }) => {
  await open(page, '/en')
  await languageMenu(page).click()
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
