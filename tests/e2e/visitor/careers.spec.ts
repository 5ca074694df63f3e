import { LOCALES, TEXTS } from '../support/languages.ts'
import { open } from '../support/page.ts'
import { expect, test } from '../support/test.ts'
import { shows } from '../support/visitor.ts'

const OPEN_JOB = '/career/site-reliability-engineer'
const CLOSED_JOB = '/career/cloud-architect'

test('visitors find an open job with its salary in their language and can apply @full', async ({ page }) => {
  for (const { id } of LOCALES) {
    const texts = TEXTS[id].careers
    await open(page, `/${id}/career`)
    await page.locator(`main a[href="/${id}${OPEN_JOB}"]`).click()
    await page.waitForURL(`**/${id}${OPEN_JOB}`)
    const facts = page.getByRole('complementary', { name: texts.facts })
    await expect(facts).toContainText('62,000')
    await expect(facts).toContainText('78,000')
    await expect(page.getByRole('main')).toContainText(texts.responsibilities)
    await expect(page.getByRole('main')).toContainText(texts.apply)
    await expect(page.getByText(texts.closed)).toHaveCount(0)
  }
})

test('a closed job is in no list, and its page says so @full', async ({ page }) => {
  await open(page, '/en/career')
  await expect(page.getByText('2 open positions')).toBeVisible()
  await expect(page.locator(`main a[href="/en${CLOSED_JOB}"]`)).toHaveCount(0)
  const response = await open(page, `/en${CLOSED_JOB}`)
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('note')).toContainText(TEXTS.en.careers.closed)
  await expect(page.getByRole('main')).not.toContainText(TEXTS.en.careers.apply)
  await page.getByRole('link', { name: TEXTS.en.careers.seeOpenJobs }).click()
  await page.waitForURL('**/en/career')
})

test('a job leaves the list at its closing date without a publish @full', async ({ content }) => {
  const closesAt = new Date(Date.now() + 20_000).toISOString()
  const title = (await content.read('job-arabic-ux-engineer')).title as { language: string; value: string }[]
  const english = title.find(({ language }) => language === 'en')?.value ?? ''
  await content.publish('job-arabic-ux-engineer', () => ({ closesAt }))
  await expect.poll(() => shows('/en/career', english), { timeout: 15_000 }).toBe(true)
  await expect.poll(() => shows('/en/career', english), { timeout: 60_000 }).toBe(false)
})

test('structured data shows job boards the same as the page', async ({ page }) => {
  await open(page, `/en${OPEN_JOB}`)
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const data = scripts
    .map((text) => JSON.parse(text) as { '@type'?: string })
    .find((entry) => entry['@type'] === 'JobPosting')
  expect(data).toMatchObject({
    title: 'Site Reliability Engineer',
    employmentType: 'FULL_TIME',
    baseSalary: { currency: 'GBP', value: { minValue: 62_000, maxValue: 78_000, unitText: 'YEAR' } },
  })
})
