import type { Page } from '@playwright/test'
import { type LocaleId, LOCALES } from '../support/languages.ts'
import { withPublishLock } from '../support/locks.ts'
import { field, publish, translated } from '../support/studio.ts'
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
  for (const { id, name: language } of LOCALES)
    await texts.getByRole('textbox', { name: language, exact: true }).fill(heading[id])
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
  for (const { id, name: language } of LOCALES) await translated(studio, 'title', language).fill(heading[id])
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
