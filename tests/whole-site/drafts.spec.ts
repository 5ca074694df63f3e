import { readSitePages } from '../../scripts/site-pages.ts'
import { siteUrl } from '../e2e/support/addresses.ts'
import { draftCookies } from '../e2e/support/drafts.ts'
import { findStega } from '../e2e/support/stega.ts'
import { expect, test } from '../e2e/support/test.ts'
import { visit } from '../e2e/support/visitor.ts'

test('drafts contain stega in the texts of every page, and nowhere else @full', async () => {
  test.setTimeout(900_000)
  const cookie = await draftCookies()
  const pages = await readSitePages(siteUrl)
  expect(pages.length).toBeGreaterThan(100)
  let marked = 0
  for (const path of pages.flatMap(({ paths }) => Object.values(paths))) {
    const { status, body } = await visit(path, { headers: { cookie } })
    // Account pages redirect signed-out visitors to the sign-in page.
    expect([path, status]).toEqual([path, /^\/\w+\/account\//.test(path) && status === 307 ? 307 : 200])
    const { texts, misplaced } = findStega(body)
    expect(misplaced, path).toEqual([])
    if (texts.length > 0) marked += 1
  }
  expect(marked, 'pages with stega in their texts').toBeGreaterThan(pages.length * 2)
})
