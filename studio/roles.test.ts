import { describe, expect, test } from 'vitest'
import { SITE_MADE_TYPES } from '#schemas/fields/site-written.ts'
import { schemaTypes } from '#schemas/index.ts'
import { canCreate, canRead, CONTENT_TYPES, isAreaShown, jobsOf, SHOP_TYPES } from './roles.ts'

const user = (...names: string[]) => ({ roles: names.map((name) => ({ name, title: name })) })

describe('roles', () => {
  test('open on the home of their job', () => {
    expect(jobsOf(user('marketer'))).toEqual(['marketer'])
    expect(jobsOf(user('merchandiser'))).toEqual(['merchandiser'])
    expect(jobsOf(user('administrator'))).toEqual(['administrator', 'marketer', 'merchandiser'])
    expect(jobsOf(user('editor'))).toEqual(['marketer', 'merchandiser'])
    expect(jobsOf(user('marketer', 'merchandiser'))).toEqual(['marketer', 'merchandiser'])
  })

  test('are offered new documents of their own types only', () => {
    expect([canCreate(user('marketer'), 'page'), canCreate(user('marketer'), 'product')]).toEqual([
      true,
      false,
    ])
    expect([canCreate(user('merchandiser'), 'page'), canCreate(user('merchandiser'), 'product')]).toEqual([
      false,
      true,
    ])
  })

  test('cannot read the private documents of other roles', () => {
    const types = ['order', 'giftCard', 'inquiry', 'project', 'page', 'product']
    const readBy = (name: string) => types.filter((type) => canRead(user(name), type))
    expect(readBy('marketer')).toEqual(['inquiry', 'project', 'page', 'product'])
    expect(readBy('merchandiser')).toEqual(['order', 'giftCard', 'page', 'product'])
    expect(readBy('viewer')).toEqual(types)
  })

  test('run queries only as administrators or developers', () => {
    const names = ['administrator', 'developer', 'editor', 'contributor', 'marketer', 'merchandiser']
    expect(names.filter((name) => isAreaShown(user(name), 'queries'))).toEqual(['administrator', 'developer'])
  })

  test('divide all types of documents', () => {
    const documents = schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name)
    expect([...CONTENT_TYPES, ...SHOP_TYPES, ...SITE_MADE_TYPES, 'project'].sort()).toEqual(documents.sort())
  })
})
