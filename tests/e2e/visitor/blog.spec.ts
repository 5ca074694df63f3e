import type { Page } from '@playwright/test'
import { siteUrl } from '../support/addresses.ts'
import { fullUnless } from '../support/extent.ts'
import { LOCALES, TEXTS } from '../support/languages.ts'
import { open } from '../support/page.ts'
import { expect, test } from '../support/test.ts'
import { destination, visit } from '../support/visitor.ts'

const ARTICLE = '/en/blog/on-call-people-can-live-with'
const ARABIC_SLUG = encodeURIComponent('فاتورة-السحابة-وثيقة-تصميم')
const CHINESE_SLUG = encodeURIComponent('云账单是一份设计文档')

/** Returns the titles of the visible articles; the previous page stays in the document, hidden. */
const titlesOn = (page: Page) =>
  page.locator('main article :is(h2, h3)').filter({ visible: true }).allInnerTexts()

test('a reader opens an article from the list, uses its table of contents, and opens the next article @full', async ({
  page,
}) => {
  await open(page, '/en/blog/grid')
  await page.getByRole('link', { name: 'On-call that people can live with' }).click()
  await expect(page).toHaveURL(ARTICLE)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('On-call that people can live with')
  await expect(page.locator('header time')).toHaveAttribute('datetime', /^2026-11-10/)

  const trail = page.getByRole('navigation', { name: TEXTS.en.common.breadcrumb })
  await expect(trail.getByRole('link')).toHaveText(['Home', 'Blog', 'Operations'])

  await page
    .getByRole('navigation', { name: TEXTS.en.blog.contents })
    .getByRole('link', { name: 'The first hour, rehearsed' })
    .click()
  await expect(page.getByRole('heading', { name: 'The first hour, rehearsed' })).toBeInViewport()

  await page.getByRole('link', { name: TEXTS.en.blog.next }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The cloud bill is a design document')
  await page.getByRole('link', { name: TEXTS.en.blog.previous }).click()
  await expect(page).toHaveURL(ARTICLE)
})

test('the pages of a list show every article once, and the last page is followed by a 404 @full', async ({
  page,
}) => {
  await open(page, '/en/blog/grid')
  const first = await titlesOn(page)
  await page.getByRole('link', { name: TEXTS.en.common.nextPage }).click()
  await expect(page).toHaveURL('/en/blog/grid/page/2')
  await expect(page).toHaveTitle(/page 2/)
  const second = await titlesOn(page)
  expect(first).toHaveLength(7)
  expect(second.length).toBeGreaterThan(0)
  expect(first.filter((title) => second.includes(title))).toEqual([])
  expect((await visit('/en/blog/grid/page/99')).status).toBe(404)
  expect((await visit('/en/blog/grid/page/1')).status).toBe(404)
})

test('articles are filtered by category, tag and author @full', async ({ page }) => {
  await open(page, '/en/blog/list-sidebar')
  const sidebar = page.getByRole('complementary')
  await sidebar.getByRole('link', { name: 'Operations', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Operations')
  const operations = await titlesOn(page)
  expect(operations).toContain('How to read an outage report')
  expect(operations).not.toContain('Buy, build, or leave it alone')

  await page.goto(ARTICLE)
  await page.locator('main').getByRole('link', { name: 'Hannah Whitfield' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hannah Whitfield')
  expect(await titlesOn(page)).toContain('A backup is a key that nobody has tried')
})

test('an address with another language’s slug redirects to the right one', async () => {
  const english = '/blog/cloud-bill-is-a-design-document'
  expect(destination(await visit(`/ar${english}`))).toBe(`/ar/blog/${ARABIC_SLUG}`)
  expect(destination(await visit(`/en/blog/${CHINESE_SLUG}`))).toBe(`/en${english}`)
  const own = await visit(`/zh/blog/${CHINESE_SLUG}`)
  expect(own.status).toBe(200)
  expect(own.body).toContain(`hrefLang="ar" href="${siteUrl}/ar/blog/${ARABIC_SLUG}"`)
})

test('an article is shared by plain links and by copying its address @full', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, ARTICLE)
  const share = page.getByRole('list', { name: TEXTS.en.blog.share })
  const hrefs = await share
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  expect(hrefs).toHaveLength(3)
  for (const href of hrefs) expect(decodeURIComponent(href)).toContain(siteUrl + ARTICLE)
  await share.getByRole('button', { name: TEXTS.en.common.copyLink }).click()
  await expect(share.getByRole('status')).toHaveText(TEXTS.en.common.linkCopied)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(siteUrl + ARTICLE)

  // Copying again adds the message again, which screen readers announce.
  const announced = await share.getByRole('status').locator('span').elementHandle()
  await share.getByRole('button', { name: TEXTS.en.common.linkCopied }).click()
  await expect.poll(() => announced?.evaluate((element) => element.isConnected)).toBe(false)
  await expect(share.getByRole('status')).toHaveText(TEXTS.en.common.linkCopied)
})

for (const { id, languageTag } of LOCALES) {
  test(`the feed in ${languageTag} is valid, newest first, and links to articles${fullUnless(languageTag === 'ar')}`, async ({
    page,
  }) => {
    await page.goto(`/${id}/blog/list-sidebar`)
    const address = await page.locator('link[type="application/rss+xml"]').getAttribute('href')
    expect(address).toBe(`${siteUrl}/${id}/feed.xml`)
    const feed = await visit(`/${id}/feed.xml`)
    expect(feed.headers.get('content-type')).toContain('application/rss+xml')
    const { parseErrors, language, items } = await page.evaluate((xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'text/xml')
      const textIn = (parent: ParentNode, name: string) => parent.querySelector(name)?.textContent ?? ''
      return {
        parseErrors: parsed.querySelectorAll('parsererror').length,
        language: textIn(parsed, 'channel > language'),
        items: [...parsed.querySelectorAll('item')].map((item) => ({
          link: textIn(item, 'link'),
          date: Date.parse(textIn(item, 'pubDate')),
        })),
      }
    }, feed.body)
    expect(parseErrors).toBe(0)
    expect(language).toBe(languageTag)
    expect(items.length).toBeGreaterThanOrEqual(10)
    expect(items.map(({ date }) => date)).toEqual(
      items.map(({ date }) => date).sort((one, other) => other - one),
    )
    expect((await fetch(items[0]?.link ?? '', { redirect: 'manual' })).status).toBe(200)
  })
}
