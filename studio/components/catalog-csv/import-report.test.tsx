import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ImportedLine } from './import-line.ts'
import { ImportReport } from './import-report.tsx'

test('the new stock of a variant is listed under the number of the variant', () => {
  const line: ImportedLine = {
    line: 3,
    number: '10000-green-m',
    entry: undefined,
    variant: 'green-m',
    product: { _id: 'product-10000', _rev: 'r', slug: { _type: 'slug', current: '10000' } },
    changes: [],
    pictures: [],
    stock: { before: 3, after: 7 },
  }
  const plan = { lines: [line], unchanged: 0, skipped: [], unknownColumns: [] }
  const html = renderToStaticMarkup(
    <ThemeProvider theme={buildTheme()}>
      <ImportReport plan={plan} active={[line]} withStock />
    </ThemeProvider>,
  )
  expect(html).toContain('(10000-green-m)')
})
