import { publishPage } from '../support/block-page.ts'
import { lakeClient } from '../support/lake.ts'
import { english } from '../support/languages.ts'
import { withPublishLock } from '../support/locks.ts'
import { chooseAction, field, publish } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'
import { destination, visit } from '../support/visitor.ts'

test('a redirect works when it is published and ends when it is deleted @full', async ({
  studioOf,
  content,
}) => {
  const source = `/${unique('old')}`
  content.removeLater('_type == "redirect" && source == $source', { source })
  expect((await visit(`/en${source}`)).status).toBe(404)

  const studio = await studioOf('marketer', '/structure/redirect')
  await studio.getByTestId('action-intent-button').click()
  await field(studio, 'source').getByRole('textbox').fill(source)
  const newAddress = field(studio, 'destination').getByRole('textbox')
  // A field keeps the focus until a click or a key moves it.
  await newAddress.click()
  await newAddress.fill('/contact')

  await withPublishLock(async () => {
    await publish(studio, source)
    await expect.poll(async () => (await visit(`/en${source}`)).status).toBe(308)
  })
  expect(destination(await visit(`/en${source}?from=letter`))).toBe('/en/contact?from=letter')
  expect(destination(await visit(`/zh${source}`))).toBe('/zh/contact')
  const unprefixed = await visit(source, { headers: { 'accept-language': 'ar' } })
  expect(unprefixed.status, 'where it leads depends on the visitor').toBe(307)
  expect(destination(unprefixed)).toBe('/ar/contact')

  await chooseAction(studio, 'Delete')
  await withPublishLock(async () => {
    await studio
      .getByRole('dialog')
      .getByRole('button', { name: /^Delete/ })
      .click()
    await expect.poll(async () => (await visit(`/en${source}`)).status).toBe(404)
  })
})

test('publishing a new address redirects the old one @full', async ({ studioOf, content }) => {
  const block = { _type: 'callToActionBlock', heading: english('A page that moves') }
  const old = await publishPage(content, block)
  const path = `${old}-moved`
  content.removeLater('_type == "redirect" && source == $source', { source: old })
  const studio = await studioOf('marketer', `/structure/page;page-${old.slice(1)}`)
  await field(studio, 'path').getByRole('textbox').fill(path)
  await withPublishLock(async () => {
    await studio.getByTestId('action-publish').click()
    await studio.getByRole('dialog').getByRole('button', { name: 'Publish and redirect' }).click()
    await expect.poll(async () => destination(await visit(`/en${old}`))).toBe(`/en${path}`)
    await expect.poll(async () => (await visit(`/en${path}`)).status).toBe(200)
  })
})

test('publishing a new address of one language redirects the old one @full', async ({
  studioOf,
  content,
}) => {
  const name = unique('tag')
  const id = `tag-${name}`
  const source = `/blog/tag/云-${name}`
  await content.keep(id)
  content.removeLater('_type == "redirect" && source == $source', { source })
  const lake = lakeClient('administrator')
  const tag = { _type: 'tag', title: english(name), slug: { _type: 'slug', current: name } }
  await lake.create({ ...tag, _id: id, slugs: { _type: 'localizedSlugs', zh: `云-${name}` } })
  await lake.create({ ...tag, _id: `drafts.${id}`, slugs: { _type: 'localizedSlugs', zh: `云端-${name}` } })
  const studio = await studioOf('marketer', `/structure/blog;tag;${id}`)
  await withPublishLock(async () => {
    await studio.getByTestId('action-publish').click()
    await studio.getByRole('dialog').getByRole('button', { name: 'Publish and redirect' }).click()
    await expect
      .poll(async () => decodeURI(destination(await visit(encodeURI(`/zh${source}`))) ?? ''))
      .toBe(`/zh/blog/tag/云端-${name}`)
  })
})
