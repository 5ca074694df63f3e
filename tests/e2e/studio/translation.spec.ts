import type { Page } from '@playwright/test'
import { lakeClient } from '../support/lake.ts'
import { TEXTS } from '../support/languages.ts'
import { withPublishLock } from '../support/locks.ts'
import { open } from '../support/page.ts'
import { field, publish, STUDIO_OPENS_MS } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'
import { errorList } from '../support/validation-errors.ts'
import { shows } from '../support/visitor.ts'

const ARTICLE = '/blog/a-backup-is-a-key-nobody-has-tried'

/** Searches a text in the open group and returns its field in a language. */
async function find(studio: Page, search: string, name: string) {
  await studio.getByRole('searchbox', { name: 'Search keys and texts' }).fill(search)
  return studio.getByRole('textbox', { name, exact: true })
}

test('a text with a placeholder is found, invalidated, fixed and published @full', async ({
  studioOf,
  content,
}) => {
  await content.keep('translation-blog')
  const kite = unique('قراءة')
  const studio = await studioOf('marketer', '/structure/translation;translation-blog')
  const before = TEXTS.ar.blog.readingTime
  const arabic = await find(studio, before.slice(-20), 'العربية: readingTime')
  await expect(arabic).toHaveValue(before)
  await expect(arabic).toHaveAttribute('dir', 'rtl')
  await expect(studio.getByRole('status').filter({ hasText: '1 of' })).toBeVisible()

  await test.step('an invalid text shows an error and prevents publishing the group', async () => {
    await arabic.fill(`${kite} {minutes`)
    await expect(arabic).toHaveAccessibleDescription(/A “}” is missing after/)
    await expect(arabic).toHaveAttribute('aria-invalid', 'true')
    await expect(studio.getByRole('button', { name: 'With mistakes 1' })).toBeVisible()
    await expect(studio.getByTestId('action-publish')).toBeDisabled()
  })

  await test.step('so does an unknown placeholder', async () => {
    await arabic.fill(`${kite} {minute}`)
    await expect(arabic).toHaveAccessibleDescription(/Remove {minute}/)
    await expect(arabic).toHaveAccessibleDescription(/Add {minutes}/)
  })

  await test.step('its error in the list leads to it while a search hides its row', async () => {
    await studio.getByRole('searchbox').fill(unique('nothing'))
    await expect(arabic).toBeHidden()
    await studio.getByRole('button', { name: 'Validation' }).click()
    await errorList(studio)
      .getByRole('button', { name: /Remove {minute}/ })
      .click()
    await expect(arabic).toBeFocused()
  })

  await test.step('the corrected text is published and shown to the next visitor', async () => {
    const text = `${kite} {minutes, number}`
    await arabic.fill(text)
    await expect(arabic).toHaveAccessibleDescription('')
    await withPublishLock(async () => {
      await publish(studio, text)
      await expect.poll(() => shows(`/ar${ARTICLE}`, kite)).toBe(true)
      expect(await shows(`/en${ARTICLE}`, kite)).toBe(false)
    })
  })
})

test('an emptied text is marked as missing, and visitors read the built-in one @full', async ({
  page,
  studioOf,
  content,
}) => {
  await content.keep('translation-theme')
  const studio = await studioOf('marketer', '/structure/translation;translation-theme')
  const arabic = await find(studio, 'dark', 'العربية: dark')
  await arabic.fill('')
  await expect(arabic).toHaveAccessibleDescription(/^Missing\. Add the Arabic text/)
  const missing = studio.getByRole('button', { name: 'Missing 1' })
  await studio.getByRole('searchbox').fill('')
  await missing.click()
  await expect(studio.getByRole('table', { name: 'Texts' }).getByRole('row')).toHaveCount(1)
  // A completed text stays in the list, so that it does not disappear during typing.
  const night = unique('ليلي')
  await arabic.fill(night)
  await expect(studio.getByRole('button', { name: 'Missing 0' })).toBeVisible()
  await expect(arabic).toBeVisible()
  await arabic.fill('')
  const chinese = unique('夜')
  await studio.getByRole('textbox', { name: '简体中文: dark', exact: true }).fill(chinese)

  await withPublishLock(async () => {
    await publish(studio, chinese)
    await expect.poll(() => shows('/zh', chinese)).toBe(true)
  })
  await open(page, '/ar')
  await page.getByRole('banner').locator('summary', { hasText: TEXTS.ar.theme.label }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: TEXTS.ar.theme.dark })).toBeVisible()

  await studio.goto(new URL('/structure/missing-translations', studio.url()).href)
  await expect(studio.getByRole('link', { name: /^Theme.*Missing: 1 in Arabic/ })).toBeVisible()
})

test('arrow keys move between texts of a language, and removing a text needs a confirmation @full', async ({
  studioOf,
  content,
}) => {
  await content.keep('translation-theme')
  const studio = await studioOf('marketer', '/structure/translation;translation-theme')
  const field = (name: string) => studio.getByRole('textbox', { name, exact: true })
  await field('English: label').press('End')
  await studio.keyboard.press('ArrowDown')
  await expect(field('English: light')).toBeFocused()
  await studio.keyboard.press('Home')
  await studio.keyboard.press('ArrowUp')
  await expect(field('English: label')).toBeFocused()
  await studio.keyboard.press('Tab')
  await expect(field('العربية: label')).toBeFocused()

  await studio.getByRole('button', { name: 'More for auto' }).click()
  await studio.getByRole('menuitem', { name: 'Remove this text…' }).click()
  await studio.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(field('English: auto')).toBeVisible()
  await studio.getByRole('button', { name: 'More for auto' }).click()
  await studio.getByRole('menuitem', { name: 'Remove this text…' }).click()
  await studio.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(field('English: auto')).toHaveCount(0)
  await expect(studio.locator(':focus'), 'the focus stays beside the row').toHaveAccessibleName(/^More for /)
  await studio.getByRole('button', { name: 'Add them' }).click()
  await expect(field('English: auto')).toHaveValue(TEXTS.en.theme.auto)
  const saved = 'count(*[_id == "drafts.translation-theme"][0].entries[key == "auto"])'
  await expect.poll(() => lakeClient('viewer').fetch<number>(saved)).toBe(1)
})

test('the name of a new group can be corrected, that of a group of the site cannot @full', async ({
  studioOf,
  content,
}) => {
  const id = unique('group')
  content.removeLater('_id in ["drafts." + $id, $id]', { id })
  const studio = await studioOf('marketer', `/intent/create/id=${id};type=translation/`)
  const name = field(studio, 'namespace').getByRole('textbox')
  await name.fill('Our texts', { timeout: STUDIO_OPENS_MS })
  await studio.getByRole('button', { name: 'Validation' }).click()
  const errors = errorList(studio).getByRole('button')
  await errors.filter({ hasText: 'Use only letters' }).click()
  await expect(name).toBeFocused()
  await name.fill('forms')
  await errors.filter({ hasText: 'This group already exists' }).click()
  await expect(name).toBeFocused()

  await studio.goto(new URL('/structure/translation;translation-forms', studio.url()).href)
  await expect(name).toHaveValue('forms', { timeout: STUDIO_OPENS_MS })
  await expect(name).not.toBeEditable()
})
