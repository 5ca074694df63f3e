import type { Page } from '@playwright/test'
import { lakeClient } from '../support/lake.ts'
import { type LocaleId, LOCALES } from '../support/languages.ts'
import { withPublishLock } from '../support/locks.ts'
import { expectErrors, field, publish, showLanguage, translated } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'
import { shows } from '../support/visitor.ts'

/** Searches a document by its name in a reference field and selects it. */
async function refer(studio: Page, label: string, name: string): Promise<void> {
  await studio.getByRole('combobox', { name: label }).fill(name)
  await studio.getByTestId('autocomplete-popover').getByRole('button', { name }).first().click()
  await expect(
    studio.getByRole('combobox', { name: label }),
    'the choice stands where it was looked for',
  ).toBeHidden()
}

/** Selects the first image of the library as the cover. */
async function chooseCover(studio: Page): Promise<void> {
  await studio.getByTestId('figure-object-input-multi-browse-button').click()
  await studio.getByRole('menuitem', { name: 'Newest pictures' }).click()
  const library = studio.getByRole('dialog')
  // The image itself handles the click, so it must be loaded. Icons of buttons have the same role.
  await library.locator('img').first().click()
  await expect(library).toBeHidden()
}

test('a marketer writes an article, and visitors find and read it in each language @full', async ({
  page,
  studioOf,
  content,
}) => {
  const name = unique('kites')
  const title: Record<LocaleId, string> = { zh: `风筝 ${name}`, en: `Kites ${name}`, ar: `طائرات ${name}` }
  const text: Record<LocaleId, string> = {
    zh: `线要长 ${name}`,
    en: `A long line ${name}`,
    ar: `خيط طويل ${name}`,
  }
  content.removeLater('_type == "post" && slug.current == $name', { name })

  const studio = await studioOf('marketer', '/structure/blog;post')
  await studio.getByTestId('action-intent-button').click()
  for (const { id, name: language } of LOCALES) {
    await showLanguage(studio, language)
    await translated(studio, 'title', language).fill(title[id])
    await translated(studio, 'excerpt', language).fill(title[id])
    const body = field(studio, 'body').getByRole('textbox')
    await body.click()
    await body.pressSequentially(text[id])
    await expectErrors(studio)
  }
  await chooseCover(studio)
  await studio.getByRole('tab', { name: 'Details' }).click()
  await field(studio, 'slug').getByRole('textbox').fill(name)
  await refer(studio, 'Category', 'Operations')
  await refer(studio, 'Author', 'Hannah Whitfield')
  await withPublishLock(async () => {
    await publish(studio, name)
    const hasCover = 'defined(*[_type == "post" && slug.current == $name][0].cover.asset)'
    expect(await lakeClient('viewer').fetch(hasCover, { name })).toBe(true)
    for (const { id } of LOCALES) {
      await expect.poll(() => shows(`/${id}/blog/${name}`, text[id])).toBe(true)
      await expect.poll(() => shows(`/${id}/blog/grid`, title[id])).toBe(true)
    }
  })

  for (const { id } of LOCALES) {
    await page.goto(`/${id}/blog/grid`)
    await page.getByRole('link', { name: title[id] }).first().click()
    await expect(page).toHaveURL(`/${id}/blog/${name}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[id])
    await expect(page.getByRole('main').getByText(text[id])).toBeVisible()
    // Without a description the cover is decorative and has no role.
    await expect(page.locator('main figure img').first()).toBeVisible()
  }
})
