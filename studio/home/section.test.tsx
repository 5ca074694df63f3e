import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { MissingPages } from './marketer-home.tsx'
import { DocumentSection } from './section.tsx'
import { draftsQuery, MAX_DRAFTS, TO_DO_LISTS } from './work-lists.ts'

vi.mock('sanity/router', () => ({
  Link: 'a',
  IntentLink: ({ intent, params: [{ type }, { path }], children }: IntentProperties) => (
    <a href={`${intent}/${type}${path}`}>{children}</a>
  ),
}))

interface IntentProperties {
  intent: string
  params: [{ type: string }, { path: string }]
  children: ReactNode
}

test('a list that may leave out documents says so', () => {
  expect(draftsQuery).toContain(`[0...${MAX_DRAFTS}]`)
  const html = renderToStaticMarkup(
    <ThemeProvider theme={buildTheme()}>
      <DocumentSection
        {...TO_DO_LISTS.myDrafts}
        work={{ count: 0, items: [] }}
        hasFailed={false}
        limit="Only the newest drafts are searched."
      />
    </ThemeProvider>,
  )
  expect(html).toContain('Only the newest drafts are searched.')
})

test('the home names the pages that the site needs, and nothing once they are there', () => {
  const render = (pages: Parameters<typeof MissingPages>[0]['pages']) =>
    renderToStaticMarkup(
      <ThemeProvider theme={buildTheme()}>
        <MissingPages pages={pages} />
      </ThemeProvider>,
    )
  expect(render([])).not.toContain('<section')
  const html = render([{ path: '/cart', content: 'the cart' }])
  expect(html).toContain('<strong>/cart</strong>: the cart')
  expect(html).toContain('href="create/page/cart"')
})
