import { LOCALES, TEXTS } from '../support/languages.ts'
import { lakeClient } from '../support/lake.ts'
import { open } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

/** A promise that the test keeps when it wants to. */
function gate(): { opened: Promise<void>; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { opened: promise, release: resolve }
}

test('a line runs across the page while the next one is on its way, and leaves when it has come', async ({
  page,
}) => {
  const { opened, release } = gate()
  await page.route(
    (url) => url.pathname === '/en/contact',
    async (route) => {
      await opened
      await route.continue()
    },
  )
  await open(page, '/en')
  const line = page.locator('.progress-line')
  await expect(line).toHaveAttribute('data-state', 'idle')
  await page.getByRole('banner').getByRole('link', { name: TEXTS.en.navigation.contactUs }).click()
  await expect(line).toHaveAttribute('data-state', 'running')
  const [red = 0, green = 0, blue = 0] = await line.evaluate((element) => {
    const bar = [element, ...element.querySelectorAll('*')]
    const colours = bar.flatMap((part) =>
      [null, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo).backgroundColor),
    )
    const colour = colours.find((value) => !/^(transparent|rgba\(0, 0, 0, 0\))$/.test(value)) ?? ''
    return (colour.match(/[\d.]+/g) ?? []).map(Number)
  })
  expect(green, 'the line is green').toBeGreaterThan(Math.max(red, blue))
  release()
  await page.waitForURL('**/en/contact')
  await expect(line).toHaveAttribute('data-state', 'idle')
})

for (const { id } of LOCALES) {
  test(`the tab says the page’s title and the tagline in ${id}`, async ({ page }) => {
    const { tagline, home, contact } = await lakeClient('viewer').fetch<Record<string, string>>(
      `{
        "tagline": *[_id == "siteSettings"][0].tagline[language == $locale][0].value,
        "home": *[_id == "page-home"][0]{"title": coalesce(seo.title, title)[language == $locale][0].value}.title,
        "contact": *[_id == "page-contact-v1"][0]{"title": coalesce(seo.title, title)[language == $locale][0].value}.title,
      }`,
      { locale: id },
    )
    await open(page, `/${id}`)
    await expect(page).toHaveTitle(`${home} | ${tagline}`)
    await page.getByRole('banner').getByRole('link', { name: TEXTS[id].navigation.home }).first().isVisible()
    await page.getByRole('contentinfo').locator('a[href$="/contact/v1"]').click()
    await page.waitForURL(`**/${id}/contact/v1`)
    await expect(page).toHaveTitle(`${contact} | ${tagline}`)
  })
}

test('the menu marks the page shown, also after moving on', async ({ page }) => {
  const banner = page.getByRole('banner')
  const home = banner.getByRole('link', { name: TEXTS.en.navigation.home, exact: true })
  const contact = banner.getByRole('link', { name: TEXTS.en.navigation.contactUs, exact: true })
  await open(page, '/en')
  await expect(home).toHaveAttribute('aria-current', 'page')
  await expect(contact).not.toHaveAttribute('aria-current')
  await contact.click()
  await expect(contact).toHaveAttribute('aria-current', 'page')
  await expect(home).not.toHaveAttribute('aria-current')
})

test('a page is fetched as soon as its link is pointed at, and shown without loading a document', async ({
  page,
  context,
}) => {
  await open(page, '/en')
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  const link = page
    .getByRole('banner')
    .getByRole('link', { name: TEXTS.en.navigation.contactUs, exact: true })
  const ahead = page.waitForRequest((request) => new URL(request.url()).pathname === '/en/contact')
  await link.hover()
  await ahead
  await link.click()
  await page.waitForURL('**/en/contact')
  expect(documents).toEqual([])

  const tab = context.waitForEvent('page')
  await page
    .getByRole('banner')
    .getByRole('link', { name: TEXTS.en.navigation.home, exact: true })
    .click({
      modifiers: ['ControlOrMeta'],
    })
  await (await tab).waitForURL('**/en')
  await expect(page).toHaveURL(/\/en\/contact$/)
})
