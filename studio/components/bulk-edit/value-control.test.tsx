import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useLiveQuery } from '../use-live-query.ts'
import { ValueControl } from './value-control.tsx'
import { UNCHOSEN } from './value-form.ts'

vi.mock('../use-live-query.ts')

/** Shows the input of a reference when so many documents can be chosen. */
function showChoices(count: number): string {
  const data = Array.from({ length: count }, (_, index) => ({ _id: `tag-${index}`, name: `Tag ${index}` }))
  vi.mocked(useLiveQuery).mockReturnValue({ data, hasFailed: false })
  return renderToStaticMarkup(
    <ThemeProvider theme={buildTheme()}>
      <ValueControl
        attributes={{ id: 'value', 'aria-describedby': undefined }}
        field={{ name: 'tags', title: 'Tags', kind: 'references', options: [], targets: ['tag'] }}
        fields={{ change: 'tags', value: UNCHOSEN, mode: 'add' }}
        error={null}
        onChange={vi.fn()}
      />
    </ThemeProvider>,
  )
}

test('choices that do not show all documents say so', () => {
  expect(showChoices(2)).not.toContain('Not all fit')
  expect(showChoices(1_000)).toContain('Not all fit in this list.')
})
