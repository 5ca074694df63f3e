import { lakeClient } from '../e2e/support/lake.ts'
import { LOCALES, withEnglish } from '../e2e/support/languages.ts'
import { withPublishLock } from '../e2e/support/locks.ts'
import { expect, test } from '../e2e/support/test.ts'
import { unique } from '../e2e/support/unique.ts'
import { visit } from '../e2e/support/visitor.ts'

/** A document of each frequently edited type, and its page. */
const DOCUMENTS = [
  { type: 'service', slug: 'cybersecurity', path: '/services/cybersecurity' },
  { type: 'page', slug: '/contact', path: '/contact' },
  { type: 'product', slug: '10000', path: '/shop/single/10000' },
]

/** Pages that only link to these documents. */
const OTHER_PAGES = [
  '/about/v1',
  '/faq',
  '/services/ecommerce',
  '/shop/single/10201',
  '/blog/grid',
  '/terms-conditions',
]

/** Returns the cache status of a page: HIT, or MISS when it was rendered. */
const cacheStateOf = async (path: string): Promise<string> =>
  (await visit(path)).headers.get('x-nextjs-cache') ?? 'none'

const everyLanguage = (paths: readonly string[]) =>
  LOCALES.flatMap(({ id }) => paths.map((path) => `/${id}${path}`))

/** Returns the pages that a visit rendered. */
async function renderedAgain(paths: readonly string[]): Promise<string[]> {
  const rendered: string[] = []
  for (const path of paths) if ((await cacheStateOf(path)) !== 'HIT') rendered.push(path)
  return rendered
}

for (const { type, slug, path } of DOCUMENTS) {
  test(`a published ${type} renders only its own pages again`, async ({ content }) => {
    const lake = lakeClient('administrator')
    const query = `*[_type == $type && coalesce(path.current, slug.current) == $slug][0]._id`
    const id = await lake.fetch<string>(query, { type, slug })
    await content.keep(id)
    const { title: before } = await content.read(id)
    const [own, others] = [everyLanguage([path]), everyLanguage(OTHER_PAGES)]

    await withPublishLock(async () => {
      // Earlier publishes may not have reached the site yet.
      await expect.poll(async () => (await renderedAgain([...own, ...others])).length).toBe(0)
      expect(await renderedAgain([...own, ...others]), 'nothing is rendered without a publish').toEqual([])

      const title = unique('after')
      await lake
        .patch(id)
        .set({ title: withEnglish(before, title) })
        .commit()
      await expect.poll(async () => (await visit(`/en${path}`)).body.includes(title)).toBe(true)
      expect(await renderedAgain(others)).toEqual([])
    })
  })
}
