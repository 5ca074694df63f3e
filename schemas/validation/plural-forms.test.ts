import { expect, test } from 'vitest'
import type { LocaleId } from '../shared/locales.ts'
import { parseMessage } from './message-syntax.ts'
import { findPluralIssues } from './plural-forms.ts'

function advice(message: string, locale: LocaleId): string[] {
  const read = parseMessage(message)
  return 'elements' in read ? findPluralIssues(read.elements, locale) : ['unreadable']
}

test('Arabic needs six forms, English two and Chinese one', () => {
  const english = '{count, plural, one {# item} other {# items}}'
  expect(advice(english, 'en')).toEqual([])
  expect(advice(english, 'zh')).toEqual([])
  expect(advice(english, 'ar')).toEqual([
    'Add “zero”, “two”, “few”, “many” to {count, plural, …}: Arabic needs these forms.',
  ])
})

test('an exact number replaces its form', () => {
  expect(advice('{count, plural, =0 {None} =1 {One} other {#}}', 'en')).toEqual([])
  expect(advice('{n, plural, =0 {a} =1 {b} =2 {c} few {d} many {e} other {f}}', 'ar')).toEqual([])
})

test('nested forms and tags are checked', () => {
  const nested = '<b>{kind, select, a {{n, plural, other {x}}} other {y}}</b>'
  expect(advice(nested, 'en')).toEqual([expect.stringContaining('“one” to {n, plural, …}')])
})

test('an unknown form is reported', () => {
  expect(advice('{n, plural, one {a} mnay {b} other {c}}', 'en')).toEqual([
    expect.stringContaining('“mnay” isn’t a plural form'),
  ])
})
