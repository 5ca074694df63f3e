import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LinesTable } from './lines-table.tsx'

test('without products, the list says so instead of showing an empty table', () => {
  const html = renderToStaticMarkup(
    <ThemeProvider theme={buildTheme()}>
      <LinesTable lines={[]} excluded={new Set()} hasChange={false} onToggle={() => undefined} />
    </ThemeProvider>,
  )
  expect(html).toContain('No products here yet.')
  expect(html).not.toContain('<table')
})
