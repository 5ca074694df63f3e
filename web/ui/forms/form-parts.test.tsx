import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FormNotice } from './form-parts.tsx'
import { UNTOUCHED } from './form-state.ts'

const failed = { ...UNTOUCHED, status: 'failed', message: 'No connection' } as const

test('a form that is sent again after an error says so, and not as an error', () => {
  const shown = renderToStaticMarkup(<FormNotice state={failed} sending={null} />)
  expect(shown).toContain('No connection')
  expect(shown).toContain('form-notice--error')
  const sending = renderToStaticMarkup(<FormNotice state={failed} sending="Sending…" />)
  expect(sending).toContain('Sending…')
  expect(sending).not.toContain('form-notice--error')
})
