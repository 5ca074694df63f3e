import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLake, type LakeService } from '../lake.ts'
import { addDataset } from '../storage/datasets.ts'
import type { MutateOutcome, Principal } from '../types.ts'
import { TEST_DIRECTORY } from './people.ts'

/** Edits all content. */
export const EDITOR: Principal = { userId: 'marketer', role: 'editor' }
/** Edits all documents, including private ones. */
export const ROBOT: Principal = { userId: 'robot', role: 'editor' }
export const DATASET = { projectId: 'meridian', dataset: 'production' }

export interface TemporaryLake extends LakeService {
  directory: string
  /** Closes the lake and keeps its folder. */
  stop(): Promise<void>
  /** As `EDITOR`, unless another principal is given. */
  mutate(
    mutations: unknown[],
    options?: { transactionId?: string; principal?: Principal },
  ): Promise<MutateOutcome>
  act(...actions: unknown[]): Promise<MutateOutcome>
  /** Sends a request to the handler with a role's token. */
  request(path: string, init?: RequestInit & { as?: string }): Promise<Response>
}

/**
 * Opens a lake in a temporary folder with a public dataset `production`, without a port. `report` receives the
 * operator's messages.
 */
export function openTemporaryLake(report: (message: unknown) => void = () => {}): TemporaryLake {
  const directory = mkdtempSync(join(tmpdir(), 'lake-'))
  const open = createLake({
    dataDirectory: directory,
    publicUrl: 'http://localhost:4000',
    directory: TEST_DIRECTORY,
    report,
  })
  const { projectId, dataset: name } = DATASET
  const createdAt = new Date().toISOString()
  addDataset(open.lake.database, {
    projectId,
    name,
    aclMode: 'public',
    createdAt,
    createdBy: 'administrator',
  })
  const common = { ...DATASET, principal: EDITOR }
  return {
    ...open,
    directory,
    stop: open.close,
    mutate: (mutations, options) => open.lake.mutate({ ...common, ...options, mutations }),
    act: (...actions) => open.lake.act({ ...common, actions }),
    request: (path, { as, ...init } = {}) => {
      const headers = new Headers(init.headers)
      if (as !== undefined) headers.set('authorization', `Bearer ${open.tokens[as] ?? as}`)
      return open.handle(new Request(`http://localhost:4000${path}`, { ...init, headers }))
    },
    async close() {
      await open.close()
      rmSync(directory, { recursive: true })
    },
  }
}
