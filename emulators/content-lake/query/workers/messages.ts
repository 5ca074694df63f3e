import type { LakeDocument, QueryRequest } from '../../types.ts'
import type { Evaluation } from '../evaluate.ts'

/** A job for a worker, which runs one at a time. */
export type Job =
  | { kind: 'evaluate'; request: QueryRequest }
  | {
      kind: 'matches'
      filter: string
      params: Record<string, unknown>
      documents: (LakeDocument | null)[]
    }
  | {
      kind: 'project'
      expression: string
      change: { before: LakeDocument | null; after: LakeDocument | null }
    }

export interface JobResults {
  evaluate: Evaluation
  matches: boolean[]
  project: unknown
}

/**
 * A message of a worker: that it is ready, then one answer for each job, and when it begins and ends a read that later
 * queries share.
 */
export type WorkerMessage =
  | { kind: 'ready' }
  | { kind: 'reading'; isReading: boolean }
  | { kind: 'done'; result: JobResults[Job['kind']] }
  | { kind: 'failed'; status: number; body: Record<string, unknown> }
