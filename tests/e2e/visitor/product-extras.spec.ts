import { siteUrl } from '../support/addresses.ts'
import { TEXTS } from '../support/languages.ts'
import { open } from '../support/page.ts'
import { addVideo } from '../support/product-video.ts'
import { expect, test } from '../support/test.ts'

test('a product is shared by plain links and by copying its address @full', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/ar/shop/single/1030')
  const share = page.getByRole('list', { name: TEXTS.ar.shop.share })
  const hrefs = await share
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  expect(hrefs).toHaveLength(3)
  for (const href of hrefs) expect(decodeURIComponent(href)).toContain(`${siteUrl}/ar/shop/single/1030`)
  await share.getByRole('button', { name: TEXTS.ar.common.copyLink }).click()
  await expect(share.getByRole('status')).toHaveText(TEXTS.ar.common.linkCopied)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${siteUrl}/ar/shop/single/1030`)
})

test('a product shows what editors chose to be bought with it, and not twice @full', async ({ page }) => {
  await open(page, '/en/shop/single/10011')
  const together = page.locator('section').filter({
    has: page.getByRole('heading', { name: TEXTS.en.shop.boughtTogether }),
  })
  await expect(together.getByRole('heading', { level: 3 })).toHaveText(['Watch Desk Lamp', /./])
  await together.getByRole('link', { name: 'Watch Desk Lamp' }).click()
  await expect(page).toHaveURL('/en/shop/single/1030')
})

test('the video of a product follows its pictures and loads when it plays @full', async ({
  page,
  content,
}) => {
  await addVideo(content, '10010')
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.webm')) loaded.push(request.url())
  })
  await open(page, '/zh/shop/single/10010')
  await page.getByRole('link', { name: TEXTS.zh.shop.showVideo }).click()
  const player = page.locator('video')
  await expect(player).toBeInViewport()
  expect(loaded).toEqual([])
  await expect(player).toHaveAttribute('poster', /./)
  await player.evaluate((element: HTMLVideoElement) => {
    element.muted = true
    return element.play()
  })
  await expect.poll(() => loaded.length).toBeGreaterThan(0)
})
