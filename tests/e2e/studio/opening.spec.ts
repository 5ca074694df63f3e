import { signedInAs, STUDIO_BROWSER, STUDIO_OPENS_MS, STUDIO_PATIENCE_MS } from '../support/studio.ts'
import { studioUrl } from '../support/addresses.ts'
import { expect, test } from '../support/test.ts'

test('Studio is shown once it knows what the plan offers: what somebody opens or chooses in it is not made anew', async ({
  browser,
  faults,
}) => {
  test.setTimeout(STUDIO_PATIENCE_MS)
  const context = await browser.newContext({ ...STUDIO_BROWSER, storageState: signedInAs('merchandiser') })
  await faults.watch(context)
  const page = await context.newPage()
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route(/\/features(\?|$)/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${studioUrl}/structure/shop;export-import`)
  await expect(page.getByText('Opening Studio…')).toBeVisible({ timeout: STUDIO_OPENS_MS })
  await expect(page.getByTestId('studio-navbar')).toHaveCount(0)

  answer()
  await page.getByLabel('CSV file, in UTF-8').setInputFiles({
    name: 'prices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('number,price\r\n10011,13.5'),
  })
  await expect(page.getByRole('button', { name: /^Import/ })).toBeVisible({ timeout: STUDIO_OPENS_MS })
  await context.close()
})
