import { expect, test } from 'vitest'
import { ApiError } from '../errors.ts'
import { changesPixels, parseImageParameters } from './image-parameters.ts'

const parse = (query: string) => parseImageParameters(new URLSearchParams(query))

test.each([
  'w=0',
  'w=abc',
  'w=',
  'h=99999',
  'fit=stretch',
  'crop=middle',
  'crop=focalpoint,top',
  'rect=1,2,3',
  'rect=0,0,0,10',
  'rect=-1,0,10,10',
  'fp-x=1.5',
  'q=101',
  'dpr=9',
  'bg=red',
  'or=45',
  'flip=x',
  'fm=exe',
  'auto=everything',
  'sat=-101',
])('%s is refused by name', (query) => {
  const name = query.split('=')[0] ?? ''
  expect(() => parse(query)).toThrow(ApiError)
  expect(() => parse(query)).toThrow(`"${name}"`)
})

test('colors are parsed with alpha first, as hosted', () => {
  expect(parse('bg=fff').background).toBe('ffffffff')
  expect(parse('bg=80ff0000').background).toBe('ff000080')
})

test('format and quality do not change the pixels', () => {
  expect(changesPixels(parse('auto=format&q=60&fm=webp&fit=crop'))).toBe(false)
  expect(changesPixels(parse('w=10'))).toBe(true)
  expect(changesPixels(parse('flip=h'))).toBe(true)
})
