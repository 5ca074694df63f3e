import type { Page } from '@playwright/test'
import { publishPage } from '../support/block-page.ts'
import { lakeClient } from '../support/lake.ts'
import { english, type LocaleId, LOCALES } from '../support/languages.ts'
import { withPublishLock } from '../support/locks.ts'
import { expectErrors, field, publish, showLanguage, translated } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'
import { destination, shows, visit } from '../support/visitor.ts'

/** Adds a block by its thumbnail and writes its heading in every language. */
async function addBlock(studio: Page, name: string, heading: Record<LocaleId, string>): Promise<void> {
  await field(studio, 'blocks').getByRole('button', { name: 'Add item' }).click()
  const choice = studio.getByRole('menuitem', { name, exact: true })
  await expect(choice.getByRole('img', { includeHidden: true })).toBeVisible()
  await choice.click()
  const dialog = studio.getByRole('dialog')
  const texts = dialog.getByTestId(/\.heading$/)
  for (const { id, name: language } of LOCALES) {
    await showLanguage(dialog, language)
    await texts.getByRole('textbox', { name: language, exact: true }).fill(heading[id])
  }
  await dialog.getByRole('button', { name: 'Close dialog' }).click()
}

test('a marketer builds a page of blocks, and visitors find it in three languages @full', async ({
  page,
  studioOf,
  content,
}) => {
  const name = unique('open-day')
  const path = `/${name}`
  content.removeLater('_type == "page" && path.current == $path', { path })
  const heading = { zh: `开放日 ${name}`, en: `Open day ${name}`, ar: `يوم مفتوح ${name}` }
  const invitation = { zh: `来访 ${name}`, en: `Visit us ${name}`, ar: `زورونا ${name}` }

  const studio = await studioOf('marketer', '/structure/page')
  await studio.getByTestId('action-intent-button').click()
  await expect(translated(studio, 'title', 'English')).toBeFocused()
  for (const { id, name: language } of LOCALES) {
    await showLanguage(studio, language)
    await translated(studio, 'title', language).fill(heading[id])
    await expectErrors(studio)
  }
  await field(studio, 'path').getByRole('textbox').fill(path)
  await addBlock(studio, 'Page heading', heading)
  await addBlock(studio, 'Call to action', invitation)
  await withPublishLock(async () => {
    await publish(studio, invitation.ar)
    for (const { id } of LOCALES) await expect.poll(() => shows(`/${id}${path}`, heading[id])).toBe(true)
  })

  expect(destination(await visit(path))).toBe(`/en${path}`)
  for (const { id } of LOCALES) {
    await page.goto(`/${id}${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading[id])
    await expect(page.getByRole('heading', { level: 2, name: invitation[id] })).toBeVisible()
  }
})

test('a block opens on its content, and is hidden in another tab @full', async ({ studioOf, content }) => {
  const kite = unique('Kite')
  const hero = { _type: 'heroBlock', headline: english(kite), emailForm: false }
  const path = await publishPage(content, hero)
  await expect.poll(() => shows(`/en${path}`, kite)).toBe(true)
  const [id] = await lakeClient('viewer').fetch<string[]>('*[path.current == $path]._id', { path })
  const studio = await studioOf('marketer', `/structure/page;${id}`)
  await field(studio, 'blocks')
    .getByRole('button', { name: new RegExp(kite) })
    .click()
  const dialog = studio.getByRole('dialog')
  await expect(dialog.getByRole('tab', { name: 'Content' })).toHaveAttribute('aria-selected', 'true')
  await expect(field(dialog, 'blocks[_key=="block0"].headline')).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Statement' })).toBeHidden()
  await dialog.getByRole('tab', { name: 'Layout' }).click()
  await expect(dialog.getByRole('radio', { name: 'Statement' })).toBeVisible()
  await dialog.getByRole('tab', { name: 'Visibility' }).click()
  await dialog.getByLabel('Hide this block').check({ force: true })
  await dialog.getByRole('button', { name: 'Close dialog' }).click()
  await withPublishLock(async () => {
    await publish(studio, '"hidden":true', id)
    await expect.poll(() => shows(`/en${path}`, kite)).toBe(false)
  })
})
