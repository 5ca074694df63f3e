import { describe, expect, test } from 'vitest'
import type { EditableField } from './editable-fields.ts'
import { parseAction } from './value-form.ts'

const field = (part: Partial<EditableField>): EditableField => ({
  name: 'field',
  title: 'Field',
  kind: 'choice',
  options: [],
  targets: [],
  ...part,
})

describe('the form of a change', () => {
  test('gives typed values, and clears only when asked to', () => {
    const columns = field({ options: [{ value: 3, title: 'Three' }] })
    expect(parseAction({ change: 'field', value: '3', mode: 'add' }, columns)).toEqual({
      kind: 'edit',
      edit: { kind: 'set', field: 'field', value: 3 },
    })
    expect(parseAction({ change: 'field', value: 'no-value', mode: 'add' }, columns)).toEqual({
      kind: 'edit',
      edit: { kind: 'set', field: 'field', value: undefined },
    })
    expect(parseAction({ change: 'field', value: '', mode: 'add' }, columns)).toEqual({ error: null })
  })

  test('adds products that go together by weak references, so that each can be deleted', () => {
    const together = field({ kind: 'references', targets: ['product'], isWeak: true })
    expect(parseAction({ change: 'field', value: 'lamp', mode: 'add' }, together)).toMatchObject({
      edit: { kind: 'add', member: { _type: 'reference', _ref: 'lamp', _weak: true } },
    })
  })

  test('reads a percentage and a stock count, and says what is wrong with them', () => {
    expect(parseAction({ change: 'price', value: '-7.5', mode: 'add' })).toMatchObject({
      edit: { change: { hundredths: -750 } },
    })
    expect(parseAction({ change: 'stock', value: '20', mode: 'add' })).toEqual({
      kind: 'stock',
      available: 20,
    })
    expect(parseAction({ change: 'stock', value: '-1', mode: 'add' })).toEqual({
      error: 'Enter a whole number, 0 or more.',
    })
    expect(parseAction({ change: 'price', value: 'x', mode: 'add' })).toHaveProperty('error')
  })
})
