import { getReadRule, requireGrants } from '../access/grants.ts'
import type { DocumentChange, LakeDocument, Principal } from '../types.ts'

/** Returns a document of a type. */
export const documentOf = (_type: string, _id: string): LakeDocument => ({
  _id,
  _type,
  _rev: 'r',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
})
/** Returns the change from one document to another; null is none. */
export const changeOf = (before: LakeDocument | null, after: LakeDocument | null): DocumentChange => ({
  documentId: (after ?? before)?._id ?? '',
  before,
  after,
  mutations: [],
  effects: { apply: [], revert: [] },
})

/** Returns the caller's rights on a document: `c`reate, `r`ead, `u`pdate, `d`elete. */
export function rightsOn(principal: Principal, type: string, id: string): string {
  const document = documentOf(type, id)
  const may = (before: LakeDocument | null, after: LakeDocument | null) => {
    try {
      requireGrants(principal, [changeOf(before, after)])
      return true
    } catch {
      return false
    }
  }
  return [
    may(null, document) ? 'c' : '',
    (getReadRule(principal)?.(id, type) ?? true) ? 'r' : '',
    may(document, document) ? 'u' : '',
    may(document, null) ? 'd' : '',
  ].join('')
}
