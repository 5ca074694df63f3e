import { createSchema } from 'sanity'
import { describe, expect, test } from 'vitest'
import { schemaTypes } from '#schemas/index.ts'
import { editableFields } from './editable-fields.ts'

/** The localized types come from a plugin; here they only have to exist. */
const localized = ['String', 'Text', 'RichText'].map((kind) => ({
  name: `internationalizedArray${kind}`,
  type: 'array',
  of: [{ type: 'string' }],
}))
const schema = createSchema({ name: 'test', types: [...schemaTypes, ...localized] })
const fieldsOf = (type: string) => editableFields(schema.get(type))

describe('the fields that can be set in many documents', () => {
  test('of products are choices, without those that give other fields another meaning', () => {
    const names = fieldsOf('product').map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['category', 'tag', 'colors', 'sizes', 'taxClass']))
    expect(fieldsOf('product').find(({ name }) => name === 'boughtTogether')).toMatchObject({ isWeak: true })
    for (const name of ['currency', 'kind', 'rating', 'neverRunsOut', 'price', 'title'])
      expect(names).not.toContain(name)
  })

  test('of articles include category, author and tags, with where they lead', () => {
    const byName = new Map(fieldsOf('post').map((field) => [field.name, field]))
    expect(byName.get('author')).toMatchObject({ kind: 'reference', targets: ['author'] })
    expect(byName.get('tags')).toMatchObject({ kind: 'references', targets: ['tag'], isWeak: false })
    expect(byName.get('featured')).toMatchObject({ kind: 'boolean' })
    expect(byName.get('layout')?.options.map(({ value }) => value)).toContain('wide')
  })
})
