import type { Server } from 'node:http'
import type { Handler } from '../shared/http-server.ts'
import { useDataFolder } from '../shared/storage-problems.ts'
import { aliasRoutes } from './access/alias-routes.ts'
import { datasetRoutes } from './access/dataset-routes.ts'
import { originRoutes } from './access/origin-routes.ts'
import { robotRoutes } from './access/robot-routes.ts'
import { tokenRoutes } from './access/token-routes.ts'
import { startAssetCleanup } from './assets/cleanup.ts'
import { serveRoutes } from './assets/serve.ts'
import { uploadRoutes } from './assets/upload-routes.ts'
import { startDeliveries } from './delivery/deliveries.ts'
import { syncTagRoutes } from './delivery/sync-tag-routes.ts'
import { webhookRoutes } from './delivery/webhook-routes.ts'
import { createCommitFeed } from './documents/commit-feed.ts'
import { createCommitter } from './documents/committer.ts'
import { routes as documentRoutes } from './documents/routes.ts'
import { startRetention } from './history/retention.ts'
import { historyRoutes } from './history/routes.ts'
import { createHandler } from './http/handler.ts'
import { LOCAL_ORIGINS, OriginList } from './http/origins.ts'
import { queryRoutes } from './http/query-route.ts'
import { withResourcePaths } from './http/router.ts'
import { keepRecentCommits } from './listen/recent-commits.ts'
import { listenRoutes } from './listen/routes.ts'
import { liveRoutes } from './live/routes.ts'
import { addPeople } from './people/directory.ts'
import { DEFAULT_DIRECTORY, type Directory } from './people/people-file.ts'
import { routes as peopleRoutes } from './people/routes.ts'
import { unsupportedRoutes } from './people/unsupported-services.ts'
import { attachPresence } from './presence/socket.ts'
import { createQueryService, type QueryLimits } from './query/service.ts'
import { syncTagsForCommit } from './query/sync-tags.ts'
import { startSchedule } from './releases/schedule.ts'
import { QueryLog } from './status/query-log.ts'
import { statusRoutes } from './status/routes.ts'
import { EMULATOR, openLakeDatabase, openWriter } from './storage/database.ts'
import { DatasetRemovals } from './storage/dataset-removals.ts'
import { createErrorReporter } from './storage/error-reporter.ts'
import { listOrigins } from './storage/origins.ts'
import { row } from './storage/statements.ts'
import { ensureTokens } from './storage/token-file.ts'
import { WriteLock } from './storage/write-lock.ts'
import { copyRoutes } from './transfer/copy-routes.ts'
import { routes as transferRoutes } from './transfer/routes.ts'
import type { Lake } from './types.ts'

export interface LakeOptions {
  /** Folder of the database, the assets and the tokens; created when missing. */
  dataDirectory: string
  /** Base URL of generated addresses, without a trailing slash. */
  publicUrl: string
  /** Origins besides those of this machine; an entry may end in `:*`. */
  allowedOrigins?: string[]
  /** Allowed hosts besides those of this machine and of `publicUrl`. */
  allowedHosts?: string[]
  /** The people who may sign in, and their roles; without it, one person for each built-in role. */
  directory?: Directory
  /** Creates datasets with their first request, and accepts every token as an administrator's. */
  isPermissive?: boolean
  /** Limits of queries: threads, memory of each in megabytes, and milliseconds. */
  queryLimits?: QueryLimits
  /** The project of requests that name none, where several have the dataset. */
  defaultProject?: string
  /** Days after which history is deleted; without it, all history is kept. */
  keepHistoryDays?: number
  /** Receives the lake's own errors (an `Error`), and a sentence about what the operator can fix. */
  report?: (message: unknown) => void
}

export interface LakeService {
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
export function createLake({
  dataDirectory,
  publicUrl,
  allowedOrigins = [],
  allowedHosts = [],
  directory = DEFAULT_DIRECTORY,
  isPermissive = false,
  queryLimits = {},
  defaultProject,
  keepHistoryDays,
  report: write = () => {},
}: LakeOptions): LakeService {
  const opened = openLakeDatabase(dataDirectory)
  const { database, path } = opened
  const makeKeys = () => {
    addPeople(database, directory)
    return ensureTokens(database, dataDirectory, directory.people)
  }
  const tokens = useDataFolder({ directory: dataDirectory, emulator: EMULATOR }, makeKeys, opened.close)
  const { report, stored } = createErrorReporter(write)
  const log = new QueryLog()
  const queries = log.watch(createQueryService({ databasePath: path, ...queryLimits }))
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
  const writes = new WriteLock()
  const removals = new DatasetRemovals(database, writes, report)
  const lake: Lake = {
    dataDirectory,
    database,
    directory,
    isPermissive,
    defaultProject,
    queries,
    commits,
    removals,
    writes,
    ...createCommitter({
      database,
      openWriter: () => openWriter(opened),
      databasePath: path,
      queries,
      writes,
      syncTags: syncTagsForCommit,
      publish: commits.publish,
    }),
    allowedOrigins: origins,
    allowedHosts: [...allowedHosts, new URL(publicUrl).hostname],
    publicUrl,
  }
  const routes = [
    ...statusRoutes(log),
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
    ...uploadRoutes,
    ...serveRoutes,
    ...syncTagRoutes,
    ...webhookRoutes,
    ...transferRoutes,
    ...peopleRoutes,
    ...unsupportedRoutes,
  ]
  const deliveries = startDeliveries(lake, report)
  const cleanup = startAssetCleanup(lake, report)
  const schedule = startSchedule(lake, report)
  const retention =
    keepHistoryDays === undefined ? undefined : startRetention(database, writes, keepHistoryDays, report)
  const presences: { close(): void }[] = []

  return {
    lake,
    tokens,
    handle: createHandler(lake, withResourcePaths(routes), report),
    attach: (server) => presences.push(attachPresence(server, lake)),
    async close() {
      for (const presence of presences) presence.close()
      retention?.stop()
      await Promise.all([deliveries.stop(), cleanup.stop(), schedule.stop(), removals.stop()])
      await queries.close()
      opened.close()
    },
  }
}
