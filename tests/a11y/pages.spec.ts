import { SLUGGED_TYPES } from '../../schemas/shared/routes.ts'
import { onePageOfEachKind, readSitePages } from '../../scripts/site-pages.ts'
import { siteUrl } from '../e2e/support/addresses.ts'
import { LOCALES } from '../e2e/support/languages.ts'
import { expect, test } from '../e2e/support/test.ts'
import { checkPages, THEMES } from './check-pages.ts'

/** Each language in each theme. */
const COMBINATIONS = LOCALES.flatMap(({ id }) => THEMES.map((theme) => ({ id, theme })))

/** The full run checks every address, in parts that shards can share. */
const PARTS = 8

test.describe.configure({ mode: 'parallel', timeout: 10 * 60_000 })

/** Returns every n-th item of a list, starting at an index. */
const share = <Item>(items: readonly Item[], of: number, from: number) =>
  items.filter((_, index) => index % of === from)

test.beforeEach(({ browserErrors }) => {
  // One of the pages is the 404 page.
  browserErrors.allow(/status of 404/)
})

test('there is a page of every kind to check', async () => {
  const kinds = new Set((await readSitePages(siteUrl)).map(({ kind }) => kind))
  expect(SLUGGED_TYPES.filter((type) => !kinds.has(type))).toEqual([])
})

COMBINATIONS.forEach(({ id, theme }, turn) => {
  test(`every kind of page, ${id}, ${theme}`, async ({ page }) => {
    const kinds = onePageOfEachKind(await readSitePages(siteUrl))
    const paths = share(kinds, COMBINATIONS.length, turn).map((kind) => kind.paths[id])
    expect(await checkPages(page, paths, [theme])).toEqual([])
  })
})

for (const { id } of LOCALES) {
  for (let part = 0; part < PARTS; part += 1) {
    test(`every address, ${id}, part ${part + 1} of ${PARTS}`, { tag: '@full' }, async ({ page }) => {
      const paths = share(await readSitePages(siteUrl), PARTS, part).map((address) => address.paths[id])
      expect(await checkPages(page, paths, THEMES)).toEqual([])
    })
  }
}
