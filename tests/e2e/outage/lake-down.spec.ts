import { createClient, type SanityClient } from '@sanity/client'
import { LOCAL_DATASET, LOCAL_PROJECT } from '../../../scripts/settings.ts'
import { LOCALES } from '../support/languages.ts'
import { startOwnProduct, type OwnProduct } from '../support/own-product.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'
import { destination, shows, visit } from '../support/visitor.ts'

const SERVICE = 'service-it-consulting'
const PATHS = ['', '/contact', '/services/it-consulting']

let product: OwnProduct
let lake: SanityClient

// The copy of product and content takes a few seconds, more on a busy machine.
test.beforeAll(async () => {
  test.setTimeout(180_000)
  product = await startOwnProduct()
  lake = createClient({
    projectId: LOCAL_PROJECT,
    dataset: LOCAL_DATASET,
    apiVersion: '2025-10-01',
    apiHost: product.lakeUrl,
    useProjectHostname: false,
    useCdn: false,
    token: product.tokens.editor,
  })
})

test.afterAll(async () => {
  await product.dispose()
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

test('with the lake dead, every published page goes on; with the lake back, a publish shows again', async () => {
  test.setTimeout(180_000)
  const first = unique('Consulting')
  const last = unique('Advice')

  await test.step('published, and visited on one page only, when the lake dies', async () => {
    await expectEveryPage()
    await rename(first)
    await expect.poll(() => shows('/en', first, product.siteUrl)).toBe(true)
    await product.killLake()
    await expectEveryPage()
    expect(await shows('/en', first, product.siteUrl)).toBe(true)
  })

  await test.step('the site restarted without a lake', async () => {
    await product.restartSite()
    await expectEveryPage()
    expect(await shows('/en', first, product.siteUrl)).toBe(true)
  })

  await test.step('the lake back, with everything it had acknowledged', async () => {
    await product.startLake()
    await rename(last)
    await expect.poll(() => shows('/en', last, product.siteUrl)).toBe(true)
    await expect.poll(() => shows('/en/services/it-consulting', last, product.siteUrl)).toBe(true)
    await expectEveryPage()
  })

  await test.step('published while the site was down: the first visitor sees it', async () => {
    const meanwhile = unique('Guidance')
    await product.killSite()
    await rename(meanwhile)
    await product.startSite()
    for (const path of ['/en', '/en/services/it-consulting'])
      expect(await shows(path, meanwhile, product.siteUrl), path).toBe(true)
  })
})
