import { renderToStaticMarkup } from 'react-dom/server'
import type { InputProps } from 'sanity'
import { expect, test, vi } from 'vitest'
import { TextDirectionInput } from './text-direction-input.tsx'

const { language } = vi.hoisted(() => ({ language: { current: undefined as string | undefined } }))
vi.mock('sanity', () => ({
  isStringInputProps: () => true,
  isArrayOfBlocksInputProps: () => false,
  useFormValue: () => language.current,
}))

const properties = {
  path: ['message'],
  schemaType: { jsonType: 'string' },
  elementProps: {},
  renderDefault: ({ elementProps }: { elementProps: object }) => <input {...elementProps} />,
} as unknown as InputProps

test.each([
  ['ar', 'rtl'],
  ['en', 'ltr'],
  [undefined, 'auto'],
])('a text in the language %s has the direction %s', (id, direction) => {
  language.current = id
  expect(renderToStaticMarkup(<TextDirectionInput {...properties} />)).toContain(`dir="${direction}"`)
})
