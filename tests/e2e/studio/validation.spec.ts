import { publishPage } from '../support/block-page.ts'
import { lakeClient } from '../support/lake.ts'
import { english } from '../support/languages.ts'
import { field, pressPublish, publish, translated } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'

test('a page whose hero has no email form is changed and published @full', async ({ studioOf, content }) => {
  await content.keep('page-about-v2')
  const studio = await studioOf('marketer', '/structure/page;page-about-v2')
  const title = translated(studio, 'title', 'English')
  const written = `${await title.inputValue()} ${unique('letter')}`
  await title.fill(written)
  await publish(studio, written)
  expect(JSON.stringify((await content.read('page-about-v2')).title)).toContain(written)
})

test('a new feature is published without a link, and a link is added and removed @full', async ({
  studioOf,
  content,
}) => {
  const path = await publishPage(content, { _type: 'featureGridBlock', heading: english('Grid') } as never)
  const [id] = await lakeClient('viewer').fetch<string[]>('*[path.current == $path]._id', { path })
  const features = async () => {
    const { blocks } = await content.read(String(id))
    return (blocks as { items?: { link?: object }[] }[])[0]?.items ?? []
  }
  const studio = await studioOf('marketer', `/structure/page;${id}`)
  await field(studio, 'blocks').getByRole('button', { name: /Grid/ }).click()
  const dialog = studio.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add item' }).click()
  const name = unique('feature')
  await dialog
    .getByTestId(/items.*\.title$/)
    .getByRole('textbox', { name: 'English' })
    .fill(name)
  await publish(studio, name)
  expect((await features())[0]?.link).toBeUndefined()

  await dialog.getByRole('button', { name: 'Link', exact: true }).click()
  await dialog.getByRole('radio', { name: 'An address on this site' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Remove link' }).click()
  await expect(dialog.getByRole('radio', { name: 'An address on this site' })).not.toBeChecked()
  const again = unique('feature')
  await dialog
    .getByTestId(/items.*\.title$/)
    .getByRole('textbox', { name: 'English' })
    .fill(again)
  await publish(studio, again)
  expect((await features())[0]?.link).toBeUndefined()
})

const FORM = { tab: 'Details', label: 'How many do you have?' }
const STOCK_TAB = { tab: 'Stock', label: 'Start tracking stock' }

for (const { tab, label } of [FORM, STOCK_TAB])
  test(`a new product is published once its stock is entered in the tab “${tab}” @full`, async ({
    studioOf,
    content,
  }) => {
    const id = unique('product-new')
    content.removeLater('_id in ["drafts." + $id, $id, "inventory-" + $id]', { id })
    const { _id, _rev, _createdAt, _updatedAt, ...bookmark } = await content.read('product-10011')
    const slug = { _type: 'slug', current: id }
    await lakeClient('editor').create({ ...bookmark, _type: 'product', _id: `drafts.${id}`, slug })
    const studio = await studioOf('merchandiser', `/structure/shop;product;${id}`)
    await expect(studio.getByTestId('action-publish')).toBeDisabled()
    await studio.getByRole('tab', { name: tab }).click()
    await expect(studio.getByText('always available')).toHaveCount(0)
    await studio.getByLabel(label).fill('7')
    await studio.getByRole('button', { name: 'Track stock' }).click()
    if (tab === 'Stock') await expect(studio.getByLabel('Available')).toBeFocused()
    await pressPublish(studio)
    expect(await content.read(`inventory-${id}`)).toMatchObject({ available: 7 })
  })
