import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LabeledField } from './labeled-fields.tsx'

test('screen readers hear the help and the error of an input', () => {
  const html = renderToStaticMarkup(
    <ThemeProvider theme={buildTheme()}>
      <LabeledField label="Available" help="How many you can sell." error="Enter a whole number.">
        {(attributes) => <input {...attributes} />}
      </LabeledField>
    </ThemeProvider>,
  )
  const [, described = ''] = /<input[^>]* aria-describedby="([^"]+)"/.exec(html) ?? []
  const texts = described.split(' ').map((id) => html.split(`id="${id}"`)[1]?.replace(/<[^>]+>/g, ' '))
  expect(texts).toEqual([
    expect.stringContaining('How many you can sell.'),
    expect.stringContaining('Enter a whole number.'),
  ])
})
