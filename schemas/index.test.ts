import { describe, expect, test } from 'vitest'
import { fetchShopCurrency } from './fields/currency.ts'
import { schemaTypes } from './index.ts'
import { BLOCK_TYPES } from './shared/block-types.ts'
import { ICONS } from './shared/icons.ts'
import { SINGLETONS } from './shared/singletons.ts'

/** A type or a field, as far as this test looks. */
interface Described {
  name?: string
  type?: string
  title?: string
  description?: unknown
  icon?: unknown
  preview?: unknown
  orderings?: { by: { field: string }[] }[]
  options?: { list?: unknown }
  initialValue?: unknown
  fields?: Described[]
  of?: Described[]
}

const types = schemaTypes as unknown as Described[]
const named = (name: string) => types.find((type) => type.name === name)

/** Every field below a type, with the way to it. */
function fieldsOf(type: Described, way: string): [string, Described][] {
  const own = (type.fields ?? []).flatMap((field): [string, Described][] => [
    [`${way}.${field.name}`, field],
    ...fieldsOf(field, `${way}.${field.name}`),
  ])
  return [...own, ...(type.of ?? []).flatMap((member) => fieldsOf(member, `${way}[]`))]
}

describe('the content model explains itself', () => {
  test.each(types.map((type) => [type.name ?? '', type] as const))('%s', (name, type) => {
    expect(type.title, 'title').toEqual(expect.any(String))
    expect(type.description, 'description').toEqual(expect.any(String))
    expect(type.icon, 'icon').toBeTruthy()
    if (!['array', 'number', 'string'].includes(type.type ?? '')) expect(type.preview, 'preview').toBeTruthy()
    const silent = fieldsOf(type, name).filter(([, field]) => !field.title || !field.description)
    expect(silent.map(([way]) => way)).toEqual([])
  })

  test('the menu of a list offers no ordering twice: Studio adds the last edited and created ones', () => {
    const fields = types.flatMap(({ orderings = [] }) => orderings.map(({ by: [first] }) => first?.field))
    expect(fields.length).toBeGreaterThan(20)
    expect(fields.filter((field) => field === '_updatedAt' || field === '_createdAt')).toEqual([])
  })
})

test('every field of a currency offers all of them', () => {
  const fields = types.flatMap(({ fields: own = [] }) => own.filter(({ name }) => name === 'currency'))
  const own = fields.filter(({ type, options }) => type === 'string' && options?.list)
  expect(fields.length).toBeGreaterThan(1)
  expect(own).toEqual([])
})

test('amounts start in the currency of the shop, not in one of our choice', () => {
  const fields = types
    .filter(({ name }) => name !== 'shopSettings')
    .flatMap((type) => fieldsOf(type, type.name ?? ''))
  const initial = fields.filter(([, { type }]) => type === 'currency')
  expect(
    initial.filter(([, { initialValue }]) => typeof initialValue === 'string').map(([way]) => way),
  ).toEqual([])
  expect(named('product')?.fields?.find(({ name }) => name === 'currency')?.initialValue).toBe(
    fetchShopCurrency,
  )
})

test.each([
  ['that of the shop', () => Promise.resolve('JPY'), 'JPY'],
  ['that of new shop settings without any', () => Promise.resolve(null), 'USD'],
  ['that of new shop settings during an outage', () => Promise.reject(new Error('away')), 'USD'],
])('a new amount has a currency: %s', async (_, fetch, expected) => {
  const client = { withConfig: () => ({ fetch }) }
  const context = { getClient: () => client } as unknown as Parameters<typeof fetchShopCurrency>[1]
  expect(await fetchShopCurrency({}, context)).toBe(expected)
})

test('names are given once', () => {
  const names = types.map((type) => type.name)
  expect(names).toEqual([...new Set(names)])
})

test('what the plain lists name exists as a type', () => {
  for (const name of [...BLOCK_TYPES, ...SINGLETONS.map(({ type }) => type)])
    expect(named(name)).toBeDefined()
  const blocks = types.filter((type) => type.name?.endsWith('Block')).map((type) => type.name)
  expect(new Set(blocks)).toEqual(new Set(BLOCK_TYPES))
})

test('every block can be hidden and linked to', () => {
  for (const name of BLOCK_TYPES) {
    const fields = named(name)?.fields?.map((field) => field.name)
    expect(fields).toEqual(expect.arrayContaining(['hidden', 'anchor']))
  }
})

test('menus are three levels deep', () => {
  const childrenOf = (name: string) =>
    named(name)?.fields?.find((field) => field.name === 'children')?.of?.[0]?.type
  expect(childrenOf('menuItem')).toBe('menuSubItem')
  expect(childrenOf('menuSubItem')).toBe('menuLeafItem')
  expect(childrenOf('menuLeafItem')).toBeUndefined()
})

test('a drawn icon has one name', () => {
  const keys = ICONS.map(({ value }) => value)
  expect(keys).toEqual([...new Set(keys)])
})
