import type { Page } from '@playwright/test'
import { english, TEXTS } from '../support/languages.ts'
import { open } from '../support/page.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'
import { shows } from '../support/visitor.ts'

const scrollDown = (page: Page, top: number) =>
  page.evaluate((to) => {
    window.scrollTo({ top: to, behavior: 'instant' })
  }, top)
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

test.use({ viewport: { width: 1280, height: 720 } })

for (const path of ['/en', '/ar/contact']) {
  test(`the top bar of ${path} scrolls away and returns after 400 px @full`, async ({ page }) => {
    await open(page, path)
    const home = page.getByRole('banner').getByRole('navigation')
    await expect(home).toBeInViewport()
    await scrollDown(page, 390)
    await expect(home).not.toBeInViewport()
    await scrollDown(page, 410)
    await expect(home).toBeInViewport({ ratio: 1 })
    await scrollDown(page, 390)
    await expect(home).not.toBeInViewport()
  })
}

test('a page does not shift before its tinted header is loaded @full', async ({ page }) => {
  await open(page, '/ar/contact')
  const top = () => page.locator('#page').evaluate((shown) => shown.getBoundingClientRect().top)
  const whole = await top()
  await page.getByRole('main').evaluate((main) => {
    main.replaceChildren()
  })
  expect(await top()).toBe(whole)
})

test('the back-to-top button appears after 450 px and scrolls up @full', async ({ page }) => {
  await open(page, '/en')
  const back = page.getByRole('button', { name: TEXTS.en.common.backToTop })
  await scrollDown(page, 440)
  await expect(page.locator('html')).toHaveAttribute('data-past-top-bar')
  await expect(back).toBeHidden()
  await scrollDown(page, 460)
  await expect(back).toBeVisible()
  await back.click()
  await expect.poll(() => scrolled(page)).toBe(0)
  await expect(back).toBeHidden()
})

test('a new page begins at its top, and going back restores the scroll position', async ({ page }) => {
  await open(page, '/en')
  const contact = page.getByRole('banner').getByRole('link', { name: TEXTS.en.navigation.contactUs })
  await scrollDown(page, 900)
  await contact.click()
  await page.waitForURL('**/en/contact')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await page.waitForURL('**/en')
  await expect.poll(() => scrolled(page)).toBe(900)
})

test('a link to an anchor scrolls to it @full', async ({ page, content }) => {
  const label = unique('Write')
  await content.publish('menu-footer-community', ({ items }) => ({
    items: [
      ...(items as object[]),
      {
        _key: label,
        _type: 'menuItem',
        key: 'write',
        label: english(label),
        link: { _type: 'link', kind: 'path', path: '/contact', anchor: 'form' },
      },
    ],
  }))
  await expect.poll(() => shows('/en', label)).toBe(true)
  await open(page, '/en')
  await page.getByRole('contentinfo').getByRole('link', { name: label }).click()
  await page.waitForURL('**/en/contact#form')
  await expect(page.getByRole('textbox', { name: TEXTS.en.forms.name, exact: true })).toBeInViewport()
  expect(await scrolled(page)).toBeGreaterThan(0)
  await expect(page.locator('#form'), 'Tab goes on from there').toBeFocused()
})
