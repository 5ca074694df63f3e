import { describe, expect, test } from 'vitest'
import type { DocumentChange, LakeDocument, Principal } from '../types.ts'
import { grantsOf, requireGrants } from './grants.ts'

const marketer: Principal = { userId: 'marketer', role: 'editor' }
const merchandiser: Principal = { userId: 'merchandiser', role: 'editor' }

const of = (type: string): LakeDocument => ({
  _id: 'one',
  _type: type,
  _rev: 'r',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
})
const change = (before: LakeDocument | null, after: LakeDocument | null): DocumentChange => ({
  documentId: 'one',
  before,
  after,
  mutations: [],
  effects: { apply: [], revert: [] },
})
const writes = (principal: Principal, type: string) => () =>
  requireGrants(principal, [change(null, of(type)), change(of(type), of(type)), change(of(type), null)])

describe('each role writes what its job needs', () => {
  test.each(['product', 'category', 'inventory', 'shopSettings', 'exchangeRates', 'order'])(
    '%s is the merchandiser’s',
    (type) => {
      expect(writes(merchandiser, type)).not.toThrow()
      expect(writes(marketer, type)).toThrow(/Insufficient permissions/)
    },
  )

  test.each(['page', 'service', 'menu', 'translation', 'siteSettings', 'post', 'inquiry'])(
    '%s is the marketer’s',
    (type) => {
      expect(writes(marketer, type)).not.toThrow()
      expect(writes(merchandiser, type)).toThrow(/Insufficient permissions/)
    },
  )

  test.each(['sanity.imageAsset', 'sanity.fileAsset', 'sanity.previewUrlSecret', 'meridian.previewLink'])(
    '%s is everybody’s',
    (type) => {
      expect(writes(marketer, type)).not.toThrow()
      expect(writes(merchandiser, type)).not.toThrow()
    },
  )

  test('nobody makes a document another’s by changing its type', () => {
    expect(() => requireGrants(merchandiser, [change(of('page'), of('product'))])).toThrow(/update/)
    expect(() => requireGrants(merchandiser, [change(of('product'), of('page'))])).toThrow(/update/)
  })
})

test('administrators, and robots of a role, write everything', () => {
  for (const role of ['administrator', 'editor'] as const) {
    expect(writes({ userId: 'robot', role }, 'product')).not.toThrow()
    expect(grantsOf({ userId: 'robot', role })).toHaveLength(1)
  }
})

test('who writes a part reads all of it', () => {
  expect(grantsOf(merchandiser)).toEqual([
    { filter: '_id in path("**")', permissions: ['read', 'history'] },
    {
      filter: expect.stringContaining('"product"') as string,
      permissions: ['read', 'create', 'history', 'update'],
    },
  ])
})
