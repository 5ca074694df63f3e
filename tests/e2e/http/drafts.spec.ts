import type { Element, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import {
  canonicalPath,
  localizedPath,
  SLUGGED_TYPES,
  type SluggedType,
} from '../../../schemas/shared/routes.ts'
import { readSitePages } from '../../../scripts/site-pages.ts'
import { siteUrl } from '../support/addresses.ts'
import { draftCookies } from '../support/drafts.ts'
import { lakeClient } from '../support/lake.ts'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visitor.ts'

/** The field of a text, written behind it in characters that cannot be seen. */
const MARK = /[\u200B\u200C\u200D\uFEFF]{4,}/

/** Places whose text is not on the page. What Next sends along of the page itself is told by its name. */
const BARE = new Set(['title', 'option', 'textarea', 'style', 'script'])

/** The marked texts of a page, and where else marks are: in attributes, in scripts, in its head. */
function marksOf(html: string): { texts: string[]; faults: string[] } {
  const texts: string[] = []
  const faults: string[] = []
  const look = (parent: Root | Element, place: string): void => {
    for (const child of parent.children) {
      if (child.type === 'text' && MARK.test(child.value) && !child.value.includes('self.__next_f')) {
        if (BARE.has(place)) faults.push(`<${place}> ${child.value.slice(0, 80)}`)
        else texts.push(child.value.replace(MARK, ''))
      }
      if (child.type !== 'element') continue
      for (const [name, value] of Object.entries(child.properties)) {
        if (MARK.test(String(value))) faults.push(`<${child.tagName} ${name}> ${String(value).slice(0, 80)}`)
      }
      look(child, child.tagName)
    }
  }
  look(unified().use(rehypeParse).parse(html), '')
  return { texts, faults }
}

/** Pages made of blocks, with the kinds of their blocks. */
const PAGES = `*[_type == "page" && defined(path.current) && !(_id in path("drafts.**"))] | order(count(blocks) desc) {
  "path": path.current, "kinds": array::unique(coalesce(blocks[hidden != true]._type, []))
}`

/** A document of each type that has an address of its own. */
const DOCUMENTS = `*[_type in $types && defined(slug.current) && !(_id in path("drafts.**"))] | order(_id asc) {
  "type": _type, "address": select(_type == "helpArticle" => topic->slug.current + "/" + slug.current, slug.current)
}`

/** What the application draws itself, and answers that are no pages. */
const OTHERS = [
  '/search?q=cloud',
  '/auth/sign-in',
  '/failed',
  '/there-is-no-such-page',
  '/contact.md',
  '/blog/grid.md',
  '/feed.xml',
]

/** The fewest pages that hold every kind of block. */
function enough(pages: { path: string; kinds: string[] }[]): string[] {
  const seen = new Set<string>()
  return pages.flatMap(({ path, kinds }) => {
    const isNew = kinds.some((kind) => !seen.has(kind))
    for (const kind of kinds) seen.add(kind)
    return isNew ? [path] : []
  })
}

test('drafts are marked in their texts and nowhere else', async () => {
  test.setTimeout(180_000)
  const lake = lakeClient('viewer')
  const pages = enough(await lake.fetch<Parameters<typeof enough>[0]>(PAGES))
  const documents = await lake.fetch<{ type: SluggedType; address: string }[]>(DOCUMENTS, {
    types: SLUGGED_TYPES,
  })
  const samples = SLUGGED_TYPES.map((type) => documents.find((document) => document.type === type))
  const addresses = samples.flatMap((sample) => (sample ? [canonicalPath(sample.type, sample.address)] : []))
  expect(addresses, 'a document of every type with an address').toHaveLength(SLUGGED_TYPES.length)
  const cookie = await draftCookies()
  for (const path of [...pages, ...addresses]) {
    const { status, body } = await visit(localizedPath('ar', path), { headers: { cookie } })
    expect([path, status]).toEqual([path, 200])
    const { texts, faults } = marksOf(body)
    expect(faults, path).toEqual([])
    expect(texts.length, path).toBeGreaterThan(10)
  }
  for (const path of OTHERS) {
    const { headers, body } = await visit(localizedPath('ar', path), { headers: { cookie } })
    if (headers.get('content-type')?.startsWith('text/html')) expect(marksOf(body).faults, path).toEqual([])
    else expect(MARK.test(body), path).toBe(false)
  }
})

test('every page of the site, in every language, keeps the marks of drafts in its texts @full', async () => {
  test.setTimeout(900_000)
  const cookie = await draftCookies()
  const pages = await readSitePages(siteUrl)
  expect(pages.length).toBeGreaterThan(100)
  let marked = 0
  for (const path of pages.flatMap(({ paths }) => Object.values(paths))) {
    const { status, body } = await visit(path, { headers: { cookie } })
    // Who is signed out is led from an account to where one signs in, which is among these pages.
    expect([path, status]).toEqual([path, /^\/\w+\/account\//.test(path) && status === 307 ? 307 : 200])
    const { texts, faults } = marksOf(body)
    expect(faults, path).toEqual([])
    if (texts.length > 0) marked += 1
  }
  expect(marked, 'pages with marks in their texts').toBeGreaterThan(pages.length * 2)
})

test('blocks and pictures of drafts lead to where they are edited, and those of published pages nowhere', async () => {
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
