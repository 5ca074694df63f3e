import type { SanityClient } from '@sanity/client'
import { lakeAt } from '../support/lake.ts'
import { LOCALES } from '../support/languages.ts'
import { useProductCopy } from '../support/product-copy.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'
import { destination, shows, visit } from '../support/visitor.ts'

const SERVICE = 'service-it-consulting'
const PATHS = ['', '/contact', '/services/it-consulting']

const product = useProductCopy()
let lake: SanityClient
test.beforeAll(() => {
  lake = lakeAt(product.lakeUrl, product.tokens.editor)
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

test('every published page works while the lake is down; when it is back, a publish is visible again', async () => {
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
