import { LOCALES, TEXTS } from '../support/languages.ts'
import { open } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

for (const { id } of LOCALES) {
  test(`a visitor goes from the help center to an answer and the next one, ${id} @full`, async ({ page }) => {
    await open(page, `/${id}/help/center`)
    await page.locator(`main a[href="/${id}/help/support"]`).click()
    await page.waitForURL(`**/${id}/help/support`)
    await page
      .getByRole('heading', { level: 2 })
      .locator(`a[href="/${id}/help/support/open-a-ticket"]`)
      .click()
    await page.waitForURL(`**/${id}/help/support/open-a-ticket`)
    const aside = page.getByRole('complementary')
    await expect(aside.locator('[aria-current="page"]')).toHaveAttribute(
      'href',
      `/${id}/help/support/open-a-ticket`,
    )
    const trail = page.getByRole('navigation', { name: TEXTS[id].common.breadcrumb })
    await expect(trail.locator(`a[href="/${id}/help/center"]`)).toBeVisible()
    await page.locator('main a[rel="next"]').click()
    await page.waitForURL(`**/${id}/help/support/severity-levels`)
  })
}

test('each topic shows its number of articles and the articles @full', async ({ page }) => {
  await open(page, '/en/help/center')
  const card = page.getByRole('listitem').filter({ hasText: 'Access and data' })
  await expect(card).toContainText('3 articles')
  await card.getByRole('link').click()
  await page.waitForURL('**/en/help/access')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link')).toHaveCount(3)
})

test('an article under a wrong topic redirects to its address', async ({ page }) => {
  await page.goto('/en/help/billing/open-a-ticket')
  await expect(page).toHaveURL(/\/en\/help\/support\/open-a-ticket$/)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the search field of the help center searches the site @full', async ({ page }) => {
    await page.goto('/en/help/center')
    await page.getByLabel(TEXTS.en.help.searchLabel).fill('invoice')
    await page.getByLabel(TEXTS.en.help.searchLabel).press('Enter')
    await expect(page).toHaveURL(/\/en\/search\?q=invoice$/)
    await expect(page.getByRole('link', { name: 'Read an invoice' })).toBeVisible()
  })
})
