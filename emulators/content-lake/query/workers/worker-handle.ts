import { Worker } from 'node:worker_threads'
import { programUrl } from '../../../shared/program-url.ts'
import { ApiError, apiError } from '../../errors.ts'
import type { Job, JobResults, WorkerMessage } from './messages.ts'

/** Heap limit of a worker in megabytes, unless another is set; beyond it the worker ends and its query gets an error. */
const heapMax = 128
/** Part of it for new objects in megabytes: little, because nearly all are garbage at once. */
const youngMax = 16

interface Pending {
  job: Job
  onStart: () => void
  resolve: (result: JobResults[Job['kind']]) => void
  reject: (error: Error) => void
}

/** A worker thread that runs one job at a time. It does not keep the process alive unless a job is running. */
export class WorkerHandle {
  isAlive = true
  readonly #worker: Worker
  #isReady = false
  #pending: Pending | undefined
  #stoppedBy: Error | undefined
  #readBefore = 0
  #readingSince: number | undefined

  constructor(databasePath: string, memoryMb: number = heapMax) {
    this.#worker = new Worker(programUrl('./worker', import.meta.url), {
      workerData: { databasePath },
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: youngMax },
      name: 'query',
    })
    this.#worker.on('message', (message: WorkerMessage) => this.#receive(message))
    this.#worker.on('error', (error: Error) => this.#end(toApiError(error)))
    this.#worker.on('exit', () => this.#end(this.#stoppedBy ?? toApiError(new Error('the worker ended'))))
    this.#worker.unref()
  }

  /** Milliseconds of the current or last job spent on reads that later jobs share. */
  get readingMs(): number {
    return this.#readBefore + (this.#readingSince === undefined ? 0 : performance.now() - this.#readingSince)
  }

  /** Runs one job; `onStart` is called when the worker begins it. Rejects with an `ApiError`. */
  run(job: Job, onStart: () => void): Promise<JobResults[Job['kind']]> {
    return new Promise((resolve, reject) => {
      this.#worker.ref()
      this.#pending = { job, onStart, resolve, reject }
      if (this.#isReady) this.#post()
    })
  }

  /** Ends the thread, also during a job, which is rejected with `reason`. */
  async stop(reason: Error): Promise<void> {
    this.isAlive = false
    this.#stoppedBy ??= reason
    await this.#worker.terminate()
  }

  #post(): void {
    if (!this.#pending) return
    this.#readBefore = 0
    this.#readingSince = undefined
    this.#worker.postMessage(this.#pending.job)
    this.#pending.onStart()
  }

  #receive(message: WorkerMessage): void {
    if (message.kind === 'ready') {
      this.#isReady = true
      this.#post()
      return
    }
    if (message.kind === 'reading') {
      this.#readBefore = this.readingMs
      this.#readingSince = message.isReading ? performance.now() : undefined
      return
    }
    const pending = this.#pending
    this.#pending = undefined
    this.#worker.unref()
    if (message.kind === 'done') pending?.resolve(message.result)
    else pending?.reject(new ApiError(message.status, message.body))
  }

  #end(error: Error): void {
    this.isAlive = false
    const pending = this.#pending
    this.#pending = undefined
    pending?.reject(this.#stoppedBy ?? error)
  }
}

function toApiError(error: Error): ApiError {
  const isMemory = (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY'
  const description = isMemory ? 'query needs more memory than it may use' : `query failed: ${error.message}`
  return apiError(isMemory ? 400 : 500, isMemory ? 'Bad Request' : 'Internal Server Error', description)
}
