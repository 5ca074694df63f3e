import type { Page } from '@playwright/test'
import { lakeClient } from '../support/lake.ts'
import { type LocaleId, TEXTS } from '../support/languages.ts'
import { languageMenu, open } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const { pauseAnimation, playAnimation } = TEXTS.en.common

/** Returns the typed words of the headline, as editors wrote them. */
const typedWords = (locale: LocaleId) =>
  lakeClient('viewer').fetch<string[]>(
    '*[_id == "page-home"][0].blocks[_type == "heroBlock"][0].typedWords[].text[language == $locale][0].value',
    { locale },
  )

/** The currently typed word; hidden from assistive technology, which reads all words as one phrase. */
const typed = (page: Page) =>
  page.getByRole('heading', { level: 1 }).locator('[aria-hidden="true"]:not([class])')

test('words are typed one after another, and can be paused @full', async ({ page }) => {
  const [first = '', second = ''] = await typedWords('en')
  await open(page, '/en')
  await expect(typed(page)).toHaveText(first)
  await expect(typed(page), 'the next word comes').toHaveText(second)

  await page.getByRole('button', { name: pauseAnimation }).click()
  const seen = await page.evaluate(async (selector) => {
    const words = document.querySelector(selector)
    const states = new Set<string>()
    const frames = 60
    for (let frame = 0; frame < frames; frame += 1) {
      await new Promise(requestAnimationFrame)
      states.add(words?.textContent ?? '')
    }
    return [...states]
  }, 'h1 [aria-hidden="true"]:not([class])')
  expect(seen, 'what stood there over sixty frames').toEqual([first])

  await page.getByRole('button', { name: playAnimation }).click()
  await expect(typed(page)).toHaveText(second)
})

test('assistive technology reads the complete headline, in each language @full', async ({ page }) => {
  for (const locale of ['zh', 'en', 'ar'] as const) {
    const words = await typedWords(locale)
    await open(page, `/${locale}`)
    const phrase = new Intl.ListFormat(locale, { type: 'conjunction' }).format(words)
    await expect(page.getByRole('button', { name: TEXTS[locale].common.pauseAnimation })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(new RegExp(`${phrase}$`))
  }
})

test('nothing moves with reduced motion @full', async ({ page }) => {
  const [first = ''] = await typedWords('en')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/en')
  await expect(page.getByRole('banner')).toBeVisible()
  // The pause button appears with the typing, once the page is interactive.
  await languageMenu(page).click()
  await expect(page.getByRole('button', { name: pauseAnimation })).toHaveCount(0)
  await expect(typed(page)).toHaveText(first)

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(page.getByRole('button', { name: pauseAnimation })).toBeVisible()
})

test('in Arabic the email field begins at the right, so that its placeholder does too @full', async ({
  page,
}) => {
  await open(page, '/ar')
  const fields = page.getByRole('main').locator('input[type=email]')
  await expect(fields).not.toHaveCount(0)
  for (const field of await fields.all()) await expect(field).toHaveCSS('direction', 'rtl')
})
