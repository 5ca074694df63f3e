import { listTargets } from '../delivery/sync-tag-targets.ts'
import { listWebhooks } from '../delivery/webhooks.ts'
import { openStreams } from '../http/event-stream.ts'
import { row, rows } from '../storage/statements.ts'
import type { Lake } from '../types.ts'
import type { LoggedQuery, QueryLog } from './query-log.ts'

/** The data of the status page. */
export interface Figures {
  datasets: {
    project: string
    name: string
    access: string
    documents: number
    drafts: number
    lastChange: string | null
  }[]
  queriesPerSecond: number
  slowest: LoggedQuery[]
  /** Open event streams. */
  listeners: number
  deliveries: { to: string; dataset: string; waiting: number; lastError: string | null }[]
  /** Bytes. */
  memory: number
  /** Seconds since the process started. */
  uptime: number
}

const LISTED_QUERIES = 12

/** Reads the current state of a lake. */
export function readFigures({ database }: Lake, log: QueryLog): Figures {
  return {
    datasets: rows<Figures['datasets'][number]>(
      database,
      `SELECT project_id AS project, name, acl_mode AS access,
        (SELECT count(*) FROM documents WHERE project_id = datasets.project_id AND dataset = name) AS documents,
        (SELECT count(*) FROM documents WHERE project_id = datasets.project_id AND dataset = name
          AND id >= 'drafts.' AND id < 'drafts/') AS drafts,
        (SELECT timestamp FROM transactions WHERE project_id = datasets.project_id AND dataset = name
          ORDER BY sequence DESC LIMIT 1) AS lastChange
        FROM datasets ORDER BY project_id, name`,
    ),
    queriesPerSecond: log.perSecond(),
    slowest: log.slowest(LISTED_QUERIES),
    listeners: openStreams(),
    deliveries: [
      ...listTargets(database).map(({ url, projectId, dataset, cursor, lastError }) => ({
        to: withoutQuery(url),
        dataset,
        waiting: count(
          database,
          'SELECT count(*) AS count FROM transactions WHERE project_id = ? AND dataset = ? AND sequence > ?',
          projectId,
          dataset,
          cursor,
        ),
        lastError,
      })),
      ...listWebhooks(database).map(({ settings, projectId, dataset, cursor, lastError }) => ({
        to: withoutQuery(settings.url),
        dataset,
        waiting: count(
          database,
          `SELECT count(*) AS count FROM webhook_changes WHERE project_id = ? AND ? IN (dataset, '*') AND id > ?`,
          projectId,
          dataset,
          cursor,
        ),
        lastError,
      })),
    ],
    memory: process.memoryUsage.rss(),
    uptime: process.uptime(),
  }
}

const count = (database: Lake['database'], sql: string, ...values: (string | number)[]): number =>
  row<{ count: number }>(database, sql, ...values)?.count ?? 0

/** The query string of a URL may contain a secret. */
const withoutQuery = (url: string): string => url.replace(/[?#].*$/s, '')
