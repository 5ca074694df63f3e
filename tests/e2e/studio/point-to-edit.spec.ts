import { english, publishPage } from '../support/block-page.ts'
import { translated } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'

const part = (key: string) => ({ _type: 'callToActionBlock', _key: key, heading: english(`Part ${key}`) })

test('a marketer presses on words in the preview and is in their field @full', async ({
  content,
  studioOf,
}) => {
  const path = await publishPage(content, part('first'), part('second'))
  const studio = await studioOf('marketer', `/presentation?preview=/en${path}`)
  const words = studio
    .frameLocator('iframe')
    .locator('main')
    .getByRole('heading', { level: 2, name: 'Part second' })
  const field = translated(studio, 'blocks[_key=="second"].heading', 'English')
  // Presses lead to fields once the page has found Studio around it.
  await expect(async () => {
    await words.click()
    await expect(field).toBeFocused({ timeout: 5_000 })
  }).toPass()
  await expect(field).toHaveValue('Part second')
})
