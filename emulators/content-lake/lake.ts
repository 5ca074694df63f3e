import type { Server } from 'node:http'

import { aliasRoutes } from './access/alias-routes.ts'
import { datasetRoutes } from './access/dataset-routes.ts'
import { migration as accessMigration } from './access/migration.ts'
import { originRoutes } from './access/origin-routes.ts'
import { robotRoutes } from './access/robot-routes.ts'
import { tokenRoutes } from './access/token-routes.ts'
import { startAssetCleanup } from './assets/cleanup.ts'
import { routes as assetRoutes } from './assets/routes.ts'
import { startDeliveries } from './delivery/deliveries.ts'
import { migration as deliveryMigration } from './delivery/migration.ts'
import { routes as deliveryRoutes } from './delivery/routes.ts'
import { createCommitter } from './documents/committer.ts'
import { createCommitFeed } from './documents/feed.ts'
import { routes as documentRoutes } from './documents/routes.ts'
import { startRetention } from './history/retention.ts'
import { historyRoutes } from './history/routes.ts'
import { createHandler, type Handler } from './http/handler.ts'
import { LOCAL_ORIGINS, OriginList } from './http/origins.ts'
import { pingRoutes } from './http/ping.ts'
import { queryRoutes } from './http/query-route.ts'
import { withResourcePaths } from './http/resource-paths.ts'
import { createDatasetRemovals } from './listen/removals.ts'
import { keepRecentCommits } from './listen/recent-commits.ts'
import { listenRoutes } from './listen/routes.ts'
import { liveRoutes } from './live/routes.ts'
import { addPeople } from './people/directory.ts'
import { migration as peopleMigration } from './people/migration.ts'
import { refusalRoutes } from './people/refusals.ts'
import { routes as peopleRoutes } from './people/routes.ts'
import { attachPresence } from './presence/socket.ts'
import { createQueryService } from './query/service.ts'
import { syncTagsForCommit } from './query/sync-tags.ts'
import { startSchedule } from './releases/schedule.ts'
import { QueryLog } from './status/query-log.ts'
import { statusRoutes } from './status/routes.ts'
import { openDatabase, usingFolder } from './storage/database.ts'
import { ensureKeys } from './storage/keys.ts'
import { createOperator } from './storage/operator.ts'
import { listOrigins } from './storage/origins.ts'
import { row } from './storage/statements.ts'
import { copyRoutes } from './transfer/copy-routes.ts'
import { routes as transferRoutes } from './transfer/routes.ts'
import type { Lake } from './types.ts'

export interface LakeOptions {
  /** Folder of the database, the assets and the tokens; made when missing. */
  dataDirectory: string
  /** Base URL, without a slash at the end, of generated addresses. */
  publicUrl: string
  /** Origins besides those of this machine; an entry may end in `:*`. */
  allowedOrigins?: string[]
  /** Days after which history is forgotten; without it, history is kept whole. */
  keepHistoryDays?: number | undefined
  /** Told of faults that are the lake's own (an `Error`), and in a sentence of what the operator can mend. */
  report?: (said: unknown) => void
}

export interface OpenLake {
  lake: Lake
  /** The whole HTTP API. */
  handle: Handler
  /** The tokens of this data folder, by role and by person. */
  tokens: Record<string, string>
  /** Serves presence on a server's WebSocket upgrades. */
  attach(server: Server): void
  close: () => Promise<void>
}

/** Opens the lake in a data folder. Throws an `Error` with a plain message when the folder cannot be used. */
export function openLake({
  dataDirectory,
  publicUrl,
  allowedOrigins = [],
  keepHistoryDays,
  report: say = () => {},
}: LakeOptions): OpenLake {
  const opened = openDatabase(dataDirectory, [peopleMigration, deliveryMigration, accessMigration])
  const { database, path } = opened
  const makeKeys = () => {
    addPeople(database)
    return ensureKeys(database, dataDirectory)
  }
  const tokens = usingFolder(dataDirectory, makeKeys, opened.close)
  const { report, stored } = createOperator(say)
  const log = new QueryLog()
  const queries = log.watch(createQueryService({ databasePath: path }))
  const commits = createCommitFeed(report)
  commits.subscribe(stored)
  const latest = row<{ sequence: number | null }>(
    database,
    'SELECT max(sequence) AS sequence FROM transactions',
  )
  const recent = keepRecentCommits(commits, latest?.sequence ?? 0)
  const origins = new OriginList([...LOCAL_ORIGINS, ...allowedOrigins])
  for (const { origin, allowCredentials } of listOrigins(database)) origins.add(origin, allowCredentials)
  const epoch = row<{ epoch: string }>(database, 'SELECT epoch FROM identity')?.epoch ?? ''
  const lake: Lake = {
    dataDirectory,
    database,
    queries,
    commits,
    removals: createDatasetRemovals(),
    ...createCommitter({ database, queries, syncTags: syncTagsForCommit, publish: commits.publish }),
    allowedOrigins: origins,
    publicUrl,
    close: closeAll,
  }
  const routes = [
    ...statusRoutes(log),
    ...pingRoutes,
    ...queryRoutes,
    ...documentRoutes,
    ...listenRoutes(recent, epoch),
    ...liveRoutes(recent, epoch),
    ...historyRoutes,
    ...copyRoutes(),
    ...aliasRoutes,
    ...datasetRoutes,
    ...originRoutes,
    ...tokenRoutes,
    ...robotRoutes,
    ...assetRoutes,
    ...deliveryRoutes,
    ...transferRoutes,
    ...peopleRoutes,
    ...refusalRoutes,
  ]
  const deliveries = startDeliveries(lake, report)
  const cleanup = startAssetCleanup(lake, report)
  const schedule = startSchedule(lake, report)
  const retention =
    keepHistoryDays === undefined ? undefined : startRetention(database, keepHistoryDays, report)
  const presences: { close(): void }[] = []

  async function closeAll(): Promise<void> {
    for (const presence of presences) presence.close()
    retention?.stop()
    await Promise.all([deliveries.stop(), cleanup.stop(), schedule.stop()])
    await queries.close()
    opened.close()
  }

  return {
    lake,
    tokens,
    handle: createHandler(lake, withResourcePaths(routes), report),
    attach: (server) => presences.push(attachPresence(server, lake)),
    close: closeAll,
  }
}
