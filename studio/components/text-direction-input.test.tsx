import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import type { InputProps } from 'sanity'
import { expect, test, vi } from 'vitest'
import { TextDirectionInput } from './text-direction-input.tsx'

const { language } = vi.hoisted(() => ({ language: { current: undefined as string | undefined } }))
vi.mock('sanity', () => ({
  isStringInputProps: ({ schemaType }: InputProps) => schemaType.jsonType === 'string',
  isArrayOfBlocksInputProps: ({ schemaType }: InputProps) => schemaType.jsonType === 'array',
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

test('a formatted text has its direction wherever Studio shows it, and stays known to the form', () => {
  language.current = 'ar'
  const expanded = { dir: '' } as HTMLElement
  const ref = { current: null as HTMLElement | null }
  const formatted = {
    ...properties,
    schemaType: { jsonType: 'array' },
    elementProps: { ref },
    renderDefault: ({ elementProps }: { elementProps: { ref: typeof ref } }) => {
      elementProps.ref.current = expanded
      return null
    },
  } as unknown as InputProps
  renderToStaticMarkup(<TextDirectionInput {...formatted} />)
  expect(expanded.dir).toBe('rtl')
  expect(ref.current).toBe(expanded)
})

test('the installed Studio places markers of lists and the bar of quotes as the styles for Arabic expect', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('sanity'))
  const source = globSync(`${folder}/*.js`).map((file) => readFileSync(file, 'utf8'))
  for (const style of [
    '[data-list-prefix]{position:absolute;margin-left:-4.5rem;width:3.75rem;text-align:right;',
    'position:absolute;left:0;top:-4px;bottom:-4px;width:3px;background:var(--card-border-color);',
  ])
    expect(
      source.some((text) => text.includes(style)),
      style,
    ).toBe(true)
})
