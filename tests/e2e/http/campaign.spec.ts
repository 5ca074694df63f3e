import { lakeClient } from '../support/lake.ts'
import { withEnglish } from '../support/languages.ts'
import { withPublishLock } from '../support/locks.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'
import { shows } from '../support/visitor.ts'

test('a release changes a page, a menu and three prices at once at its time', async ({ content }) => {
  // Waits for other tests that publish.
  test.slow()
  const lake = lakeClient()
  await content.keep('menu-main', 'service-technical-support')
  const releaseId = unique('campaign').replace(/\W+/g, '-')
  content.removeLater('_id == $id || string::startsWith(_id, $versions)', {
    id: `_.releases.${releaseId}`,
    versions: `versions.${releaseId}.`,
  })
  const products = await Promise.all([5, 5, 5].map((available) => content.createProduct(available)))
  const title = unique('Support')
  const label = unique('Start')
  const expectAll = async (isLive: boolean) => {
    expect(await shows('/en/services/technical-support', title)).toBe(isLive)
    expect(await shows('/en/contact', label)).toBe(isLive)
    for (const { number } of products) expect(await shows(`/en/shop/single/${number}`, '$7.77')).toBe(isLive)
  }
  await lake.releases.create({ releaseId, metadata: { title: 'Campaign', releaseType: 'scheduled' } })
  for (const publishedId of [
    'menu-main',
    'service-technical-support',
    ...products.map(({ number }) => `product-${number}`),
  ])
    await lake.createVersion({ releaseId, publishedId, baseId: publishedId })
  const version = (id: string) => `versions.${releaseId}.${id}`
  const { items } = await content.read('menu-main')
  const [first, ...others] = items as { label: unknown }[]
  const service = await content.read('service-technical-support')
  await lake
    .transaction()
    .patch(version('menu-main'), {
      set: { items: [{ ...first, label: withEnglish(first?.label, label) }, ...others] },
    })
    .patch(version('service-technical-support'), { set: { title: withEnglish(service.title, title) } })
    .commit()
  for (const { number } of products)
    await lake
      .patch(version(`product-${number}`))
      .set({ price: 777 })
      .commit()
  await expectAll(false)
  await withPublishLock(async () => {
    await lake.releases.schedule({ releaseId, publishAt: new Date(Date.now() + 3_000).toISOString() })
    await expect.poll(() => shows('/en/services/technical-support', title)).toBe(true)
    await expect(() => expectAll(true)).toPass()
  })
})
