import { readFile } from 'node:fs/promises'
import type { Content } from '../support/content.ts'
import { lakeClient } from '../support/lake.ts'
import { STUDIO_OPENS_MS } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'

const SERVICE = 'service-it-outsourcing'

interface Entry {
  language: string
  value?: unknown
}

const draftOf = (id: string) => lakeClient('administrator').getDocument(`drafts.${id}`)
const arabicOf = (document: object | undefined, field: string) =>
  (document as Record<string, Entry[]> | undefined)?.[field]?.find(({ language }) => language === 'ar')?.value

/** Publishes the service without its Arabic title until the test ends. */
async function publishWithoutArabicTitle(content: Content): Promise<void> {
  await content.keep(SERVICE)
  await content.publish(SERVICE, ({ title, ...service }) => ({
    ...service,
    title: (title as Entry[]).filter(({ language }) => language !== 'ar'),
  }))
}

test('texts travel to an agency and back; newer translations are not overwritten unasked @full', async ({
  studioOf,
  content,
}) => {
  await publishWithoutArabicTitle(content)
  const studio = await studioOf('marketer', '/bulk-edit/service')
  await studio
    .locator(`[data-document="${SERVICE}"]`)
    .getByRole('checkbox')
    .check({ timeout: STUDIO_OPENS_MS })
  await studio.getByRole('button', { name: 'Translate', exact: true }).click()
  const dialog = studio.getByRole('dialog', { name: 'Translate 1 document' })
  await dialog.getByLabel('From English into').selectOption('العربية')
  await dialog.getByLabel('Texts').selectOption('All, with their translations')
  const downloading = studio.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export XLIFF' }).click()
  const exported = await readFile(await (await downloading).path(), 'utf8')
  expect(exported).toContain(`id="${SERVICE}#title"`)
  expect(exported).toContain('target-language="ar"')
  await studio.keyboard.press('Escape')

  // The agency translates the title and changes the summary; meanwhile a colleague changes the summary too.
  const translated = exported
    .replace(
      /(id="[^"]+#title"[\s\S]*?)<target state="new"><\/target>/,
      '$1<target>إسناد تقنية المعلومات</target>',
    )
    .replace(/(id="[^"]+#summary"[\s\S]*?<target[^>]*>)[^<]*/, '$1ملخص من الوكالة.')
  await content.publish(SERVICE, ({ summary, ...service }) => ({
    ...service,
    summary: (summary as Entry[]).map((entry) =>
      entry.language === 'ar' ? { ...entry, value: 'ملخص أحدث.' } : entry,
    ),
  }))
  await studio.getByRole('tab', { name: 'Import translations' }).click()
  await studio
    .getByLabel('Import translations', { exact: true })
    .and(studio.locator('input'))
    .setInputFiles({
      name: 'texts-ar.xlf',
      mimeType: 'application/xliff+xml',
      buffer: Buffer.from(translated),
    })
  const review = studio.getByRole('dialog', { name: 'Review 2 texts in Arabic' })
  const text = (field: string) => review.locator(`[data-text="${SERVICE}, ${field}"]`)
  await expect(text('title').getByRole('checkbox')).toBeChecked()
  await expect(text('summary')).toContainText('The translation was changed after the export.')
  await expect(text('summary')).toContainText('ملخص أحدث.')
  await expect(text('summary').getByRole('checkbox')).not.toBeChecked()
  await review.getByRole('button', { name: 'Save 1 text to drafts' }).click()
  await expect(studio.getByText('Translations saved to the drafts of 1 document.')).toBeVisible()
  expect(arabicOf(await draftOf(SERVICE), 'title')).toBe('إسناد تقنية المعلومات')
  expect(arabicOf(await draftOf(SERVICE), 'summary')).toBe('ملخص أحدث.')
  expect(arabicOf(await content.read(SERVICE), 'title')).toBeUndefined()
})

test('a file that is no translation says so @full', async ({ studioOf }) => {
  const studio = await studioOf('marketer', '/bulk-edit/page/import')
  await studio
    .locator('input[type="file"]')
    .setInputFiles(
      { name: 'notes.xlf', mimeType: 'text/plain', buffer: Buffer.from('Hello') },
      { timeout: STUDIO_OPENS_MS },
    )
  await expect(studio.getByRole('alert')).toContainText('The file isn’t valid XML.')
})

test('a service translates what is missing, and each text is looked at before it is saved @full', async ({
  studioOf,
  content,
}) => {
  await publishWithoutArabicTitle(content)
  const studio = await studioOf('marketer', '/bulk-edit/service')
  // The product under test has no key, so the site's answers are given here.
  await studio.route('**/api/studio/translations', async (route) => {
    const asked = route.request().postDataJSON() as { texts?: string[] } | null
    const texts = asked?.texts?.map((text) => `ترجمة ${text}`)
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    await route.fulfill({ headers, json: texts ? { texts } : { available: true } })
  })
  await studio
    .locator(`[data-document="${SERVICE}"]`)
    .getByRole('checkbox')
    .check({ timeout: STUDIO_OPENS_MS })
  await studio.getByRole('button', { name: 'Translate', exact: true }).click()
  await studio.getByLabel('From English into').selectOption('العربية')
  await studio.getByRole('button', { name: 'Translate the missing' }).click()
  const review = studio.getByRole('dialog', { name: 'Review 1 text in Arabic' })
  await expect(review).toContainText('ترجمة')
  expect(await draftOf(SERVICE)).toBeUndefined()
  await review.getByRole('button', { name: 'Save 1 text to drafts' }).click()
  await expect(studio.getByText('Translations saved to the drafts of 1 document.')).toBeVisible()
  expect(arabicOf(await draftOf(SERVICE), 'title')).toContain('ترجمة')
})

test('menus, contact and settings travel to an agency too, and stay on the site @full', async ({
  studioOf,
}) => {
  const studio = await studioOf('marketer', '/bulk-edit/menu')
  await studio.getByRole('checkbox', { name: 'All 3 in this list' }).check({ timeout: STUDIO_OPENS_MS })
  await expect(studio.getByRole('button', { name: 'Unpublish' })).toHaveCount(0)
  await studio.getByRole('button', { name: 'Translate', exact: true }).click()
  await studio.getByLabel('Texts').selectOption('All, with their translations')
  const downloading = studio.waitForEvent('download')
  await studio.getByRole('button', { name: 'Export CSV' }).click()
  const exported = await readFile(await (await downloading).path(), 'utf8')
  for (const menu of ['menu-main', 'menu-footer-quick', 'menu-footer-community'])
    expect(exported).toContain(`${menu}#items[_key==`)
  await studio.keyboard.press('Escape')
  const type = studio.getByLabel('Type')
  for (const title of ['Contact details', 'Site settings']) {
    await type.selectOption(title)
    await expect(studio.getByRole('checkbox', { name: 'All 1 in this list' })).toBeVisible()
  }
})
