/** The people of a fresh lake, who sign in to Studio by name. Robots come and go with their tokens. */

import type { DatabaseSync } from 'node:sqlite'

import { addUser, type User } from '../storage/tokens.ts'
import { rows } from '../storage/statements.ts'

interface Person extends Omit<User, 'createdAt' | 'kind'> {
  jobTitle: string
  /** One line on the sign-in page: what this person comes to do. */
  purpose: string
  /** A filter of the documents this editor writes; all of them where there is none. */
  writes?: string
}

/** What a shop is kept in. */
const SHOP_TYPES = JSON.stringify([
  'product',
  'category',
  'inventory',
  'shopSettings',
  'exchangeRates',
  'order',
  'privateFilePart',
  'catalogueChange',
])

/** What Studio itself writes while somebody works in it. */
const STUDIO_TYPES = JSON.stringify([
  'sanity.imageAsset',
  'sanity.fileAsset',
  'sanity.previewUrlSecret',
  'system.release',
  'meridian.previewLink',
])

export const PEOPLE: readonly Person[] = [
  {
    id: 'marketer',
    name: 'Mei Lin',
    email: 'mei.lin@example.com',
    role: 'editor',
    jobTitle: 'Marketer',
    purpose: 'Services, pages, menus and translations',
    writes: `!(_type in ${SHOP_TYPES})`,
  },
  {
    id: 'merchandiser',
    name: 'Omar Haddad',
    email: 'omar.haddad@example.com',
    role: 'editor',
    jobTitle: 'Merchandiser',
    purpose: 'Products, prices, stock, discounts and orders',
    writes: `_type in ${SHOP_TYPES} || _type in ${STUDIO_TYPES}`,
  },
  {
    id: 'administrator',
    name: 'Grace Bennett',
    email: 'grace.bennett@example.com',
    role: 'administrator',
    jobTitle: 'Administrator',
    purpose: 'Everything, datasets and tokens included',
  },
]

/** Adds the people that a lake does not have yet; called when it opens. */
export function addPeople(database: DatabaseSync): void {
  for (const { id, name, email, role } of PEOPLE) addUser(database, { id, name, email, role, kind: 'person' })
}

/** People and robots alike, in the order they were added: the members of every project. */
export function listMembers(database: DatabaseSync): User[] {
  const columns = 'id, name, email, role, kind, created_at AS createdAt'
  return rows<User>(database, `SELECT ${columns} FROM users ORDER BY rowid`)
}
