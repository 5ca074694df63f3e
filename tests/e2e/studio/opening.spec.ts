import type { Browser, Page } from '@playwright/test'
import { filter, firstValueFrom, mergeMap } from 'rxjs'
import type { Faults } from '../support/faults.ts'
import { publishPage } from '../support/block-page.ts'
import { lakeClient } from '../support/lake.ts'
import {
  signedInAs,
  STUDIO_BROWSER,
  STUDIO_OPENS_MS,
  STUDIO_PATIENCE_MS,
  type Editor,
} from '../support/studio.ts'
import { studioUrl } from '../support/addresses.ts'
import { expect, test } from '../support/test.ts'

/** An empty page of somebody who has signed in before: what Studio asks for can be held back before it is opened. */
async function pageOf(editor: Editor, browser: Browser, faults: Faults): Promise<Page> {
  test.setTimeout(STUDIO_PATIENCE_MS)
  const context = await browser.newContext({ ...STUDIO_BROWSER, storageState: signedInAs(editor) })
  await faults.watch(context)
  return context.newPage()
}

test('Studio is shown once it knows what the plan offers: what somebody opens or chooses in it is not made anew @full', async ({
  browser,
  faults,
}) => {
  const page = await pageOf('merchandiser', browser, faults)
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
  await page.context().close()
})

test('the preview opens though something is published while Studio still asks how to reach the site @full', async ({
  browser,
  content,
  faults,
}) => {
  const page = await pageOf('marketer', browser, faults)
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>()
  await page.route(/fetch-vercel-bypass-protection-secret/, async (route) => {
    isAsked()
    await held
    await route.continue()
  })
  const listening = page.waitForResponse(/\/live\/events\//, { timeout: STUDIO_OPENS_MS })
  await page.goto(`${studioUrl}/presentation?preview=/en/about`)
  await Promise.all([listening, asked])

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
