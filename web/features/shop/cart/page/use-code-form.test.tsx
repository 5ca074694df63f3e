import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { ReviewedCode } from '../model/codes.ts'
import { type CodeForm, useCodeForm } from './use-code-form.ts'

test.each([
  ['goes on without a code', '', false],
  ['goes on with spaces in the field', '  ', false],
  ['waits for a code that is typed but not applied', 'spring', true],
])('a shopper %s', (_, value, isApplied) => {
  const add = vi.fn(() => new Promise<ReviewedCode>(() => undefined))
  let form: CodeForm | undefined
  const Probe = () => {
    form = useCodeForm(add)
    return null
  }
  renderToStaticMarkup(<Probe />)
  if (form) form.input.current = { value } as HTMLInputElement
  const event = { preventDefault: vi.fn(), stopPropagation: vi.fn() }
  form?.applyFirst(event)
  expect(event.preventDefault).toHaveBeenCalledTimes(isApplied ? 1 : 0)
  expect(event.stopPropagation).toHaveBeenCalledTimes(isApplied ? 1 : 0)
  expect(add.mock.calls).toEqual(isApplied ? [[value]] : [])
})
