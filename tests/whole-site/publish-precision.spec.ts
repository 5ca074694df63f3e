import { publishingAlone } from '../e2e/support/alone.ts'
import { lakeClient } from '../e2e/support/lake.ts'
import { LOCALES, withEnglish } from '../e2e/support/languages.ts'
import { expect, test } from '../e2e/support/test.ts'
import { unique } from '../e2e/support/unique.ts'
import { visit } from '../e2e/support/visitor.ts'

/** A document of each kind that marketers and merchandisers change most, and the page it has. */
const DOCUMENTS = [
  { type: 'service', slug: 'cybersecurity', path: '/services/cybersecurity' },
  { type: 'page', slug: '/contact', path: '/contact' },
  { type: 'product', slug: '10000', path: '/shop/single/10000' },
]

/** Pages that show nothing of these documents but links to them. */
const OTHER_PAGES = [
  '/about/v1',
  '/faq',
  '/services/ecommerce',
  '/shop/single/10201',
  '/blog/grid',
  '/terms-conditions',
]

/** Whether a page came from the cache: HIT, or MISS where it was rendered for this visit. */
const cacheStateOf = async (path: string): Promise<string> =>
  (await visit(path)).headers.get('x-nextjs-cache') ?? 'none'

const everyLanguage = (paths: readonly string[]) =>
  LOCALES.flatMap(({ id }) => paths.map((path) => `/${id}${path}`))

/** The pages of a list that a visit has rendered anew. */
async function renderedAgain(paths: readonly string[]): Promise<string[]> {
  const rendered: string[] = []
  for (const path of paths) if ((await cacheStateOf(path)) !== 'HIT') rendered.push(path)
  return rendered
}

for (const { type, slug, path } of DOCUMENTS) {
  test(`a published ${type} renders its own pages again and none of other documents`, async ({ content }) => {
    const lake = lakeClient('administrator')
    const query = `*[_type == $type && coalesce(path.current, slug.current) == $slug][0]._id`
    const id = await lake.fetch<string>(query, { type, slug })
    await content.keep(id)
    const { title: before } = await content.read(id)
    const [own, others] = [everyLanguage([path]), everyLanguage(OTHER_PAGES)]

    await publishingAlone(async () => {
      // What was published earlier may still be on its way to the site.
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
