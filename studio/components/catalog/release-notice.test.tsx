import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { buildCatalog } from './catalog.ts'
import { ReleaseNotice } from './release-notice.tsx'

const versions = ['versions.spring.lamp', 'versions.summer.lamp', 'versions.spring.cap']
const catalog = buildCatalog({ products: [], inventory: [], categories: [], choices: [], versions })

/** Shows the notice about changed products. */
const show = (...ids: string[]) =>
  renderToStaticMarkup(
    <ThemeProvider theme={buildTheme()}>
      <ReleaseNotice catalog={catalog} ids={ids} />
    </ThemeProvider>,
  )

test('a change that a release will replace is announced, once for each product', () => {
  expect(show('lamp', 'lamp', 'mug')).toContain('1 product is also in a release')
  expect(show('lamp', 'cap')).toContain('2 products are also in a release')
  expect(show('mug')).toBe('')
})
