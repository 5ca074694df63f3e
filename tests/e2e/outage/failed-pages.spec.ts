import type { SanityClient } from '@sanity/client'
import type { Page } from '@playwright/test'
import { draftCookies } from '../support/drafts.ts'
import { lakeAt } from '../support/lake.ts'
import { LOCALES, TEXTS } from '../support/languages.ts'
import { startOwnProduct, type OwnProduct } from '../support/own-product.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'

const SERVICE = 'service-it-consulting'
const PATH = '/en/services/it-consulting'

let product: OwnProduct
let lake: SanityClient

// The copy of product and content takes a few seconds, more on a busy machine.
test.beforeAll(async () => {
  test.setTimeout(180_000)
  product = await startOwnProduct()
  lake = lakeAt(product.lakeUrl, product.tokens.administrator)
})

test.afterAll(async () => {
  await product.dispose()
})

test.beforeEach(({ faults }) => {
  test.setTimeout(120_000)
  // The policy was built with the address of the lake that was there then; pictures of the copy come from another.
  faults.allow(/img-src/)
  // A lake that is dead is what these tests are about.
  faults.allow(/Failed to load resource|Server Components render|Minified React error/)
})

const localized = (value: string) => [
  { _key: 'en', _type: 'internationalizedArrayStringValue', language: 'en', value },
]

test('a page that was never requested answers 503 while the lake is dead, and comes when it is tried again', async ({
  page,
}) => {
  const title = unique('Kettle')
  await lake.create({
    _type: 'product',
    title: localized(title),
    slug: { _type: 'slug', current: title.toLowerCase() },
    price: 1_000,
    currency: 'USD',
    kind: 'physical',
  })
  await product.killLake()
  const address = `${product.siteUrl}/en/shop/single/${title.toLowerCase()}`
  // What the proxy knows of the lake is a second old at most.
  await expect.poll(async () => (await fetch(address)).status).toBe(503)
  for (const { id } of LOCALES) {
    const response = await fetch(address.replace('/en/', `/${id}/`))
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.text()).toContain(TEXTS[id].errors.failedTitle)
  }
  expect((await page.goto(`${address}?from=mail`))?.status()).toBe(503)
  const failed = page.getByRole('heading', { level: 1, name: TEXTS.en.errors.failedTitle })
  await expect(failed).toBeVisible()
  await product.startLake()
  await page.getByRole('link', { name: TEXTS.en.errors.tryAgain }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(page.url()).toBe(`${address}?from=mail`)
  await expect(failed).toBeHidden()
})

/** Tells the page of a change, as Presentation does. */
const tellOfChange = (page: Page) =>
  page.evaluate((resultRev) => {
    const event = { type: 'mutation', documentId: 'drafts.service-it-consulting', resultRev }
    window.postMessage({ type: 'presentation/snapshot-event', data: { event } }, '*')
  }, unique('revision'))

/** Counts how often the page is asked for again; the next time comes when what the last one brought is shown. */
function countRefreshes(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === PATH && searchParams.has('_rsc')) count += 1
  })
  return () => count
}

test('a preview stays as it was while the lake is dead, and shows the draft by itself once it is back', async ({
  page,
  context,
}) => {
  const [first, last] = [unique('Consulting'), unique('Advice')]
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  const published = await lake.getDocument(SERVICE)
  const draft = { ...published, _type: 'service', _id: `drafts.${SERVICE}` }
  await lake.createOrReplace({ ...draft, title: localized(first) })
  const cookies = (await draftCookies(lake, product.siteUrl)).split('; ').map((cookie) => {
    const [name = '', value = ''] = cookie.split(/=(.*)/s)
    return { name, value, url: product.siteUrl }
  })
  await context.addCookies(cookies)
  await page.goto(product.siteUrl + PATH)
  await expect(heading(first)).toBeVisible()

  await product.killLake()
  const refreshes = countRefreshes(page)
  await expect
    .poll(async () => {
      await tellOfChange(page)
      return refreshes()
    })
    .toBeGreaterThan(2)
  await expect(heading(first)).toBeVisible()
  await expect(page.getByText(TEXTS.en.errors.failedTitle)).toBeHidden()

  await product.startLake()
  await lake.createOrReplace({ ...draft, title: localized(last) })
  await expect(heading(last)).toBeVisible({ timeout: 30_000 })
})
