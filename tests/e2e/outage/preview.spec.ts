import type { Page } from '@playwright/test'
import type { SanityClient } from '@sanity/client'
import { lakeClientAt } from '../../../scripts/seed/client.ts'
import { addCookies } from '../support/accounts.ts'
import { draftCookies } from '../support/drafts.ts'
import { english, TEXTS } from '../support/languages.ts'
import { useProductCopy } from '../support/product-copy.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'

const SERVICE = 'service-it-consulting'
const PATH = '/en/services/it-consulting'

const product = useProductCopy()
let lake: SanityClient
test.beforeAll(() => {
  lake = lakeClientAt(product.lakeUrl, product.tokens.administrator)
})

test.beforeEach(({ browserErrors }) => {
  test.setTimeout(120_000)
  // The policy contains the original lake's address; images of the copy have another one.
  browserErrors.allow(/img-src/)
  // These tests stop the lake.
  browserErrors.allow(/Failed to load resource|Server Components render|Minified React error/)
})

/** Notifies the page of a change, as Presentation does. */
const announceChange = (page: Page) =>
  page.evaluate((resultRev) => {
    const event = { type: 'mutation', documentId: 'drafts.service-it-consulting', resultRev }
    window.postMessage({ type: 'presentation/snapshot-event', data: { event } }, '*')
  }, unique('revision'))

/** Counts the refreshes of a page; each starts after the last one was shown. */
function countRefreshes(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === PATH && searchParams.has('_rsc')) count += 1
  })
  return () => count
}

test('a preview stays unchanged while the lake is down and shows the draft when it is back @full', async ({
  page,
  context,
}) => {
  const [first, last] = [unique('Consulting'), unique('Advice')]
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  const published = await lake.getDocument(SERVICE)
  const draft = { ...published, _type: 'service', _id: `drafts.${SERVICE}` }
  await lake.createOrReplace({ ...draft, title: english(first) })
  await addCookies(context, await draftCookies(lake, product.siteUrl), product.siteUrl)
  await page.goto(product.siteUrl + PATH)
  await expect(heading(first)).toBeVisible()

  await product.killLake()
  const refreshes = countRefreshes(page)
  await expect
    .poll(async () => {
      await announceChange(page)
      return refreshes()
    })
    .toBeGreaterThan(2)
  await expect(heading(first)).toBeVisible()
  await expect(page.getByText(TEXTS.en.errors.failedTitle)).toBeHidden()

  await product.startLake()
  await lake.createOrReplace({ ...draft, title: english(last) })
  await expect(heading(last)).toBeVisible({ timeout: 30_000 })
})
