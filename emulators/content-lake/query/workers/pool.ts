import { availableParallelism } from 'node:os'
import { type ApiError, apiError } from '../../errors.ts'
import { FairQueue } from './fair-queue.ts'
import type { Job, JobResults } from './messages.ts'
import { WorkerHandle } from './worker-handle.ts'

/** A job that runs longer than this is slow, in milliseconds without reads shared with later jobs. */
const promptMs = 500
/** Slow jobs that run at the same time; others wait in their own queue. */
const slowMax = 2
const waitingMax = 2_000
const knownSlowMax = 500

interface Ticket {
  job: Job
  client: string
  /** The query's text: a query that was slow once is treated as slow the next time. */
  text: string
  budgetMs: number
  timeout: ApiError
  resolve: (result: JobResults[Job['kind']]) => void
  reject: (error: Error) => void
}

export interface PoolOptions {
  /** Threads for fast queries; by default one per core, at most four. */
  workers?: number | undefined
  /** The heap of each thread in megabytes. Together they have at most three threads more than `workers`. */
  memoryMb?: number | undefined
}

/**
 * Worker threads that evaluate jobs. A job that takes longer than `promptMs` is slow: it keeps its worker, and a new one
 * replaces it. Only `slowMax` slow jobs run; others are stopped and restart later. So fast queries are answered while
 * endless ones run.
 */
export class WorkerPool {
  readonly #databasePath: string
  readonly #memoryMb: number | undefined
  readonly #prompt: number
  readonly #idle: WorkerHandle[] = []
  readonly #busy = new Set<WorkerHandle>()
  readonly #slow = new Set<WorkerHandle>()
  readonly #waiting = new FairQueue<Ticket>()
  readonly #waitingSlow: Ticket[] = []
  readonly #knownSlow = new Set<string>()
  #closed = false

  constructor(databasePath: string, { workers, memoryMb }: PoolOptions) {
    this.#databasePath = databasePath
    this.#memoryMb = memoryMb
    this.#prompt = Math.max(1, workers ?? Math.min(4, availableParallelism()))
  }

  /**
   * Runs a job. Clients (users) are served in turn. Rejects with an `ApiError`: the job's own, `timeout` after
   * `budgetMs`, 429 when too many wait, 503 when the pool closes.
   */
  run<K extends Job['kind']>(
    job: Job & { kind: K },
    options: Pick<Ticket, 'client' | 'text' | 'budgetMs' | 'timeout'>,
  ): Promise<JobResults[K]> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(closedError())
      if (this.#waiting.size + this.#waitingSlow.length >= waitingMax) {
        return reject(apiError(429, 'Too Many Requests', 'Too many queries are waiting'))
      }
      this.#waiting.push(options.client, { job, ...options, reject, resolve: resolve as Ticket['resolve'] })
      this.#dispatch()
    })
  }

  /** Starts a worker before the first job: that takes longer than most jobs. */
  warm(): void {
    if (!this.#closed && this.#idle.length + this.#busy.size === 0) this.#idle.push(this.#createWorker())
  }

  /** Stops every worker; waiting and running jobs are rejected. */
  async close(): Promise<void> {
    this.#closed = true
    for (const ticket of [...this.#waiting.clear(), ...this.#waitingSlow.splice(0)]) {
      ticket.reject(closedError())
    }
    await Promise.all([...this.#idle, ...this.#busy].map((worker) => worker.stop(closedError())))
  }

  #createWorker(): WorkerHandle {
    return new WorkerHandle(this.#databasePath, this.#memoryMb)
  }

  /** Returns an idle worker, or a new one. A worker may have ended while it was idle, for lack of memory. */
  #takeWorker(): WorkerHandle {
    const worker = this.#idle.pop()
    if (!worker) return this.#createWorker()
    return worker.isAlive ? worker : this.#takeWorker()
  }

  #dispatch(): void {
    while (!this.#closed) {
      const slow = this.#slow.size < slowMax ? this.#waitingSlow.shift() : undefined
      if (slow) {
        this.#start(slow, true)
        continue
      }
      if (this.#busy.size - this.#slow.size >= this.#prompt) return
      const ticket = this.#waiting.shift()
      if (!ticket) return
      if (this.#knownSlow.has(ticket.text)) this.#waitingSlow.push(ticket)
      else this.#start(ticket, false)
    }
  }

  #start(ticket: Ticket, isSlow: boolean): void {
    const worker = this.#takeWorker()
    this.#busy.add(worker)
    if (isSlow) this.#slow.add(worker)
    let timer: NodeJS.Timeout | undefined
    let startAgain = false
    let started = performance.now()
    const elapsed = () => performance.now() - started
    /** Shared reads say nothing about the speed of the query: the next one finds them cached. */
    const untilSlow = () => promptMs - (elapsed() - worker.readingMs)
    const stop = () => void worker.stop(ticket.timeout)
    const becomeSlow = () => {
      if (elapsed() >= ticket.budgetMs) return stop()
      if (untilSlow() > 1) return void (timer = setTimeout(becomeSlow, untilSlow()))
      this.#rememberSlow(ticket.text)
      startAgain = this.#slow.size >= slowMax
      if (startAgain) return stop()
      this.#slow.add(worker)
      timer = setTimeout(stop, ticket.budgetMs - elapsed())
      // Starting a thread takes longer than most queries, so one is kept ready.
      if (this.#idle.length === 0) this.#idle.push(this.#createWorker())
      this.#dispatch()
    }
    const onStart = () => {
      started = performance.now()
      const isPrompt = !isSlow && ticket.budgetMs > promptMs
      timer = isPrompt ? setTimeout(becomeSlow, promptMs) : setTimeout(stop, ticket.budgetMs)
    }
    void worker
      .run(ticket.job, onStart)
      .then(
        (result) => {
          if (untilSlow() > 0) this.#knownSlow.delete(ticket.text)
          ticket.resolve(result)
        },
        (error: Error) => {
          if (startAgain && !this.#closed) this.#waitingSlow.push(ticket)
          else ticket.reject(error)
        },
      )
      .finally(() => {
        clearTimeout(timer)
        this.#release(worker)
      })
  }

  #release(worker: WorkerHandle): void {
    this.#busy.delete(worker)
    this.#slow.delete(worker)
    if (worker.isAlive && this.#idle.length < this.#prompt) this.#idle.push(worker)
    else void worker.stop(closedError())
    this.#dispatch()
  }

  #rememberSlow(text: string): void {
    if (this.#knownSlow.size >= knownSlowMax) this.#knownSlow.clear()
    this.#knownSlow.add(text)
  }
}

function closedError(): ApiError {
  return apiError(503, 'Service Unavailable', 'The lake is closing')
}
