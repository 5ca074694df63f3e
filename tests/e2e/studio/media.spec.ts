import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { lakeClient } from '../support/lake.ts'
import { type LocaleId, LOCALES } from '../support/languages.ts'
import { expectErrors, showLanguage, translated } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'

const PICTURE = '_type == "sanity.imageAsset" && originalFilename == $file'
const DRAFT = '_type == "post" && cover.asset->originalFilename == $file'

/** Returns a picture that no other test uploads. */
const drawPicture = () => {
  const [r, g, b] = randomBytes(3)
  return sharp({ create: { width: 160, height: 100, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer()
}

test('the list of pictures fits a phone @full', async ({ studioOf }) => {
  const studio = await studioOf('marketer', '/media')
  await studio.setViewportSize({ width: 390, height: 844 })
  await expect(studio.getByRole('button', { name: 'Folders', exact: true })).toBeVisible()
  expect(await studio.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('a marketer describes a picture once, and finds it by its texts for an article @full', async ({
  studioOf,
  content,
}) => {
  const name = unique('picture')
  const file = `${name}.png`
  const lamp = unique('lamp')
  const texts: Record<LocaleId, string> = { zh: `一盏灯 ${lamp}`, en: `A lamp ${lamp}`, ar: `مصباح ${lamp}` }
  content.removeLater(DRAFT, { file })
  content.removeLater(PICTURE, { file })

  const studio = await studioOf('marketer', '/media')
  await studio
    .locator('input[type=file]')
    .setInputFiles({ name: file, mimeType: 'image/png', buffer: await drawPicture() })
  await expect(studio.getByText(file)).toBeVisible()
  await expect.poll(() => lakeClient('viewer').fetch(`count(*[${PICTURE}])`, { file })).toBe(1)
  // Media lists an upload twice if it is searched at once.
  await studio.reload()
  const search = studio.getByRole('textbox', { name: 'Search', exact: true })
  await search.fill(name)
  await expect(studio.getByText('person-18.webp')).toBeHidden()
  // Media gives its pictures no name.
  const picture = studio.locator('img[src*="-160x100.png"]')
  await expect(picture).toHaveCount(1)
  await picture.click()
  const details = studio.getByRole('dialog', { name: 'Asset details' })
  for (const { id, name: language } of LOCALES) {
    await details.getByRole('tab', { name: language }).click()
    await details.getByRole('textbox', { name: 'Alt Text' }).fill(texts[id])
  }
  await details.getByRole('button', { name: 'Save and close' }).click()
  await expect(details).toBeHidden()
  await search.fill('A word of no picture')
  await expect(picture).toHaveCount(0)
  await search.fill(texts.ar)
  await expect(picture).toHaveCount(1)

  await studio.getByRole('link', { name: 'Content' }).click()
  await studio.getByRole('link', { name: 'Blog' }).click()
  await studio.getByRole('link', { name: 'Articles', exact: true }).click()
  await studio.getByTestId('action-intent-button').click()
  await studio.getByTestId('figure-object-input-multi-browse-button').click()
  await studio.getByRole('menuitem', { name: 'Media', exact: true }).click()
  await search.fill(texts.en)
  await expect(studio.getByText('person-18.webp')).toBeHidden()
  await picture.click()
  await expectErrors(studio)
  await showLanguage(studio, 'All')
  for (const { id, name: language } of LOCALES)
    await expect(translated(studio, 'cover.alt', language)).toHaveValue(texts[id])
})
