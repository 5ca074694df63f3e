import type { Page } from '@playwright/test'
import { publishPage } from '../support/block-page.ts'
import type { Content } from '../support/content.ts'
import { lakeClient } from '../support/lake.ts'
import { english } from '../support/languages.ts'
import { field, formLanguage, publish, showLanguage, translated } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'
import { closeDialogs, errorList, withErrors } from '../support/validation-errors.ts'

const text = (language: string, value?: string) => ({
  _key: language,
  _type: 'internationalizedArrayStringValue',
  language,
  ...(value && { value }),
})

const TITLE = [text('zh', '风筝'), text('en', 'Kites'), text('ar')]

/** Creates a draft of a page whose title lacks Arabic and whose block is in English only. */
async function createDraft(content: Content, title = TITLE): Promise<string> {
  const id = unique('form-language')
  content.removeLater('_id in ["drafts." + $id, $id]', { id })
  await lakeClient('editor').create({
    _id: `drafts.${id}`,
    _type: 'page',
    title,
    path: { _type: 'slug', current: `/${id}` },
    blocks: [{ _key: 'call', _type: 'callToActionBlock', heading: [text('en', 'Fly a kite')] }],
  })
  return id
}

const choice = (studio: Page, language: string) => formLanguage(studio, language).first()
const missing = (studio: Page, language: string, count: number) =>
  choice(studio, `${language} ${count} missing$`)

test('a marketer chooses Arabic, sees only Arabic texts, and finds the choice again after a reload @full', async ({
  studioOf,
  content,
}) => {
  const id = await createDraft(content)
  const studio = await studioOf('marketer', `/structure/page;${id}`)
  await expect(choice(studio, 'English')).toBeChecked()
  await expect(field(studio, 'title').getByRole('textbox')).toHaveValue('Kites')

  await showLanguage(studio, 'العربية')
  await expect(field(studio, 'title').getByRole('textbox')).toHaveCount(1)
  await expect(translated(studio, 'title', 'العربية')).toHaveAttribute('dir', 'rtl')

  await expect(missing(studio, 'العربية', 2)).toBeVisible()
  await expect(missing(studio, '简体中文', 1)).toBeVisible()
  const arabic = unique('طائرات')
  await translated(studio, 'title', 'العربية').fill(arabic)
  await expect(missing(studio, 'العربية', 1)).toBeVisible()

  await field(studio, 'blocks')
    .getByRole('button', { name: /Fly a kite/ })
    .click()
  const dialog = studio.getByRole('dialog')
  await expect(formLanguage(dialog, 'العربية 1 missing')).toBeChecked()
  await field(dialog, 'blocks[_key=="call"].heading').getByRole('button', { name: 'Add العربية' }).click()
  const heading = translated(dialog, 'blocks[_key=="call"].heading', 'العربية')
  await expect(heading).toBeFocused()
  await heading.fill('أطلق طائرة')
  await expect(formLanguage(dialog, 'العربية$')).toBeChecked()
  await closeDialogs(studio)

  await publish(studio, 'أطلق طائرة')
  await studio.reload()
  await expect(choice(studio, 'العربية')).toBeChecked()
  await expect(field(studio, 'title').getByRole('textbox')).toHaveValue(arabic)
  await showLanguage(studio, 'All')
  await expect(field(studio, 'title').getByRole('textbox')).toHaveCount(3)

  const page = await content.read(id)
  expect(page.title).toEqual([TITLE[0], TITLE[1], { ...TITLE[2], value: arabic }])
  expect(page.blocks).toMatchObject([
    { heading: [text('en', 'Fly a kite'), { language: 'ar', value: 'أطلق طائرة' }] },
  ])
})

test('an error and a warning about a hidden language show it in the form @full', async ({
  studioOf,
  content,
}) => {
  const id = await createDraft(content)
  const studio = await studioOf('marketer', withErrors(`/structure/page;${id}`))
  await showLanguage(studio, 'العربية')
  await test.step('a text that is too long', async () => {
    await showLanguage(studio, 'English')
    await translated(studio, 'title', 'English').fill('Kites '.repeat(20))
    await showLanguage(studio, 'العربية')
    await errorList(studio)
      .getByRole('button', { name: /^Title.*Shorten this/ })
      .click()
    await expect(translated(studio, 'title', 'English')).toBeFocused()
    await expect(choice(studio, 'English')).toBeChecked()
  })
  await test.step('a missing translation', async () => {
    await errorList(studio)
      .getByRole('button', { name: /^Title.*Add the Arabic text/ })
      .click()
    await expect(translated(studio, 'title', 'العربية')).toBeFocused()
  })
  await test.step('a required English text', async () => {
    await showLanguage(studio, 'English')
    await translated(studio, 'title', 'English').fill('')
    await showLanguage(studio, '简体中文')
    await errorList(studio)
      .getByRole('button', { name: /^Title.*Add the English text/ })
      .click()
    await expect(translated(studio, 'title', 'English')).toBeFocused()
  })
  await test.step('the next form is in the language that was chosen', async () => {
    await studio.reload()
    await expect(choice(studio, '简体中文')).toBeChecked()
  })
})

test('the error of a missing English text leads to the button that adds it, and a button removes it @full', async ({
  studioOf,
  content,
}) => {
  const id = await createDraft(content, [text('ar', 'طائرات')])
  const studio = await studioOf('marketer', withErrors(`/structure/page;${id}`))
  await showLanguage(studio, 'العربية')
  await errorList(studio)
    .getByRole('button', { name: /^Title.*Add the English text/ })
    .click()
  const add = field(studio, 'title').getByRole('button', { name: 'Add English' })
  await expect(add).toBeFocused()
  await add.press('Enter')
  await expect(translated(studio, 'title', 'English')).toBeFocused()
  await field(studio, 'title').getByRole('button', { name: 'Remove English' }).click()
  await expect(add).toBeVisible()
})

test('a click in the preview on a text in a hidden language shows it in the form @full', async ({
  content,
  studioOf,
}) => {
  const part = { _type: 'callToActionBlock', _key: 'part', heading: english('Part kite') }
  const path = await publishPage(content, part)
  const studio = await studioOf('marketer', `/presentation?preview=/en${path}`)
  await showLanguage(studio, 'العربية')
  const words = studio
    .frameLocator('iframe')
    .locator('main')
    .getByRole('heading', { level: 2, name: 'Part kite' })
  const heading = translated(studio, 'blocks[_key=="part"].heading', 'English')
  // Clicks open fields once the page has connected to Studio.
  await expect(async () => {
    await words.click({ timeout: 5_000 })
    await expect(heading).toBeFocused({ timeout: 5_000 })
  }).toPass()
})

test('the switch leaves room for the version beside the preview @full', async ({ studioOf }) => {
  const studio = await studioOf('marketer', '/presentation?preview=/en/contact')
  const list = studio.getByTestId('document-perspective-list')
  await expect(choice(studio, 'English')).toBeChecked()
  await expect(list.getByText('Published')).toBeInViewport({ ratio: 1 })
})
