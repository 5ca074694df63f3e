import { DatabaseSync } from 'node:sqlite'

/** A question to the content lake. */
export interface Read {
  query: string
  params: Record<string, unknown>
}

/** What the lake answered: the result, and the tags under which it announces changes of it. */
export interface Answer {
  result: unknown
  syncTags: string[]
}

/** A read that was kept, by its key. */
export interface KeptRead extends Read {
  key: string
  /** The result as JSON text. */
  result: string
}

/** A read whose answer a publish may have changed. */
export interface AffectedRead extends Read {
  key: string
  /** How long its kept result is as JSON text, in bytes. */
  length: number
}

/**
 * Keeps the last good answer to every read of this build, on disk beside the built pages. It serves three ends: pages
 * go on when the lake is down; a publish expires only the reads whose answer it changed; and what has expired is
 * still known after a restart.
 */
export interface ReadRegister {
  recall(key: string): KeptRead | undefined
  /** Keeps the answer a page was just rendered with. Other pages may still show the one it replaces. */
  remember(read: Read & { key: string }, answer: Answer): void
  /**
   * Keeps a new answer, or forgets the read where the answer is null, and tells whether built pages may show another
   * one: their reads are to be expired.
   */
  replace(read: Read & { key: string }, answer: Answer): boolean
  /** Reads whose answers carry one of the tags. */
  affectedBy(syncTags: readonly string[]): AffectedRead[]
  /** Notes that tags were announced just now. */
  announce(syncTags: readonly string[], now: number): void
  /** Whether one of the tags was announced at that time (milliseconds) or later. */
  announcedSince(syncTags: readonly string[], since: number): boolean
  /** Notes cache tags that were expired, for the next start. */
  expire(cacheTags: readonly string[]): void
  expired(): string[]
  close(): void
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS reads (key TEXT PRIMARY KEY, query TEXT NOT NULL, params TEXT NOT NULL, result TEXT NOT NULL, pages_differ INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS read_tags (tag TEXT NOT NULL, key TEXT NOT NULL, PRIMARY KEY (tag, key)) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS read_tags_by_key ON read_tags (key);
  CREATE TABLE IF NOT EXISTS announcements (tag TEXT PRIMARY KEY, announced_at REAL NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS expired_tags (tag TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
`

interface ReadRow {
  key: string
  query: string
  params: string
  result: string
  pages_differ: number
}

type AffectedRow = Pick<ReadRow, 'key' | 'query' | 'params'> & { length: number }

function toKeptRead({ key, query, params, result }: ReadRow): KeptRead {
  return { key, query, params: JSON.parse(params) as Record<string, unknown>, result }
}

const toAffectedRead = ({ params, ...read }: AffectedRow): AffectedRead => ({
  ...read,
  params: JSON.parse(params) as Record<string, unknown>,
})

/**
 * Opens the register, creating it where it is missing.
 *
 * @param path file of the database, or `:memory:`
 * @throws where the folder is missing or cannot be written
 */
export function openReadRegister(path: string): ReadRegister {
  const database = new DatabaseSync(path)
  database.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
  database.exec(SCHEMA)
  const select = database.prepare('SELECT * FROM reads WHERE key = ?')
  const upsert = database.prepare(
    'INSERT OR REPLACE INTO reads (key, query, params, result, pages_differ) VALUES (?, ?, ?, ?, ?)',
  )
  const forget = database.prepare('DELETE FROM reads WHERE key = ?')
  const forgetTags = database.prepare('DELETE FROM read_tags WHERE key = ?')
  const addTag = database.prepare('INSERT OR IGNORE INTO read_tags (tag, key) VALUES (?, ?)')
  const selectAffected = database.prepare(
    'SELECT key, query, params, octet_length(result) AS length FROM reads WHERE key IN (SELECT key FROM read_tags WHERE tag IN (SELECT value FROM json_each(?)))',
  )
  const addAnnouncement = database.prepare(
    'INSERT OR REPLACE INTO announcements (tag, announced_at) VALUES (?, ?)',
  )
  const selectAnnouncement = database.prepare(
    'SELECT 1 FROM announcements WHERE tag IN (SELECT value FROM json_each(?)) AND announced_at >= ? LIMIT 1',
  )
  const addExpired = database.prepare('INSERT OR IGNORE INTO expired_tags (tag) VALUES (?)')
  const selectExpired = database.prepare('SELECT tag FROM expired_tags')

  function atomically(work: () => void): void {
    database.exec('BEGIN IMMEDIATE')
    try {
      work()
      database.exec('COMMIT')
    } catch (error) {
      database.exec('ROLLBACK')
      throw error
    }
  }

  function keep({ key, query, params }: Read & { key: string }, answer: Answer, byPage: boolean): boolean {
    const result = JSON.stringify(answer.result)
    let pagesDiffer = false
    atomically(() => {
      const row = select.get(key) as unknown as ReadRow | undefined
      pagesDiffer = row !== undefined && (row.result !== result || row.pages_differ === 1)
      forgetTags.run(key)
      if (answer.result === null) return void forget.run(key)
      upsert.run(key, query, JSON.stringify(params), result, byPage && pagesDiffer ? 1 : 0)
      for (const tag of answer.syncTags) addTag.run(tag, key)
    })
    return pagesDiffer
  }

  return {
    recall(key) {
      const row = select.get(key) as unknown as ReadRow | undefined
      return row && toKeptRead(row)
    },
    remember: (read, answer) => void keep(read, answer, true),
    replace: (read, answer) => keep(read, answer, false),
    affectedBy: (syncTags) =>
      (selectAffected.all(JSON.stringify(syncTags)) as unknown as AffectedRow[]).map(toAffectedRead),
    announce(syncTags, now) {
      atomically(() => {
        for (const tag of syncTags) addAnnouncement.run(tag, now)
      })
    },
    announcedSince: (syncTags, since) =>
      selectAnnouncement.get(JSON.stringify(syncTags), since) !== undefined,
    expire(cacheTags) {
      atomically(() => {
        for (const tag of cacheTags) addExpired.run(tag)
      })
    },
    expired: () => selectExpired.all().map(({ tag }) => String(tag)),
    close: () => database.close(),
  }
}
