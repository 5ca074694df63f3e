import { BLOCK_TYPES } from '../../schemas/shared/block-types.ts'
import { film, gallery, publishPage } from '../e2e/support/block-page.ts'
import { publishedContent } from '../e2e/support/lake.ts'
import { english, LOCALES } from '../e2e/support/languages.ts'
import { expect, test } from '../e2e/support/test.ts'
import { checkPages, THEMES } from './check-pages.ts'

/** Blocks that the seed content does not use, all on one page. */
const blocks = async () => [
  { _type: 'pageHeadingBlock', heading: english('Blocks'), paragraph: english('As editors may use them.') },
  await gallery(),
  film,
  { _type: 'codeBlock', language: 'bash', code: 'npm start', caption: english('One command') },
  { _type: 'quoteBlock', quote: english('Measure, then cut.'), source: english('A carpenter') },
  {
    _type: 'newsletterBlock',
    heading: english('Once a month'),
    note: english('No more than that.'),
  },
]

test('every block is on a page that is checked', async () => {
  // Pages of other tests are not checked, and neither are drafts and hidden blocks.
  const shown = await publishedContent().fetch<string[]>(
    'array::unique(*[_type == "page" && !string::startsWith(_id, "page-blocks-")].blocks[hidden != true]._type)',
  )
  const checked = new Set([...shown, ...(await blocks()).map(({ _type }) => _type)])
  expect(BLOCK_TYPES.filter((type) => !checked.has(type))).toEqual([])
})

test('blocks that no seed page shows @full', async ({ page, content }) => {
  test.slow()
  const path = await publishPage(content, ...(await blocks()))
  for (const { id } of LOCALES) {
    expect(await checkPages(page, [`/${id}${path}`], THEMES)).toEqual([])
  }
})
