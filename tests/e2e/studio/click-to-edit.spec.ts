import { publishPage } from '../support/block-page.ts'
import { english } from '../support/languages.ts'
import { translated } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'

const part = (key: string) => ({ _type: 'callToActionBlock', _key: key, heading: english(`Part ${key}`) })

test('clicking a text in the preview focuses its field @full', async ({ content, studioOf }) => {
  const path = await publishPage(content, part('first'), part('second'))
  const studio = await studioOf('marketer', `/presentation?preview=/en${path}`)
  const words = studio
    .frameLocator('iframe')
    .locator('main')
    .getByRole('heading', { level: 2, name: 'Part second' })
  const field = translated(studio, 'blocks[_key=="second"].heading', 'English')
  // Clicks open fields once the page has connected to Studio.
  await expect(async () => {
    await words.click()
    await expect(field).toBeFocused({ timeout: 5_000 })
  }).toPass()
  await expect(field).toHaveValue('Part second')
})
