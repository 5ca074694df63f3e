import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { STOCK_ERRORS } from './stock.ts'
import { StockView } from './stock-view.tsx'

vi.mock('sanity/router', () => ({ IntentLink: 'a' }))
vi.mock('sanity', () => ({
  useClient: () => ({}),
  useDocumentOperation: () => ({ patch: {} }),
  useDocumentPairPermissions: () => [{ granted: false }, false],
  useEditState: () => ({ published: { available: 30 }, ready: true }),
}))
vi.mock('../use-live-query.ts', () => ({ useLiveQuery: () => ({ data: 0, hasFailed: false }) }))

test('a user who cannot change stock reads so once, not for every variant', () => {
  const variants = ['s', 'm', 'l'].map((code) => ({ _key: code, code, choices: [code] }))
  const properties = {
    documentId: 'product-1',
    schemaType: { name: 'product' },
    document: { displayed: { variants }, draft: null },
  } as unknown as ComponentProps<typeof StockView>
  const html = renderToStaticMarkup(
    <ThemeProvider theme={buildTheme()}>
      <StockView {...properties} />
    </ThemeProvider>,
  )
  expect(html.match(/30 available/g)).toHaveLength(variants.length)
  expect(html.split(STOCK_ERRORS.forbidden)).toHaveLength(2)
})
