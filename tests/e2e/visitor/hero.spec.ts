import type { Page } from '@playwright/test'
import { TEXTS, type LocaleId } from '../support/languages.ts'
import { lakeClient } from '../support/lake.ts'
import { open } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const { pauseAnimation, playAnimation } = TEXTS.en.common

/** The words that finish the headline, as editors wrote them. */
const typedWords = (locale: LocaleId) =>
  lakeClient('viewer').fetch<string[]>(
    '*[_id == "page-home"][0].blocks[_type == "heroBlock"][0].typedWords[].text[language == $locale][0].value',
    { locale },
  )

/** What stands in the headline just now; hidden from assistive technology, which gets all words as one phrase. */
const typed = (page: Page) =>
  page.getByRole('heading', { level: 1 }).locator('[aria-hidden="true"]:not([class])')

test('one word after another is typed, and rests when asked to', async ({ page }) => {
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

test('who hears the page gets the whole headline at once, in each language', async ({ page }) => {
  for (const locale of ['zh', 'en', 'ar'] as const) {
    const words = await typedWords(locale)
    await open(page, `/${locale}`)
    const phrase = new Intl.ListFormat(locale, { type: 'conjunction' }).format(words)
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(new RegExp(`${phrase}`))
  }
})

test('nothing moves for who wants less motion', async ({ page }) => {
  const [first = ''] = await typedWords('en')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/en')
  await expect(page.getByRole('banner')).toBeVisible()
  // The pause button comes with the typing, and with the rest of the page's behaviour.
  await page.getByRole('contentinfo').locator('summary').click()
  await expect(page.getByRole('button', { name: pauseAnimation })).toHaveCount(0)
  await expect(typed(page)).toHaveText(first)

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(page.getByRole('button', { name: pauseAnimation })).toBeVisible()
})
