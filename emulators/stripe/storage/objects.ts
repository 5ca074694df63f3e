import type { DatabaseSync } from 'node:sqlite'
import type { Kind, Objects } from '../types.ts'

/** Where in a list to begin: `limit` objects after or before one of them. */
export interface PageWish {
  limit: number
  after?: string | undefined
  before?: string | undefined
}

export interface Page<Item> {
  items: Item[]
  hasMore: boolean
}

/** A comparison of a field with a value; the field is a path into the object such as `created`. */
export type Condition =
  | { field: string; sign: '=' | '<' | '<=' | '>' | '>='; value: string | number }
  | { field: string; sign: 'in'; value: readonly string[] }

/** All objects of an account, as Stripe shows them, by id. */
export interface ObjectStore {
  add<K extends Kind>(kind: K, object: Objects[K], parent?: string): Objects[K]
  get<K extends Kind>(kind: K, id: string): Objects[K] | undefined
  /** Replaces an object that is there. */
  put<K extends Kind>(kind: K, object: Objects[K]): Objects[K]
  remove(kind: Kind, id: string): void
  /** Newest first. */
  list<K extends Kind>(kind: K, page: PageWish, conditions?: readonly Condition[]): Page<Objects[K]>
  /** What belongs to an object, in the order it was added. */
  children<K extends Kind>(kind: K, parent: string): Objects[K][]
}

/** Opens the store. */
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
    get(kind, id) {
      const row = select.get(id, kind)
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
      for (const { field, sign, value } of conditions) {
        const places = sign === 'in' ? `(${value.map(() => '?').join(', ')})` : '?'
        parts.push(`json_extract(body, '$.${field}') ${sign} ${places}`)
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
