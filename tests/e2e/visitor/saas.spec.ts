import { formatMoney } from '../../../web/lib/money.ts'
import { fullUnless } from '../support/extent.ts'
import { publishedContent } from '../support/lake.ts'
import { type LocaleId, LOCALES, TEXTS } from '../support/languages.ts'
import { open } from '../support/page.ts'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visitor.ts'

interface Plan {
  name: string
  monthly: number
  yearly: number
  currency: string
}

/** Returns the plans with prices, as editors wrote them. */
const plansIn = (locale: LocaleId) =>
  publishedContent().fetch<Plan[]>(
    `*[_type == "pricingPlan" && defined(monthlyPrice)] | order(order asc) {
      "name": name[language == $locale][0].value, "monthly": monthlyPrice, "yearly": yearlyPrice, currency
    }`,
    { locale },
  )

const price = (minor: number, currency: string, locale: LocaleId) =>
  formatMoney(minor, currency, { locale, withoutZeros: true })

for (const { id: locale } of LOCALES) {
  test(`the pricing table switches to yearly prices by keyboard, ${locale}${fullUnless(locale === 'ar')}`, async ({
    page,
  }) => {
    const plans = await plansIn(locale)
    expect(plans.length).toBeGreaterThan(1)
    await open(page, `/${locale}/pricing`)
    const main = page.getByRole('main')
    const shown = (minor: number, currency: string) =>
      main.getByRole('listitem').getByText(price(minor, currency, locale), { exact: true })
    const texts = TEXTS[locale].saas

    for (const { monthly, currency } of plans) await expect(shown(monthly, currency)).toBeVisible()
    const choice = main.getByRole('radio', { name: texts.monthly })
    await choice.focus()
    await page.keyboard.press('ArrowDown')
    await expect(main.getByRole('radio', { name: texts.yearly })).toBeChecked()
    for (const { monthly, yearly, currency } of plans) {
      await expect(shown(yearly, currency)).toBeVisible()
      await expect(shown(monthly, currency)).toBeHidden()
    }
    await expect(main.getByRole('status')).toHaveText(texts.yearlyShown, { useInnerText: true })
  })

  test(`FAQ items open one at a time, ${locale} @full`, async ({ page }) => {
    await open(page, `/${locale}/faq`)
    const questions = page.getByRole('main').locator('details')
    const [first, second] = [questions.nth(0), questions.nth(1)]
    await first.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(first.locator('p').first()).toBeVisible()
    await second.locator('summary').click()
    await expect(second.locator('p').first()).toBeVisible()
    await expect(first.locator('p').first()).toBeHidden()
  })
}

test('a feature links to the next one and to all features @full', async ({ page }) => {
  await open(page, '/en/saas/features')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Live overview/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Live overview' })).toBeVisible()
  await page.getByRole('link', { name: 'Next feature Incident desk' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Incident desk' })).toBeVisible()
  await page.getByRole('navigation', { name: TEXTS.en.common.breadcrumb }).getByText('Features').click()
  await expect(page).toHaveURL(/\/en\/saas\/features$/)
})

test('on a phone the comparison scrolls and keeps its headings visible, on the right in Arabic @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/ar/pricing')
  const table = page.getByRole('region', { name: 'ثلاث باقات بندًا بندًا' })
  const label = table.getByRole('rowheader').filter({ hasText: 'خريطة الاعتماديات' })
  await label.scrollIntoViewIfNeeded()
  const before = await label.boundingBox()
  await table.focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeLessThan(0)
  expect((await label.boundingBox())?.x).toBe(before?.x)
})

test('search engines get the questions with their answers', async () => {
  const { body } = await visit('/zh/faq')
  const data = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) =>
      JSON.parse(json) as { '@type': string; mainEntity?: { acceptedAnswer: { text: string } }[] },
  )
  const questions = data.find((one) => one['@type'] === 'FAQPage')?.mainEntity ?? []
  expect(questions.length).toBeGreaterThan(20)
  expect(questions.filter(({ acceptedAnswer }) => !/\S{9}/.test(acceptedAnswer.text))).toEqual([])
})
