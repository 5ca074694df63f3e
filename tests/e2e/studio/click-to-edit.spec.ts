import { siteUrl, studioUrl } from '../support/addresses.ts'
import { publishPage } from '../support/block-page.ts'
import { english } from '../support/languages.ts'
import { translated } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'

const part = (key: string) => ({ _type: 'callToActionBlock', _key: key, heading: english(`Part ${key}`) })

test('clicking a text in the preview focuses its field @full', async ({ content, studioOf }) => {
  const path = await publishPage(content, part('first'), part('second'))
  const studio = await studioOf('marketer', `/presentation?preview=/en${path}`)
  const words = (name: string) =>
    studio.frameLocator('iframe').locator('main').getByRole('heading', { level: 2, name })
  const field = translated(studio, 'blocks[_key=="second"].heading', 'English')
  // Clicks open fields once the page has connected to Studio. A repeated click on one text changes nothing, so another one is clicked first.
  await expect(async () => {
    await words('Part first').click({ timeout: 5_000 })
    await words('Part second').click({ timeout: 5_000 })
    await expect(field).toBeFocused({ timeout: 20_000 })
  }).toPass()
  await expect(field).toHaveValue('Part second')
})

test('a page in another language stays connected to the preview @full', async ({ studioOf }) => {
  const studio = await studioOf('marketer', '/presentation?preview=/en/contact')
  const page = studio.frameLocator('iframe').locator('html')
  await expect(page).toHaveAttribute('data-framed', '')
  await studio.getByRole('button', { name: 'Open this page in' }).click()
  const arabic = studio.getByText(/· العربية$/).first()
  // Studio opens other pages once the page has connected to it.
  await expect(async () => {
    await arabic.click({ timeout: 5_000 })
    await expect(page).toHaveAttribute('dir', 'rtl', { timeout: 5_000 })
  }).toPass()
  await expect(page).toHaveAttribute('data-framed', '')
  const heading = translated(studio, 'blocks[_key=="hero"].heading', 'العربية')
  await expect(async () => {
    await page.getByRole('heading', { level: 1 }).click({ timeout: 5_000 })
    await expect(heading).toBeFocused({ timeout: 20_000 })
  }).toPass()
})

test('an editor goes on while the site does not respond @full', async ({ studioOf, browserErrors }) => {
  browserErrors.allow(/Failed to load resource/)
  const studio = await studioOf('marketer', '/')
  await studio.context().route(`${siteUrl}/**`, (route) => route.abort('connectionrefused'))
  await studio.goto(`${studioUrl}/presentation?preview=/en/contact`)
  // Studio waits for eight seconds.
  await expect(studio.getByText('The site isn’t responding.')).toBeVisible({ timeout: 60_000 })
  await expect(translated(studio, 'title', 'English')).toBeEditable()
})
