import { createReadStream, mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import type { Handler } from '../shared/http-server.ts'
import { listenOnHost, listenOnLocalhost } from '../shared/listen.ts'
import { ensureDataset } from './access/ensure-dataset.ts'
import { createLakeServer } from './http/server.ts'
import { createLake, type LakeOptions, type LakeService } from './lake.ts'
import { type AclMode, isDatasetName, isProjectId } from './storage/datasets.ts'
import { importDocuments, type ImportOptions, type ImportResult } from './transfer/import.ts'
import { lakeTarget } from './transfer/targets.ts'
import type { DatasetName } from './types.ts'

export interface OpenLakeOptions extends Omit<LakeOptions, 'dataDirectory' | 'publicUrl'> {
  /** Folder of the database, the assets and the tokens; without it, a temporary one that `close` deletes. */
  dataDirectory?: string
  /** Base of generated addresses; without it, `http://localhost:PORT`. */
  publicUrl?: string
  /** The port; 0, the default, chooses a free one. */
  port?: number
  /** Address to listen on; without it, this machine only. */
  host?: string
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
  /** Imports NDJSON or an archive of `sanity datasets export`: a file's path or a stream. Creates the dataset. */
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
  const { port = 0, host, allowedHosts = [], ...more } = options
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
  const dataDirectory = options.dataDirectory ?? mkdtempSync(join(tmpdir(), 'content-lake-'))
  try {
    service = createLake({
      ...more,
      dataDirectory,
      publicUrl: url,
      allowedHosts: host === undefined ? allowedHosts : [...allowedHosts, host],
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
    url,
    port: listening.port,
    dataDirectory,
    tokens,
    createDataset,
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
