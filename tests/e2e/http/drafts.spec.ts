import type { Element, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
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

/** A page of each kind: one of each type of document with an address, and pages that hold each type of block. */
const SAMPLE = `{
  "pages": *[_type == "page" && defined(path.current)] | order(count(blocks) desc)[0...12].path.current,
  "service": *[_type == "service"][0].slug.current,
  "post": *[_type == "post"][0].slug.current,
  "job": *[_type == "job"][0].slug.current,
  "product": *[_type == "product"][0].slug.current,
  "caseStudy": *[_type == "caseStudy"][0].slug.current
}`

test('drafts are marked in their texts and nowhere else', async () => {
  test.setTimeout(120_000)
  const found = await lakeClient('viewer').fetch<Record<string, string> & { pages: string[] }>(SAMPLE)
  const cookie = await draftCookies()
  const paths = [
    ...found.pages,
    `/services/${found['service']}`,
    `/blog/${found['post']}`,
    `/career/${found['job']}`,
    `/shop/single/${found['product']}`,
    `/portfolio/${found['caseStudy']}`,
  ]
  for (const path of paths) {
    const { status, body } = await visit(`/ar${path === '/' ? '' : path}`, { headers: { cookie } })
    expect([path, status]).toEqual([path, 200])
    const { texts, faults } = marksOf(body)
    expect(faults, path).toEqual([])
    expect(texts.length, path).toBeGreaterThan(10)
  }
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
