/** The people of a lake in its database. Robots are members while they have a token, and keep their name in histories. */

import type { DatabaseSync } from 'node:sqlite'
import { rows, run } from '../storage/statements.ts'
import { addUser, type User } from '../storage/tokens.ts'
import type { Directory } from './people-file.ts'

/** Stores the people of the directory. Those who are no longer in it keep their name in histories. */
export function addPeople(database: DatabaseSync, { people }: Directory): void {
  for (const { id, name, email, role } of people) {
    addUser(database, { id, name, email, role, kind: 'person' })
    const sql = `UPDATE users SET name = ?, email = ?, role = ? WHERE id = ? AND kind = 'person'`
    run(database, sql, name, email, role, id)
  }
}

/** Returns people and robots in the order they were added: the members of every project. */
export function listMembers(database: DatabaseSync, { people }: Directory): User[] {
  const columns = 'id, name, email, role, kind, created_at AS createdAt'
  const users = rows<User>(
    database,
    `SELECT ${columns} FROM users
    WHERE kind = 'person' OR EXISTS (SELECT 1 FROM tokens WHERE user_id = users.id) ORDER BY rowid`,
  )
  return users.filter(({ id, kind }) => kind === 'robot' || people.some((person) => person.id === id))
}
