import type { Page } from '@playwright/test'
import { publishedContent } from '../support/lake.ts'
import { type LocaleId, LOCALES, TEXTS } from '../support/languages.ts'
import { open } from '../support/page.ts'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visitor.ts'

interface Work {
  slug: string
  title: string
  /** The person quoted on its page. */
  quoted: string | null
}

/** Returns case studies or customer stories in the site's order, as editors wrote them. */
const workIn = (type: 'caseStudy' | 'customerStory', locale: LocaleId) =>
  publishedContent().fetch<Work[]>(
    `*[_type == $type] | order(order asc, _id asc) {
      "slug": slug.current, "title": title[language == $locale][0].value,
      "quoted": coalesce(testimonial, quote)->name[language == $locale][0].value
    }`,
    { type, locale },
  )

/** Returns the visible entries of a list. */
const entriesOf = (page: Page) =>
  page.locator('.portfolio__entries > li').filter({ visible: true }).getByRole('link')

/** Returns a visible quotation with its author; the previous page stays in the document, hidden. */
const quotation = (page: Page) =>
  page.locator('article figure', { has: page.locator('blockquote') }).filter({ visible: true })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const { id } of LOCALES) {
  test(`a visitor opens a case study from the list, sees its quotation and opens the next one, ${id} @full`, async ({
    page,
  }) => {
    const studies = await workIn('caseStudy', id)
    const [first, second] = studies
    if (!first?.quoted || !second)
      throw new Error('The seed has two case studies, the first one with a quote.')
    const texts = TEXTS[id].portfolio

    await open(page, `/${id}/portfolio/masonry`)
    await expect(entriesOf(page)).toHaveText(studies.map(({ title }) => title))
    await entriesOf(page).first().click()
    await expect(page).toHaveURL(`/${id}/portfolio/${first.slug}`)
    await expect(heading(page)).toHaveText(first.title)
    for (const chapter of [texts.challenge, texts.approach, texts.outcome]) {
      await expect(page.getByRole('heading', { name: chapter, exact: true })).toBeVisible()
    }
    await expect(quotation(page)).toContainText(first.quoted)

    const related = page.locator('section', { has: page.getByRole('heading', { name: texts.more }) })
    await expect(related.getByRole('listitem')).toHaveCount(3)
    await expect(related.getByRole('listitem').filter({ hasText: first.title })).toHaveCount(0)
    const steps = page.getByRole('navigation', { name: texts.previousAndNext })
    await expect(steps.getByRole('link')).toHaveCount(1)
    await steps.getByRole('link', { name: second.title }).click()
    await expect(heading(page)).toHaveText(second.title)
    await expect(steps.getByRole('link', { name: first.title })).toBeVisible()
    await page.getByRole('navigation', { name: TEXTS[id].common.breadcrumb }).getByRole('link').last().click()
    await expect(page).toHaveURL(`/${id}/portfolio/masonry`)
  })
}

test('a sector filters the list without JavaScript and across its pages', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/en/portfolio/showcase')
  await expect(entriesOf(page)).toHaveCount(6)
  const sector = page.getByRole('group', { name: TEXTS.en.portfolio.filter })
  await sector.getByRole('radio', { name: 'Public sector 2' }).check()
  await expect(entriesOf(page)).toHaveText([
    'Nine thousand pages became nine hundred',
    'A city finds out what it runs',
  ])
  await sector.getByRole('radio', { name: TEXTS.en.portfolio.allSectors }).check()
  await page.getByRole('link', { name: TEXTS.en.common.nextPage }).click()
  await expect(page).toHaveURL('/en/portfolio/showcase/page/2')
  await expect(entriesOf(page)).toHaveText([
    'Every door of the grid knows who came through',
    'A city finds out what it runs',
  ])
  expect((await visit('/en/portfolio/showcase/page/3')).status).toBe(404)
  await context.close()
})

test('a page shows a case study in the other layout, with links to its services @full', async ({ page }) => {
  await open(page, '/en/portfolio/case-study/v2')
  const facts = page.getByRole('complementary', { name: TEXTS.en.portfolio.facts })
  await expect(facts).toContainText('A teaching hospital with 620 beds')
  await facts.getByRole('link', { name: 'Information System Development' }).click()
  await expect(page).toHaveURL('/en/services/information-systems')
})

test('a customer story is read, shared and linked @full', async ({ page, request, baseURL }) => {
  const [first, second] = await workIn('customerStory', 'zh')
  if (!first?.quoted || !second) throw new Error('The seed has two stories, the first one with a quote.')
  await open(page, '/zh/customer/stories')
  await page.getByRole('main').getByRole('link', { name: first.title }).click()
  await expect(heading(page)).toHaveText(first.title)
  await expect(quotation(page)).toContainText(first.quoted)

  const address = `/zh/customer/${first.slug}`
  await page.goto(address)
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const data = scripts.map((text) => JSON.parse(text) as Record<string, unknown>)
  expect(data).toContainEqual(
    expect.objectContaining({ '@type': 'Article', headline: first.title, url: baseURL + address }),
  )
  expect(data).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }))
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect((await request.get(picture ?? '')).headers()['content-type']).toBe('image/png')
  expect(await (await request.get(`${address}.md`)).text()).toContain(`# ${first.title}\n`)

  await page.getByRole('link', { name: TEXTS.zh.stories.next }).click()
  await expect(heading(page)).toHaveText(second.title)
})

test('on a phone in Arabic the team is grouped by department with portraits beside the names @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/ar/team')
  const departments = page.getByRole('main').locator('.team').getByRole('heading', { level: 2 })
  await expect(departments).toHaveText(['القيادة', 'الهندسة', 'التشغيل', 'الاستشارات'])
  const member = page.getByRole('listitem').filter({ hasText: 'فهد السليمان' })
  await expect(member).toContainText(TEXTS.ar.team.speaks)
  await expect(member).toContainText('العربية والإنجليزية')
  const portrait = await member.getByRole('img').boundingBox()
  const name = await member.getByRole('heading').boundingBox()
  expect(portrait?.x, 'Arabic begins at the right').toBeGreaterThan((name?.x ?? 0) + (name?.width ?? 0) - 1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('the row of testimonials is scrolled by keyboard @full', async ({ page }) => {
  await open(page, '/en/customer/stories')
  const row = page.getByRole('region', { name: 'What clients say' })
  await row.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
})
