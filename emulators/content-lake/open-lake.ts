import { createReadStream, mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import type { Handler } from '../shared/http-server.ts'
import { listenOnHost, listenOnLocalhost } from '../shared/listen.ts'
import { ensureDataset } from './access/ensure-dataset.ts'
import { createLakeServer } from './http/server.ts'
import { createLake, type LakeService } from './lake.ts'
import type { Directory } from './people/people-file.ts'
import type { QueryLimits } from './query/service.ts'
import { type AclMode, isDatasetName, isProjectId } from './storage/datasets.ts'
import { importDocuments, type ImportOptions, type ImportResult } from './transfer/import.ts'
import { lakeTarget } from './transfer/targets.ts'
import type { DatasetName } from './types.ts'

export interface OpenLakeOptions {
  /** Folder of the database, the assets and the tokens; without it, a temporary one that `close` deletes. */
  dataDirectory?: string
  /** The port; 0, the default, chooses a free one. */
  port?: number
  /** Address to listen on; without it, this machine only. */
  host?: string | undefined
  /** Base of generated addresses; without it, `http://localhost:PORT`. */
  publicUrl?: string | undefined
  /** Origins that browsers may call from, besides those of this machine. */
  allowedOrigins?: string[]
  /** Hosts that requests may name, besides those of this machine. */
  allowedHosts?: string[]
  /** The people who may sign in, and their roles; without it, one person for each built-in role. */
  directory?: Directory | undefined
  /** Creates datasets with their first request, and accepts every token as an administrator's. */
  isPermissive?: boolean
  /** The project of requests that name none, where several have the dataset. */
  defaultProject?: string | undefined
  /** Limits of queries: threads, memory of each in megabytes, and milliseconds. */
  queryLimits?: QueryLimits
  /** Days after which history is deleted; without it, all history is kept. */
  keepHistoryDays?: number | undefined
  /** Receives the lake's own errors (an `Error`), and a sentence about what the operator can fix. */
  report?: (said: unknown) => void
}

/** A lake that accepts requests. */
export interface OpenLake {
  url: string
  port: number
  dataDirectory: string
  /** Tokens by role (`administrator`, `editor`, `viewer`) and by person. */
  tokens: Record<string, string>
  /** Creates a dataset unless it exists; its project exists with it. */
  createDataset(of: DatasetName, aclMode?: AclMode): Promise<void>
  /** Imports NDJSON or an archive of `sanity dataset export`: a file's path or a stream. Creates the dataset. */
  importDataset(
    of: DatasetName,
    source: string | Readable,
    options?: Partial<ImportOptions>,
  ): Promise<ImportResult>
  /** Deletes a dataset with all its documents. */
  deleteDataset(of: DatasetName): Promise<void>
  /** Starts worker threads, so that the first query does not wait for one. */
  warm(): void
  close(): Promise<void>
}

/** Opens a lake and serves it. Rejects with a plain message when the folder or the port cannot be used. */
export async function openLake(options: OpenLakeOptions = {}): Promise<OpenLake> {
  const { port = 0, host, directory, allowedHosts = [] } = options
  const dataDirectory = options.dataDirectory ?? mkdtempSync(join(tmpdir(), 'content-lake-'))
  const servers: Server[] = []
  // Generated addresses contain the port, which may be known only after listening.
  let service: LakeService | undefined
  const handle: Handler = (request) =>
    service?.handle(request) ?? Promise.resolve(new Response('Starting', { status: 503 }))
  const createServer = () => {
    const server = createLakeServer(handle)
    servers.push(server)
    return server
  }
  const listening = await (host === undefined
    ? listenOnLocalhost(createServer, port)
    : listenOnHost(createServer(), port, host))
  const url = options.publicUrl ?? `http://localhost:${listening.port}`
  try {
    const { keepHistoryDays, isPermissive = false, allowedOrigins = [] } = options
    service = createLake({
      ...{ dataDirectory, publicUrl: url, allowedOrigins, keepHistoryDays, isPermissive },
      allowedHosts: [...allowedHosts, ...(host === undefined ? [] : [host])],
      ...(directory && { directory }),
      ...{ defaultProject: options.defaultProject, queryLimits: options.queryLimits ?? {} },
      ...(options.report && { report: options.report }),
    })
    for (const server of servers) service.attach(server)
  } catch (error) {
    await listening.close()
    throw error
  }
  const { lake, tokens, close } = service
  const createDataset = async (of: DatasetName, aclMode: AclMode = 'public') => {
    if (!isProjectId(of.projectId) || !isDatasetName(of.dataset))
      throw new Error(`"${of.projectId}.${of.dataset}" is not a valid project and dataset`)
    await ensureDataset(lake, of, { aclMode, createdBy: 'administrator' })
  }
  return {
    ...{ url, port: listening.port, dataDirectory, tokens, createDataset },
    async importDataset(of, source, importOptions) {
      await createDataset(of)
      const isPath = typeof source === 'string'
      const input = isPath ? createReadStream(source) : source
      const target = lakeTarget(lake, {
        ...of,
        principal: { userId: 'administrator', role: 'administrator' },
      })
      const folder = isPath ? { assetsFolder: dirname(resolve(source)) } : {}
      return importDocuments(target, input, { mode: 'replace', ...folder, ...importOptions })
    },
    async deleteDataset(of) {
      await lake.removals.remove(of)
      await lake.removals.finish(of)
    },
    warm: () => lake.queries.warm(),
    async close() {
      await listening.close()
      await close()
      if (options.dataDirectory === undefined) rmSync(dataDirectory, { recursive: true, force: true })
    },
  }
}
