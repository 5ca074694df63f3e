import { publishingAlone } from '../support/alone.ts'
import { chooseAction, field, publish } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'
import { destination, visit } from '../support/visitor.ts'

test('a redirect leads visitors as soon as it is published, and no longer once it is deleted @full', async ({
  studioOf,
  content,
}) => {
  const source = `/${unique('old')}`
  content.removeLater('_type == "redirect" && source == $source', { source })
  expect((await visit(`/en${source}`)).status).toBe(404)

  const studio = await studioOf('marketer', '/structure/redirect')
  await studio.getByTestId('action-intent-button').click()
  await field(studio, 'source').getByRole('textbox').fill(source)
  await field(studio, 'destination').getByRole('textbox').fill('/contact')

  await publishingAlone(async () => {
    await publish(studio, '"destination":"/contact"')
    await expect.poll(async () => (await visit(`/en${source}`)).status).toBe(308)
  })
  expect(destination(await visit(`/en${source}?from=letter`))).toBe('/en/contact?from=letter')
  expect(destination(await visit(`/zh${source}`))).toBe('/zh/contact')
  const unprefixed = await visit(source, { headers: { 'accept-language': 'ar' } })
  expect(unprefixed.status, 'where it leads depends on the visitor').toBe(307)
  expect(destination(unprefixed)).toBe('/ar/contact')

  await chooseAction(studio, 'Delete')
  await publishingAlone(async () => {
    await studio
      .getByRole('dialog')
      .getByRole('button', { name: /^Delete/ })
      .click()
    await expect.poll(async () => (await visit(`/en${source}`)).status).toBe(404)
  })
})
