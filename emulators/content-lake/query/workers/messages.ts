import type { LakeDocument, QueryRequest } from '../../types.ts'
import type { Evaluation } from '../evaluate.ts'

/** What the serving thread asks of a worker. One job at a time. */
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
 * What a worker says: once that it is ready, then one answer for each job, and in between when it begins and ends to read from the
 * database what it will keep for later queries too.
 */
export type WorkerMessage =
  | { kind: 'ready' }
  | { kind: 'reading'; isReading: boolean }
  | { kind: 'done'; result: JobResults[Job['kind']] }
  | { kind: 'failed'; status: number; body: Record<string, unknown> }
