import { lakeClient } from '../support/lake.ts'
import { STUDIO_OPENS_MS } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'

const [BOOKMARK, BROOCH] = ['product-10011', 'product-10012']
const draftsOf = (...ids: string[]) =>
  lakeClient('administrator').getDocuments(ids.map((id) => `drafts.${id}`))

test('a merchandiser changes a field of several products and publishes them; a mistake is listed and left @full', async ({
  studioOf,
  content,
}) => {
  await content.keep(BOOKMARK, BROOCH)
  const before = await content.read(BROOCH)
  const studio = await studioOf('merchandiser', '/structure/shop;product')
  // From the list of products, its menu leads to the tool.
  await studio
    .getByTestId('structure-tool-list-pane')
    .or(studio.locator('[data-testid="pane"]'))
    .filter({ hasText: 'Products' })
    .last()
    .getByTestId('pane-context-menu-button')
    .click({ timeout: STUDIO_OPENS_MS })
  await studio.getByRole('menuitem', { name: 'Select several' }).click()
  const row = (id: string) => studio.locator(`[data-document="${id}"]`)
  await row(BOOKMARK).getByRole('checkbox').check({ timeout: STUDIO_OPENS_MS })
  await row(BROOCH).getByRole('checkbox').check()
  await expect(studio.getByText('2 documents selected')).toBeVisible()

  await studio.getByRole('button', { name: 'Change a field' }).click()
  const dialog = studio.getByRole('dialog', { name: 'Change 2 documents' })
  await dialog.getByLabel('What to change').selectOption('Gender')
  await dialog.getByLabel('New value').selectOption('Women')
  await dialog.getByRole('button', { name: 'Change 2 documents' }).click()
  await expect(studio.getByText('2 documents changed.')).toBeVisible()
  expect(await draftsOf(BOOKMARK, BROOCH)).toMatchObject([{ gender: 'women' }, { gender: 'women' }])
  await expect(row(BROOCH).getByText('Changed', { exact: true })).toBeVisible()

  // A draft with a mistake is not published, and keeps its change.
  await lakeClient('administrator').patch(`drafts.${BROOCH}`).unset(['category']).commit()
  await studio.getByRole('button', { name: 'Publish', exact: true }).click()
  await studio.getByRole('button', { name: 'Publish 2 documents' }).click()
  const report = studio.getByRole('alert')
  await expect(report).toContainText('1 document published.')
  await expect(report).toContainText('Choose a category.')
  await expect(studio.getByText('1 document selected')).toBeVisible()
  expect(await content.read(BOOKMARK)).toMatchObject({ gender: 'women' })
  expect(await content.read(BROOCH)).toEqual(before)
  expect(await draftsOf(BROOCH)).toMatchObject([{ gender: 'women' }])
})

test('a marketer sees all unpublished changes, and a document in use stays on the site @full', async ({
  studioOf,
  content,
  browserErrors,
}) => {
  // The browser logs that the lake rejects to unpublish it.
  browserErrors.allow(/409 \(Conflict\)/)
  const author = await lakeClient('viewer').fetch<string>(
    '*[_type == "author" && count(*[_type == "post" && references(^._id)]) > 0][0]._id',
  )
  const studio = await studioOf('marketer', '/bulk-edit/author')
  await studio
    .locator(`[data-document="${author}"]`)
    .getByRole('checkbox')
    .check({ timeout: STUDIO_OPENS_MS })
  await studio.getByRole('button', { name: 'Unpublish' }).click()
  await studio.getByRole('button', { name: 'Unpublish 1 document' }).click()
  await expect(studio.getByRole('alert')).toContainText('Other documents still use it.')
  await content.read(author)

  await expect(studio.getByLabel('Type')).not.toContainText('Product')
  await studio.getByLabel('Type').selectOption('All unpublished changes')
  await expect(studio.getByLabel('Show', { exact: true })).toHaveCount(0)
})
