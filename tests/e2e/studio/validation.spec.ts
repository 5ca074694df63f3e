import type { Page } from '@playwright/test'
import { publishPage } from '../support/block-page.ts'
import { lakeClient } from '../support/lake.ts'
import { english } from '../support/languages.ts'
import { field, pressPublish, publish, translated } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'
import { closeDialogs, errorList, focusedFields, withErrors } from '../support/validation-errors.ts'

/** A localized text after “Add item”: an empty English entry. */
const unwrittenIn = (_type: string) => [{ _key: 'en', _type, language: 'en' }]
const unwritten = unwrittenIn('internationalizedArrayStringValue')

/** A draft with one error of each kind that a page can have. */
const pageOfErrors = (id: string) => ({
  _id: `drafts.${id}`,
  _type: 'page',
  title: unwritten,
  blocks: [
    {
      _key: 'hero',
      _type: 'heroBlock',
      headline: english('Errors'),
      emailForm: false,
      anchor: 'Not an anchor',
    },
    { _key: 'time', _type: 'countdownBlock', finishedText: english('Over') },
    {
      _key: 'grid',
      _type: 'featureGridBlock',
      items: [{ _key: 'item', _type: 'featureItem', title: unwritten }],
    },
    {
      _key: 'call',
      _type: 'callToActionBlock',
      heading: english('Call'),
      buttons: [
        { _key: 'one', _type: 'button', label: english('One'), link: { _type: 'link', kind: 'url' } },
        { _key: 'two', _type: 'button', label: english('Two'), link: { _type: 'link', kind: 'document' } },
      ],
    },
    {
      _key: 'split',
      _type: 'featureSplitBlock',
      heading: english('Split'),
      button: { _type: 'button', label: english('Go') },
    },
  ],
})

/** Each kind of error: its message in the inspector, and its field. */
const PAGE_ERRORS = [
  { kind: 'a localised text', says: /^Title.*Add the English text/, at: /^field-title$/ },
  { kind: 'an address', says: /^Address.*Enter an address, or click/, at: /^field-path$/ },
  { kind: 'a text in a block', says: /Start with a lower-case letter/, at: /\.anchor$/ },
  { kind: 'a date', says: /Choose a date and time/, at: /\.date$/ },
  {
    kind: 'a localised text of an item in a block',
    says: /Features.*Add the English text/,
    at: /items.*\.title$/,
  },
  { kind: 'a text in an object in an item', says: /Paste the full URL/, at: /link\.url$/ },
  { kind: 'a reference in an object in an item', says: /Choose a page or document/, at: /link\.document$/ },
  {
    kind: 'a choice in an object in an object',
    says: /Choose where the button goes/,
    at: /button\.link\.kind$/,
  },
]

const PRODUCT_ERRORS = [
  { kind: 'an amount in another tab', says: /Enter a price above 0/, at: /^field-price$/ },
  { kind: 'a reference', says: /Choose a category/, at: /^field-category$/ },
  { kind: 'a picture', says: /Add at least one image/, at: /^field-cover$/ },
  { kind: 'a paragraph in another tab', says: /^Description.*Add the English text/, at: /^field-summary$/ },
  { kind: 'a switch in another tab', says: /Enter how many you have/, at: /^field-neverRunsOut$/ },
]

/** Clicks each error in Studio's list and expects the focus in its field. */
async function expectErrorsToLead(studio: Page, errors: typeof PAGE_ERRORS): Promise<void> {
  for (const { kind, says, at } of errors)
    await test.step(kind, async () => {
      await closeDialogs(studio)
      await errorList(studio).getByRole('button', { name: says }).click()
      await expect.poll(() => focusedFields(studio)).toContainEqual(expect.stringMatching(at))
    })
}

test('each validation error of a page opens and focuses its field @full', async ({ studioOf, content }) => {
  const id = unique('page-errors')
  content.removeLater('_id in ["drafts." + $id, $id]', { id })
  await lakeClient('editor').create(pageOfErrors(id))
  const studio = await studioOf('marketer', withErrors(`/structure/page;${id}`))
  await expectErrorsToLead(studio, PAGE_ERRORS)
})

test('each validation error of a product opens and focuses its field, whichever tab it is on @full', async ({
  studioOf,
  content,
}) => {
  const id = unique('product-errors')
  content.removeLater('_id in ["drafts." + $id, $id]', { id })
  await lakeClient('editor').create({
    _id: `drafts.${id}`,
    _type: 'product',
    title: english('Product of errors'),
    slug: { _type: 'slug', current: id },
    summary: unwrittenIn('internationalizedArrayTextValue'),
    kind: 'physical',
    currency: 'USD',
    order: 900,
  })
  const studio = await studioOf('merchandiser', withErrors(`/structure/shop;product;${id}`))
  await expectErrorsToLead(studio, PRODUCT_ERRORS)
})

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

test('a new product is published once its stock is entered @full', async ({ studioOf, content }) => {
  const id = unique('product-new')
  content.removeLater('_id in ["drafts." + $id, $id, "inventory-" + $id]', { id })
  const { _id, _rev, _createdAt, _updatedAt, ...bookmark } = await content.read('product-10011')
  const slug = { _type: 'slug', current: id }
  await lakeClient('editor').create({ ...bookmark, _type: 'product', _id: `drafts.${id}`, slug })
  const studio = await studioOf('merchandiser', `/structure/shop;product;${id}`)
  await expect(studio.getByTestId('action-publish')).toBeDisabled()
  await studio.getByRole('tab', { name: 'Details' }).click()
  await studio.getByLabel('How many do you have?').fill('7')
  await studio.getByRole('button', { name: 'Track stock' }).click()
  await pressPublish(studio)
  expect(await content.read(`inventory-${id}`)).toMatchObject({ available: 7 })
})
