import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Kind, Objects } from '../types.ts'

/** Pagination: `limit` objects after or before another one. */
interface PageParameters {
  limit: number
  after?: string | undefined
  before?: string | undefined
}

interface Page<Item> {
  items: Item[]
  hasMore: boolean
}

/** Compares a field with a value; the field is a path into the object such as `created`. */
export type Condition =
  | { field: string; sign: '=' | '<' | '<=' | '>' | '>='; value: string | number; ignoresCase?: boolean }
  | { field: string; sign: 'in'; value: readonly string[] }

/** A field that names another object by its id, or contains it when it is expanded. */
type Reference = string | { id: string } | null | undefined

/** All objects of an account by id, as Stripe shows them. */
export interface ObjectStore {
  add<K extends Kind>(kind: K, object: Objects[K], parent?: string): Objects[K]
  /** Returns the object that an id or an expanded field names. */
  get<K extends Kind>(kind: K, reference: Reference): Objects[K] | undefined
  /** Replaces an existing object. */
  put<K extends Kind>(kind: K, object: Objects[K]): Objects[K]
  remove(kind: Kind, id: string): void
  /** Newest first. */
  list<K extends Kind>(kind: K, page: PageParameters, conditions?: readonly Condition[]): Page<Objects[K]>
  /** The children of an object, in insertion order. */
  children<K extends Kind>(kind: K, parent: string): Objects[K][]
}

export function createObjectStore(database: DatabaseSync): ObjectStore {
  const insert = database.prepare('INSERT INTO objects (id, kind, parent, body) VALUES (?, ?, ?, ?)')
  const select = database.prepare('SELECT body FROM objects WHERE id = ? AND kind = ?')
  const update = database.prepare('UPDATE objects SET body = ? WHERE id = ? AND kind = ?')
  const remove = database.prepare('DELETE FROM objects WHERE id = ? AND kind = ?')
  const children = database.prepare(
    'SELECT body FROM objects WHERE parent = ? AND kind = ? ORDER BY sequence',
  )
  const parse = <K extends Kind>(row: unknown) => JSON.parse((row as { body: string }).body) as Objects[K]

  return {
    add(kind, object, parent) {
      insert.run(object.id, kind, parent ?? null, JSON.stringify(object))
      return object
    },
    get(kind, reference) {
      const id = toId(reference)
      const row = id === null ? undefined : select.get(id, kind)
      return row && parse<typeof kind>(row)
    },
    put(kind, object) {
      update.run(JSON.stringify(object), object.id, kind)
      return object
    },
    remove: (kind, id) => void remove.run(id, kind),
    list(kind, { limit, after, before }, conditions = []) {
      const parts = ['kind = ?', "json_extract(body, '$.deleted') IS NULL"]
      const values: (string | number)[] = [kind]
      for (const condition of conditions) {
        const { field, sign, value } = condition
        const collation = 'ignoresCase' in condition && condition.ignoresCase ? ' COLLATE NOCASE' : ''
        const places = sign === 'in' ? `(${value.map(() => '?').join(', ')})` : '?'
        parts.push(`json_extract(body, '$.${field}') ${sign} ${places}${collation}`)
        values.push(...(sign === 'in' ? value : [value]))
      }
      for (const [id, sign] of [[after, '<'] as const, [before, '>'] as const]) {
        if (id === undefined) continue
        parts.push(`sequence ${sign} (SELECT sequence FROM objects WHERE id = ?)`)
        values.push(id)
      }
      const order = before === undefined ? 'DESC' : 'ASC'
      const query = `SELECT body FROM objects WHERE ${parts.join(' AND ')} ORDER BY sequence ${order} LIMIT ?`
      const rows = database.prepare(query).all(...values, limit + 1)
      const items = rows.slice(0, limit).map((row) => parse<typeof kind>(row))
      return { items: before === undefined ? items : items.reverse(), hasMore: rows.length > limit }
    },
    children: (kind, parent) => children.all(parent, kind).map((row) => parse<typeof kind>(row)),
  }
}

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Creates a random id such as `cus_…`. */
export const newId = (prefix: string, length = 24): string =>
  `${prefix}_${Array.from(randomBytes(length), (byte) => LETTERS[byte % LETTERS.length]).join('')}`

/** Returns the id of a reference, whether it is expanded or not. */
export const toId = (reference: Reference): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)
