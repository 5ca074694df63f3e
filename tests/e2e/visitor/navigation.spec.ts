import { addCookies } from '../support/accounts.ts'
import { draftCookies } from '../support/drafts.ts'
import { lakeClient } from '../support/lake.ts'
import { LOCALES, TEXTS } from '../support/languages.ts'
import { open } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

/** Returns a promise with a function that resolves it. */
function gate(): { opened: Promise<void>; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { opened: promise, release: resolve }
}

test('a progress bar is shown until the next page is loaded @full', async ({ page }) => {
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
    const colors = bar.flatMap((part) =>
      [null, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo).backgroundColor),
    )
    const color = colors.find((value) => !/^(transparent|rgba\(0, 0, 0, 0\))$/.test(value)) ?? ''
    return (color.match(/[\d.]+/g) ?? []).map(Number)
  })
  expect(green, 'the line is green').toBeGreaterThan(Math.max(red, blue))
  release()
  await page.waitForURL('**/en/contact')
  await expect(line).toHaveAttribute('data-state', 'idle')
})

for (const { id } of LOCALES) {
  test(`the document title contains the page’s title and the tagline in ${id} @full`, async ({ page }) => {
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

test('the menu marks the current page, also after navigation', async ({ page }) => {
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

for (const [path, label] of [
  ['/shop/grid', 'All Products'],
  ['/services/cybersecurity', 'Services'],
  ['/shop/single/10201', 'Shopping'],
] as const) {
  test(`the menu marks one link on ${path} @full`, async ({ page }) => {
    await open(page, `/en${path}`)
    const menu = page.getByRole('banner').getByRole('navigation')
    await expect(menu.locator('[aria-current]')).toHaveText(label)
    await expect(menu.locator('[data-active]')).toHaveCount(label === 'Shopping' ? 0 : 1)
  })
}

test('a page is prefetched when its link is hovered, and shown without loading a document @full', async ({
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

test('a top bar with every optional item fits into the window, in each language @full', async ({
  page,
  context,
  content,
}) => {
  // As a draft, so that other tests do not see it. No test adds to the menu meanwhile.
  await content.keep('siteSettings', 'menu-main')
  const { topBar, ...settings } = await content.read('siteSettings')
  const switches = ['ThemeSwitch', 'FloatingSearch', 'SearchInput', 'Cart', 'SignUp', 'BuyNow']
  await lakeClient('administrator').create({
    ...settings,
    _id: 'drafts.siteSettings',
    _type: 'siteSettings',
    docsUrl: 'https://docs.example.com',
    topBar: {
      ...(topBar as object),
      ...Object.fromEntries(switches.map((name) => [`show${name}`, true])),
      buyNowLink: { _type: 'link', kind: 'path', path: '/shop' },
    },
  })
  await addCookies(context, await draftCookies())
  for (const { id } of LOCALES) {
    await open(page, `/${id}`)
    const { docs, buyNow, openMenu } = TEXTS[id].navigation
    const banner = page.getByRole('banner')
    for (const width of [1024, 1280, 1659, 1660]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(banner.getByRole('button', { name: openMenu })).toBeVisible({ visible: width < 1660 })
      await expect(banner.getByRole('link', { name: docs })).toBeVisible({ visible: width >= 1660 })
      await expect(banner.getByRole('link', { name: buyNow })).toBeVisible({ visible: width >= 1660 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      const logo = await banner.getByRole('link').first().boundingBox()
      expect(logo?.width, 'the logo keeps its size').toBeGreaterThan(75)
    }
  }
})

test('WCAG 1.4.4: with text of twice the size the bar, its menus and the footer fit a phone @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const { id } of LOCALES) {
    await open(page, `/${id}`)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    const banner = page.getByRole('banner')
    await banner.locator('summary', { hasText: TEXTS[id].theme.label }).click()
    await expect(banner.getByRole('button', { name: TEXTS[id].theme.dark })).toBeInViewport({ ratio: 1 })
  }
})
