import { expect, test } from 'vitest'
import { comparisonTableSchema } from './query.ts'

const plan = (id: string) => ({ id, name: id.toUpperCase(), highlighted: null })
const words = (text: string) => ({ kind: 'text', text })
const table = (plans: unknown[], values: unknown[]) =>
  comparisonTableSchema.parse({
    type: 'comparisonTableBlock',
    key: 'comparison',
    plans,
    groups: [{ key: 'group', title: null, rows: [{ key: 'row', label: 'Response', values }] }],
  })
const cells = (plans: unknown[], values: unknown[]) => table(plans, values).groups[0]?.rows[0]?.values

test('an unpublished plan is removed together with its cells', () => {
  const values = [words('one'), words('two'), words('three')]
  expect(table([plan('a'), null, plan('c')], values).plans.map(({ id }) => id)).toEqual(['a', 'c'])
  expect(cells([plan('a'), null, plan('c')], values)).toEqual([words('one'), words('three')])
})

test('every plan has a cell in every row: missing ones are dashes, surplus ones are removed', () => {
  const dash = { kind: 'no' }
  expect(cells([plan('a'), plan('b'), plan('c')], [null, { kind: 'text', text: null }])).toEqual([
    dash,
    dash,
    dash,
  ])
  expect(cells([plan('a')], [{ kind: 'yes', text: null }, words('two')])).toEqual([{ kind: 'yes' }])
})

test('a group without valid rows is removed', () => {
  const block = {
    type: 'comparisonTableBlock',
    key: 'c',
    plans: [plan('a')],
    groups: [{ key: 'g', rows: [{ key: 'r' }] }],
  }
  expect(comparisonTableSchema.parse(block).groups).toEqual([])
})
