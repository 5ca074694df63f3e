import { parentPort, workerData } from 'node:worker_threads'
import { ApiError, apiError } from '../../errors.ts'
import { toStorageError } from '../../storage/errors.ts'
import { evaluateRequest, type Evaluation } from '../evaluate.ts'
import { evaluateFilter, evaluateProjection, parseFilter } from '../filters.ts'
import { Reader } from '../reading/reader.ts'
import { parseQuery } from '../syntax/parse.ts'
import type { Job, JobResults, WorkerMessage } from './messages.ts'

const { databasePath } = workerData as { databasePath: string }
let reader: Reader | undefined

async function run(job: Job): Promise<JobResults[Job['kind']]> {
  switch (job.kind) {
    case 'evaluate':
      reader ??= new Reader(databasePath, (isReading) => post({ kind: 'reading', isReading }))
      return evaluateRequest(reader, job.request)
    case 'matches':
      return evaluateFilter(parseFilter(job.filter, job.params), job.documents)
    case 'project':
      return evaluateProjection(parseQuery(job.expression, {}, 'delta'), job.expression, job.change)
  }
}

function failure(thrown: unknown): WorkerMessage {
  const error = toStorageError(thrown)
  const known =
    error instanceof ApiError ? error : apiError(500, 'Internal Server Error', (error as Error).message)
  return { kind: 'failed', status: known.status, body: known.body }
}

const post = (message: WorkerMessage, transferred: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, transferred)

parentPort?.on('message', (job: Job) => {
  run(job).then(
    (result) =>
      post({ kind: 'done', result }, job.kind === 'evaluate' ? buffersOf(result as Evaluation) : []),
    (error: unknown) => post(failure(error)),
  )
})

const buffersOf = ({ json }: Evaluation) => json.map((piece) => piece.buffer)

post({ kind: 'ready' })
