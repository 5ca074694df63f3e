import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { MerchandiserHome } from './merchandiser-home.tsx'
import { SHOP_LISTS } from './work-lists.ts'

vi.mock('sanity/router', () => ({ Link: 'a', IntentLink: 'a' }))
vi.mock('../components/use-live-query.ts', () => ({
  useLiveQuery: () => ({ data: undefined, hasFailed: false }),
}))

test('every list and the sales show that they are loading', () => {
  const html = renderToStaticMarkup(
    <ThemeProvider theme={buildTheme()}>
      <MerchandiserHome />
    </ThemeProvider>,
  )
  expect(html.match(/aria-label="Loading"/g)).toHaveLength(Object.keys(SHOP_LISTS).length + 1)
})
