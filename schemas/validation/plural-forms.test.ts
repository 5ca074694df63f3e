import { expect, test } from 'vitest'
import type { LocaleId } from '../shared/locales.ts'
import { readMessage } from './message-syntax.ts'
import { pluralAdvice } from './plural-forms.ts'

function advice(message: string, locale: LocaleId): string[] {
  const read = readMessage(message)
  return 'elements' in read ? pluralAdvice(read.elements, locale) : ['unreadable']
}

test('Arabic tells six forms apart, English two, Chinese one', () => {
  const english = '{count, plural, one {# item} other {# items}}'
  expect(advice(english, 'en')).toEqual([])
  expect(advice(english, 'zh')).toEqual([])
  expect(advice(english, 'ar')).toEqual([
    'Add “zero”, “two”, “few”, “many” to {count, plural, …}: Arabic tells these apart.',
  ])
})

test('a number of its own stands for the form that only this number has', () => {
  expect(advice('{count, plural, =0 {None} =1 {One} other {#}}', 'en')).toEqual([])
  expect(advice('{n, plural, =0 {a} =1 {b} =2 {c} few {d} many {e} other {f}}', 'ar')).toEqual([])
})

test('forms are looked for inside of forms and marks too', () => {
  const nested = '<b>{kind, select, a {{n, plural, other {x}}} other {y}}</b>'
  expect(advice(nested, 'en')).toEqual([expect.stringContaining('“one” to {n, plural, …}')])
})

test('a form that no language has is named', () => {
  expect(advice('{n, plural, one {a} mnay {b} other {c}}', 'en')).toEqual([
    expect.stringContaining('“mnay” is no form of a number'),
  ])
})
