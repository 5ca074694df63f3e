import { field, showLanguage, translated } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'

const DOCUMENTS = [
  { type: 'service', path: '/structure/service;service-cybersecurity', address: '/services/cybersecurity' },
  { type: 'page', path: '/structure/page;page-contact', address: '/contact' },
]

for (const { type, path, address } of DOCUMENTS) {
  test(`the search preview of a ${type} shows what the site says, in each language @full`, async ({
    page,
    studioOf,
  }) => {
    const studio = await studioOf('marketer', path)
    await studio.getByRole('tab', { name: 'Search and sharing' }).click()
    await showLanguage(studio, 'All')
    for (const [locale, language] of [
      ['zh', 'Chinese'],
      ['en', 'English'],
      ['ar', 'Arabic'],
    ] as const) {
      await page.goto(`/${locale}${address}`)
      const description = await page.locator('meta[name="description"]').getAttribute('content')
      const preview = studio.getByRole('region', { name: `Preview in ${language}` })
      const result = preview.getByRole('group', { name: 'Search result' })
      await expect(result).toContainText(await page.title())
      await expect(result).toContainText(description ?? 'a description')
      await expect(result).toContainText([locale, ...address.split('/').filter(Boolean)].join(' › '))
      await expect(preview.getByRole('group', { name: 'Shared link' })).toContainText(await page.title())
    }
  })
}

test('a marketer sees a search title at once, and that it is too long @full', async ({
  studioOf,
  content,
}) => {
  await content.keep('service-cybersecurity')
  const studio = await studioOf('marketer', '/structure/service;service-cybersecurity')
  await studio.getByRole('tab', { name: 'Search and sharing' }).click()
  const preview = studio.getByRole('region', { name: 'Preview in English' })
  const add = field(studio, 'seo.title').getByRole('button', { name: 'Add English' })
  const title = translated(studio, 'seo.title', 'English')
  await expect(add.or(title)).toBeVisible()
  if (await add.isVisible()) await add.click()
  await title.fill('Kites that guard your castle')
  const result = preview.getByRole('group', { name: 'Search result' })
  await expect(result).toContainText('Kites that guard your castle | ')
  await expect(preview.getByText('Title: 28 of 60 characters')).toBeVisible()
  await title.fill('Kites that guard your castle '.repeat(3).trim())
  await expect(preview.getByText('Search engines cut this title off.')).toBeVisible()
})
