import { availableParallelism } from 'node:os'
import { apiError, type ApiError } from '../../errors.ts'
import type { Job, JobResults } from './messages.ts'
import { WorkerHandle } from './worker-handle.ts'

/** A job that runs longer than this counts as slow, milliseconds. */
const promptMs = 500
/** Slow jobs run on at the same time; more wait in a queue of their own. */
const slowMax = 2
const waitingMax = 2_000

interface Ticket {
  job: Job
  client: string
  budgetMs: number
  timeout: ApiError
  resolve: (result: JobResults[Job['kind']]) => void
  reject: (error: Error) => void
}

/**
 * Worker threads that evaluate jobs. Every job starts at once on a prompt worker. One that takes longer than `promptMs`
 * keeps its worker and a fresh one takes its place; but only `slowMax` may go on like that, others are stopped and begin
 * again when a slow place is free. So however many endless queries come, a worker is free every half second.
 */
export class WorkerPool {
  readonly #databasePath: string
  readonly #prompt: number
  readonly #idle: WorkerHandle[] = []
  readonly #busy = new Set<WorkerHandle>()
  readonly #slow = new Set<WorkerHandle>()
  /** Waiting jobs by client, served in turn. */
  readonly #waiting = new Map<string, Ticket[]>()
  readonly #waitingSlow: Ticket[] = []
  #waitingCount = 0
  #closed = false

  constructor(databasePath: string, workers: number | undefined) {
    this.#databasePath = databasePath
    this.#prompt = Math.max(1, workers ?? Math.min(4, availableParallelism()))
  }

  /**
   * Runs a job. Clients (users) are served in turn. Rejects with `ApiError`: the job's own, `timeout` when the job took
   * longer than `budgetMs`, 429 when too many wait.
   */
  run<K extends Job['kind']>(
    job: Job & { kind: K },
    options: { client: string; budgetMs: number; timeout: ApiError },
  ): Promise<JobResults[K]> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(closedError())
      if (this.#waitingCount >= waitingMax)
        return reject(apiError(429, 'Too Many Requests', 'Too many queries wait'))
      const ticket: Ticket = { job, ...options, reject, resolve: resolve as Ticket['resolve'] }
      const queue = this.#waiting.get(ticket.client)
      if (queue) queue.push(ticket)
      else this.#waiting.set(ticket.client, [ticket])
      this.#waitingCount += 1
      this.#dispatch()
    })
  }

  /** Stops every worker; what waits or runs is rejected. */
  async close(): Promise<void> {
    this.#closed = true
    const waiting = [...[...this.#waiting.values()].flat(), ...this.#waitingSlow.splice(0)]
    this.#waiting.clear()
    for (const ticket of waiting) ticket.reject(closedError())
    await Promise.all([...this.#idle, ...this.#busy].map((worker) => worker.stop(closedError())))
  }

  #dispatch(): void {
    while (!this.#closed) {
      const isSlow = this.#waitingSlow.length > 0 && this.#slow.size < slowMax
      if (!isSlow && (this.#waiting.size === 0 || this.#busy.size - this.#slow.size >= this.#prompt)) return
      const ticket = isSlow ? this.#waitingSlow.shift() : this.#next()
      if (!ticket) return
      this.#start(ticket, isSlow)
    }
  }

  #next(): Ticket | undefined {
    const [entry] = this.#waiting
    if (!entry) return undefined
    const [client, queue] = entry
    const ticket = queue.shift()
    this.#waiting.delete(client)
    if (queue.length > 0) this.#waiting.set(client, queue)
    this.#waitingCount -= 1
    return ticket
  }

  #start(ticket: Ticket, isSlow: boolean): void {
    const worker = this.#idle.pop() ?? new WorkerHandle(this.#databasePath)
    this.#busy.add(worker)
    if (isSlow) this.#slow.add(worker)
    let restart = false
    let budget: NodeJS.Timeout | undefined
    const onStart = () => {
      budget = setTimeout(
        () => {
          if (isSlow || ticket.budgetMs <= promptMs) void worker.stop(ticket.timeout)
          else if (this.#slow.size < slowMax) {
            this.#slow.add(worker)
            budget = setTimeout(() => void worker.stop(ticket.timeout), ticket.budgetMs - promptMs)
            this.#dispatch()
          } else {
            restart = true
            void worker.stop(ticket.timeout)
          }
        },
        isSlow ? ticket.budgetMs : Math.min(promptMs, ticket.budgetMs),
      )
    }
    worker
      .run(ticket.job, onStart)
      .then(ticket.resolve, (error: Error) => {
        if (restart && !this.#closed) this.#waitingSlow.push(ticket)
        else ticket.reject(error)
      })
      .finally(() => {
        clearTimeout(budget)
        this.#busy.delete(worker)
        this.#slow.delete(worker)
        if (worker.isAlive && this.#idle.length < this.#prompt) this.#idle.push(worker)
        else void worker.stop(closedError())
        this.#dispatch()
      })
  }
}

function closedError(): ApiError {
  return apiError(503, 'Service Unavailable', 'The lake is closing')
}
