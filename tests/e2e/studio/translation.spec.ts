import { TEXTS } from '../support/languages.ts'
import { open } from '../support/page.ts'
import { publishingAlone } from '../support/alone.ts'
import { publish } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'
import { shows } from '../support/visitor.ts'

test('a text of the interface changed in Studio stands on its button, in its language only', async ({
  page,
  studioOf,
  content,
}) => {
  await content.keep('translation-theme')
  const night = `ليلي ${unique('kite')}`
  const studio = await studioOf('marketer', '/structure/translation')
  await studio.getByRole('link', { name: /^Theme/ }).click()
  await studio.getByTestId('field-entries').getByRole('button', { name: /^Dark/ }).click()
  await studio.getByRole('dialog').getByRole('textbox', { name: 'العربية' }).fill(night)
  await studio.getByRole('dialog').getByRole('button', { name: 'Close dialog' }).click()

  await publishingAlone(async () => {
    await publish(studio, night)
    await expect.poll(() => shows('/ar', night)).toBe(true)
    expect(await shows('/en', night)).toBe(false)
  })
  await open(page, '/ar')
  await page.getByRole('banner').locator('summary', { hasText: TEXTS.ar.theme.label }).click()
  await page.getByRole('banner').getByRole('button', { name: night }).click()
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark')
})
