import type { Browser, Page } from '@playwright/test'
import { filter, firstValueFrom, mergeMap } from 'rxjs'
import { studioSession } from '../../../scripts/test/browser.ts'
import { settings, studioUrl } from '../support/addresses.ts'
import { publishPage } from '../support/block-page.ts'
import type { BrowserErrors } from '../support/browser-errors.ts'
import { lakeClient } from '../support/lake.ts'
import { type Editor, STUDIO_BROWSER, STUDIO_OPENS_MS, STUDIO_PATIENCE_MS } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'

/** Returns a signed-in, empty page, so that requests can be delayed before Studio opens. */
async function pageOf(editor: Editor, browser: Browser, browserErrors: BrowserErrors): Promise<Page> {
  test.setTimeout(STUDIO_PATIENCE_MS)
  const context = await browser.newContext({
    ...STUDIO_BROWSER,
    storageState: studioSession(settings, editor),
  })
  await browserErrors.watch(context)
  return context.newPage()
}

test('Studio is shown once the plan’s features are known, so that it does not remount during work @full', async ({
  browser,
  browserErrors,
}) => {
  const page = await pageOf('merchandiser', browser, browserErrors)
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route(/\/features(\?|$)/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${studioUrl}/structure/shop;export-import`)
  await expect(page.getByText('Loading Studio…')).toBeVisible({ timeout: STUDIO_OPENS_MS })
  await expect(page.getByTestId('studio-navbar')).toHaveCount(0)

  answer()
  await page.getByLabel('CSV file, in UTF-8').setInputFiles({
    name: 'prices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('number,price\r\n10011,13.5'),
  })
  await expect(page.getByRole('button', { name: /^Import/ })).toBeVisible({ timeout: STUDIO_OPENS_MS })
  await page.context().close()
})

test('the preview opens despite a publish while Studio loads the site’s address @full', async ({
  browser,
  content,
  browserErrors,
}) => {
  const page = await pageOf('marketer', browser, browserErrors)
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  const { promise: requested, resolve: markRequested } = Promise.withResolvers<void>()
  await page.route(/fetch-vercel-bypass-protection-secret/, async (route) => {
    markRequested()
    await held
    await route.continue()
  })
  const listening = page.waitForResponse(/\/live\/events\//, { timeout: STUDIO_OPENS_MS })
  await page.goto(`${studioUrl}/presentation?preview=/en/about`)
  await Promise.all([listening, requested])

  const events = lakeClient('viewer').live.events()
  await firstValueFrom(
    events.pipe(
      mergeMap(async ({ type }) => {
        if (type === 'welcome') await publishPage(content, { _type: 'callToActionBlock' })
        return type
      }),
      filter((type) => type === 'message'),
    ),
  )
  answer()
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible({
    timeout: STUDIO_OPENS_MS,
  })
  await page.context().close()
})
