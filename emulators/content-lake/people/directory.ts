/** The people of a new lake, who sign in to Studio by name. Robots are added and removed with their tokens. */

import type { DatabaseSync } from 'node:sqlite'
import { rows } from '../storage/statements.ts'
import { addUser, type User } from '../storage/tokens.ts'
import { type CustomRole, MARKETER, MERCHANDISER } from './custom-roles.ts'

interface Person extends Omit<User, 'createdAt' | 'kind'> {
  jobTitle: string
  /** One line on the sign-in page about this person's job. */
  purpose: string
  /** Limits what this editor may read and write; a person without one may do all that `role` allows. */
  customRole?: CustomRole
}

export const PEOPLE: readonly Person[] = [
  {
    id: 'marketer',
    name: 'Mei Lin',
    email: 'mei.lin@example.com',
    role: 'editor',
    jobTitle: 'Marketer',
    purpose: 'Services, pages, menus, translations and inquiries',
    customRole: MARKETER,
  },
  {
    id: 'merchandiser',
    name: 'Omar Haddad',
    email: 'omar.haddad@example.com',
    role: 'editor',
    jobTitle: 'Merchandiser',
    purpose: 'Products, prices, stock, discounts and orders',
    customRole: MERCHANDISER,
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

/** Returns the custom role of a person; undefined for robots and people without one. */
export const findCustomRole = (userId: string): CustomRole | undefined =>
  PEOPLE.find(({ id }) => id === userId)?.customRole

/** Adds the people that a lake does not have yet; called when it opens. */
export function addPeople(database: DatabaseSync): void {
  for (const { id, name, email, role } of PEOPLE) addUser(database, { id, name, email, role, kind: 'person' })
}

/** Returns people and robots in the order they were added: the members of every project. */
export function listMembers(database: DatabaseSync): User[] {
  const columns = 'id, name, email, role, kind, created_at AS createdAt'
  return rows<User>(database, `SELECT ${columns} FROM users ORDER BY rowid`)
}
