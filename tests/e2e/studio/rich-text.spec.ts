import { field, STUDIO_OPENS_MS } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'

const ARTICLE = 'post-how-to-read-an-outage-report'

test('an article’s text fits its form, and typing goes on after a style is chosen @full', async ({
  studioOf,
  content,
}) => {
  await content.keep(ARTICLE)
  const studio = await studioOf('marketer', `/structure/blog;post;${ARTICLE}`)
  const text = field(studio, 'body').getByRole('textbox')
  await text.click({ timeout: STUDIO_OPENS_MS })
  const form = studio.getByTestId('document-panel-scroller')
  const overflow = await form.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(overflow, 'pixels that the form is wider than its pane').toBe(0)

  await studio.keyboard.press('ControlOrMeta+End')
  await studio.keyboard.press('Enter')
  await field(studio, 'body').getByRole('button', { name: 'Paragraph', exact: true }).click()
  await studio.getByRole('menuitem', { name: 'Heading', exact: true }).click()
  await expect(text).toBeFocused()
  await studio.keyboard.type('Written at once')
  await expect(text.getByRole('heading', { name: 'Written at once' })).toBeVisible()
})

test('a link in a pasted text stays a link @full', async ({ studioOf, content }) => {
  await content.keep(ARTICLE)
  const studio = await studioOf('marketer', `/structure/blog;post;${ARTICLE}`)
  const text = field(studio, 'body').getByRole('textbox')
  await text.click({ timeout: STUDIO_OPENS_MS })
  await studio.keyboard.press('ControlOrMeta+End')
  await studio.keyboard.press('Enter')
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', '<p>Read <a href="https://example.com/guide">the guide</a> first.</p>')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(text).toContainText('Read the guide first.')
})
