import { insufficientPermissions } from '../documents/errors.ts'
import type { DocumentChange, Principal, Role } from '../types.ts'
import { filterOf, matcherOf, type Permission, type Right } from './document-sets.ts'

/** What a caller may do with the documents that match a filter, in the format of Sanity's API. */
interface Grant {
  filter: string
  permissions: readonly string[]
}

const EVERYTHING = '_id in path("**")'

const PERMISSIONS: Record<Role, string[]> = {
  administrator: ['read', 'create', 'history', 'update', 'manage', 'editHistory'],
  editor: ['read', 'create', 'history', 'update'],
  viewer: ['read', 'history'],
}

/** Returns the rights of a custom role; undefined when the base role alone decides. */
const customRightsOf = ({ rights, role }: Principal): readonly Right[] | undefined =>
  role === 'editor' ? rights : undefined

/** Returns what a caller may do in a dataset. */
export function listGrants(principal: Principal): Grant[] {
  const { role } = principal
  if (role === null) return [{ filter: '_id in path("*")', permissions: ['read'] }]
  const rights = customRightsOf(principal)
  if (!rights) return [{ filter: EVERYTHING, permissions: PERMISSIONS[role] }]
  return rights.map(({ documents, permissions }) => ({ filter: filterOf(documents), permissions }))
}

/** Returns whether the document with an id and a type may be read. */
export type ReadRule = (id: string, type: string) => boolean

/** Returns the read rule of a caller's custom role; undefined for a caller without one. */
export function getReadRule(principal: Principal): ReadRule | undefined {
  const rights = customRightsOf(principal)
  return rights && ruleOf(rights, 'read')
}

/** Returns whether rights give a permission on the document with an id and a type. */
function ruleOf(rights: readonly Right[], permission: Permission): ReadRule {
  const matchers = rights
    .filter(({ permissions }) => permissions.includes(permission))
    .map(({ documents }) => matcherOf(documents))
  return (id, type) => matchers.some((matches) => matches(id, type))
}

/** Throws a 403 unless the caller's rights cover the documents before and after the changes. */
export function requireGrants(principal: Principal, changes: readonly DocumentChange[]): void {
  const rights = customRightsOf(principal)
  if (!rights) return
  const rules = { create: ruleOf(rights, 'create'), update: ruleOf(rights, 'update') }
  for (const { documentId, before, after } of changes) {
    const permission = before ? 'update' : 'create'
    const versions = [before, after].filter((version) => version !== null)
    if (versions.every(({ _type }) => rules[permission](documentId, _type))) continue
    throw insufficientPermissions(permission, documentId)
  }
}
