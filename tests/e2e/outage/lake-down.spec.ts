import type { SanityClient } from '@sanity/client'
import { lakeClientAt } from '../../../scripts/seed/client.ts'
import { english, LOCALES, TEXTS } from '../support/languages.ts'
import { useProductCopy } from '../support/product-copy.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'
import { destination, shows, visit } from '../support/visitor.ts'

const SERVICE = 'service-it-consulting'
const PATHS = ['', '/contact', '/services/it-consulting']

const product = useProductCopy()
let lake: SanityClient
test.beforeAll(() => {
  lake = lakeClientAt(product.lakeUrl, product.tokens.editor)
})

const rename = (title: string) =>
  lake.patch(SERVICE).set({ 'title[language=="en"].value': title }).commit({ visibility: 'sync' })

async function expectEveryPage(): Promise<void> {
  for (const { id } of LOCALES) {
    for (const path of PATHS) {
      const { status, body } = await visit(`/${id}${path}`, {}, product.siteUrl)
      expect(status, `/${id}${path}`).toBe(200)
      expect(body).toMatch(/<h1[ >]/)
    }
  }
  const redirected = await visit('/en/contact-us', {}, product.siteUrl)
  expect(destination(redirected, product.siteUrl)).toBe('/en/contact')
}

test('every published page works while the lake is down; when it is back, a publish is visible again @full', async () => {
  test.setTimeout(180_000)
  const first = unique('Consulting')
  const last = unique('Advice')

  await test.step('a publish just before the lake stops, visited on one page', async () => {
    await expectEveryPage()
    await rename(first)
    await expect.poll(() => shows('/en', first, product.siteUrl)).toBe(true)
    await product.killLake()
    await expectEveryPage()
    expect(await shows('/en', first, product.siteUrl)).toBe(true)
  })

  await test.step('the site restarts without the lake', async () => {
    await product.restartSite()
    await expectEveryPage()
    expect(await shows('/en', first, product.siteUrl)).toBe(true)
  })

  await test.step('the lake is back with every acknowledged write', async () => {
    await product.startLake()
    await rename(last)
    await expect.poll(() => shows('/en', last, product.siteUrl)).toBe(true)
    await expect.poll(() => shows('/en/services/it-consulting', last, product.siteUrl)).toBe(true)
    await expectEveryPage()
  })

  await test.step('a publish while the site was down is shown to the first visitor', async () => {
    const meanwhile = unique('Guidance')
    await product.killSite()
    await rename(meanwhile)
    await product.startSite()
    for (const path of ['/en', '/en/services/it-consulting'])
      expect(await shows(path, meanwhile, product.siteUrl), path).toBe(true)
  })
})

test('a never requested page responds with 503 while the lake is down, and works when it is retried @full', async ({
  page,
  browserErrors,
}) => {
  test.setTimeout(120_000)
  // The policy contains the original lake's address; images of the copy have another one.
  browserErrors.allow(/img-src/)
  browserErrors.allow(/Failed to load resource|Server Components render|Minified React error/)
  const title = unique('Kettle')
  await lake.create({
    _type: 'product',
    title: english(title),
    slug: { _type: 'slug', current: title.toLowerCase() },
    price: 1_000,
    currency: 'USD',
    kind: 'physical',
  })
  await product.killLake()
  const address = `${product.siteUrl}/en/shop/single/${title.toLowerCase()}`
  // The proxy caches its data of the lake for a second.
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
