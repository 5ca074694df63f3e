import type { SchemaTypeDefinition, ValidationContext } from 'sanity'
import { describe, expect, test } from 'vitest'
import { isEmptyValue, validateWhenShown } from './when-shown.ts'

type Rules = (rule: string, context?: Partial<ValidationContext>) => unknown

const type = validateWhenShown({
  name: 'offer',
  type: 'object',
  fields: [
    { name: 'label', type: 'text', validation: () => 'required' },
    { name: 'look', type: 'string', initialValue: 'plain' },
    { name: 'page', type: 'reference', to: [{ type: 'page' }] },
    { name: 'link', type: 'link' },
  ],
} as unknown as SchemaTypeDefinition) as unknown as { fields: { name: string; validation?: Rules }[] }

const rulesOf = (name: string, context?: Partial<ValidationContext>) =>
  type.fields.find((field) => field.name === name)?.validation?.('own rules of the type', context)

describe('a field', () => {
  test('is validated while it is shown, and when Studio only collects its rules', () => {
    expect(rulesOf('label', { path: ['label'], parent: {} })).toBe('required')
    expect(rulesOf('label')).toBe('required')
  })

  test('is not validated while it or one of its parents is hidden', () => {
    expect(rulesOf('label', { hidden: true })).toEqual([])
    expect(rulesOf('page', { hidden: true })).toEqual([])
  })

  test('without its own rules has those of its type', () => {
    expect(rulesOf('page', { path: ['page'] })).toBe('own rules of the type')
    expect(type.fields.find(({ name }) => name === 'link')).not.toHaveProperty('validation')
  })
})

describe('an object in a field', () => {
  const label = (path: ValidationContext['path'], parent: unknown) => rulesOf('label', { path, parent })

  test('with initial values only counts as absent', () => {
    expect(label(['offer', 'label'], undefined)).toEqual([])
    expect(label(['offer', 'label'], { _type: 'offer', look: 'plain' })).toEqual([])
    expect(label(['offer', 'label'], { look: 'bold' })).toBe('required')
  })

  test('is validated as an item of a list, because editors added it', () => {
    expect(label(['offers', { _key: 'a' }, 'label'], { _key: 'a', look: 'plain' })).toBe('required')
  })
})

test.each([
  [undefined, true],
  ['', true],
  [false, true],
  [0, false],
  [true, false],
  ['Text', false],
  [[{ _key: 'en', _type: 'internationalizedArrayStringValue', language: 'en' }], true],
  [[{ _key: 'en', language: 'en', value: 'Title' }], false],
  [{ _type: 'reference', _ref: 'page-home' }, false],
  [{ _type: 'link', newTab: false }, true],
])('%j is empty: %j', (value, expected) => {
  expect(isEmptyValue(value)).toBe(expected)
})
