import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChangeForm, INITIAL_FIELDS } from './change-form.tsx'

test('an amount has a labeled currency of its own, which a percentage does not need', () => {
  const render = (by: 'percent' | 'amount') =>
    renderToStaticMarkup(
      <ThemeProvider theme={buildTheme()}>
        <ChangeForm
          fields={{ ...INITIAL_FIELDS, by }}
          error={null}
          categories={[]}
          currencies={['EUR', 'USD']}
          onChange={() => undefined}
        />
      </ThemeProvider>,
    )
  const labels = (html: string) =>
    [...html.matchAll(/<label[^>]*>(?:<[^>]+>)*([^<]+)/g)].map(([, label]) => label)
  expect(labels(render('amount'))).toEqual(['Products', 'Change by', 'Amount', 'Currency', 'Rounding'])
  expect(labels(render('percent'))).toEqual(['Products', 'Change by', 'Percentage', 'Rounding'])
})
