import {
  canonicalPath,
  localizedPath,
  SLUGGED_TYPES,
  type SluggedType,
} from '../../../schemas/shared/routes.ts'
import { pagesOfEveryBlock } from '../support/block-page.ts'
import { draftCookies } from '../support/drafts.ts'
import { lakeClient, publishedContent } from '../support/lake.ts'
import { findStega, STEGA } from '../support/stega.ts'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visitor.ts'

/** A document of each type with its own address. */
const DOCUMENTS = `*[_type in $types && defined(slug.current)] | order(_id asc) {
  "type": _type, "address": select(_type == "helpArticle" => topic->slug.current + "/" + slug.current, slug.current)
}`

/** Pages without content, and responses that are not pages. */
const OTHERS = [
  '/search?q=cloud',
  '/auth/sign-in',
  '/failed',
  '/there-is-no-such-page',
  '/contact.md',
  '/blog/grid.md',
  '/feed.xml',
]

test('drafts contain stega in their texts and nowhere else @full', async () => {
  test.setTimeout(180_000)
  const pages = (await pagesOfEveryBlock()).map(({ path }) => path)
  const documents = await publishedContent().fetch<{ type: SluggedType; address: string }[]>(DOCUMENTS, {
    types: SLUGGED_TYPES,
  })
  const samples = SLUGGED_TYPES.map((type) => documents.find((document) => document.type === type))
  const addresses = samples.flatMap((sample) => (sample ? [canonicalPath(sample.type, sample.address)] : []))
  expect(addresses, 'a document of every type with an address').toHaveLength(SLUGGED_TYPES.length)
  const cookie = await draftCookies()
  for (const path of [...pages, ...addresses]) {
    const { status, body } = await visit(localizedPath('ar', path), { headers: { cookie } })
    expect([path, status]).toEqual([path, 200])
    const { texts, misplaced } = findStega(body)
    expect(misplaced, path).toEqual([])
    expect(texts.length, path).toBeGreaterThan(10)
  }
  for (const path of OTHERS) {
    const { headers, body } = await visit(localizedPath('ar', path), { headers: { cookie } })
    if (headers.get('content-type')?.startsWith('text/html'))
      expect(findStega(body).misplaced, path).toEqual([])
    else expect(STEGA.test(body), path).toBe(false)
  }
})

test('blocks and images of drafts link to Studio, and those of published pages do not', async () => {
  const path = '/en/about/v1'
  const blocks = await lakeClient('viewer').fetch<string[]>(
    '*[_id == "page-about-v1"][0].blocks[hidden != true]._key',
  )
  const { body } = await visit(path, { headers: { cookie: await draftCookies() } })
  const leads = [...body.matchAll(/ data-sanity="id=page-about-v1;type=page;path=blocks:(\w+);/g)]
  expect(leads.length).toBeGreaterThan(0)
  for (const [, key] of leads) expect(blocks).toContain(key)
  expect(body.includes('<figure class="picture" data-sanity-edit-info="')).toBe(true)

  const published = await visit(path)
  expect(published.body.includes('data-sanity')).toBe(false)
})
