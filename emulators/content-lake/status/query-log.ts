import type { DatasetRead, QueryRequest, QueryService } from '../types.ts'

/** A logged query without its values. */
export interface LoggedQuery {
  text: string
  times: number
  /** Milliseconds: of the slowest run, and of all runs. */
  slowest: number
  total: number
  failures: number
  /** How the slowest run read the dataset. */
  reads: DatasetRead[]
}

const SECONDS = 60
/** The limit of logged queries; those that took least are dropped. */
const MOST_QUERIES = 500

/** Logs the queries since the lake was opened. */
export class QueryLog {
  readonly #queries = new Map<string, LoggedQuery>()
  /** Queries by the second of the last minute in which they began. */
  readonly #recent = new Array<number>(SECONDS).fill(0)
  #second = currentSecond()

  /** Returns a query service whose queries are logged. */
  watch(service: QueryService): QueryService {
    return {
      ...service,
      evaluate: (request) => this.#watch(request, (one) => service.evaluate(one)),
      answer: (request) => this.#watch(request, (one) => service.answer(one)),
    }
  }

  async #watch<Response extends { reads: DatasetRead[] }>(
    request: QueryRequest,
    run: (request: QueryRequest) => Promise<Response>,
  ): Promise<Response> {
    const started = performance.now()
    this.#forgetOld()
    this.#recent[this.#second % SECONDS] = (this.#recent[this.#second % SECONDS] ?? 0) + 1
    try {
      const response = await run(request)
      this.#note(request.query, performance.now() - started, response.reads, 0)
      return response
    } catch (error) {
      this.#note(request.query, performance.now() - started, [], 1)
      throw error
    }
  }

  #note(query: string, milliseconds: number, reads: DatasetRead[], failures: number): void {
    const text = withoutValues(query)
    const known = this.#queries.get(text) ?? { text, times: 0, slowest: 0, total: 0, failures: 0, reads }
    known.times += 1
    known.total += milliseconds
    known.failures += failures
    if (milliseconds > known.slowest) Object.assign(known, { slowest: milliseconds, reads })
    this.#queries.set(text, known)
    if (this.#queries.size > MOST_QUERIES) this.#forgetQuickest()
  }

  #forgetQuickest(): void {
    const slowest = this.slowest(MOST_QUERIES / 2)
    this.#queries.clear()
    for (const query of slowest) this.#queries.set(query.text, query)
  }

  #forgetOld(): void {
    const now = currentSecond()
    for (let second = Math.max(this.#second, now - SECONDS) + 1; second <= now; second += 1)
      this.#recent[second % SECONDS] = 0
    this.#second = now
  }

  /** Returns the queries per second of the last minute. */
  perSecond(): number {
    this.#forgetOld()
    return this.#recent.reduce((sum, count) => sum + count, 0) / SECONDS
  }

  /** Returns the queries with the longest run. */
  slowest(count: number): LoggedQuery[] {
    return [...this.#queries.values()].sort((a, b) => b.slowest - a.slowest).slice(0, count)
  }
}

const currentSecond = () => Math.floor(performance.now() / 1000)

/** A string, with the colon of an attribute name. */
const TEXT = /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')(\s*:)?/gs

/** Replaces texts and numbers of a query, which may be personal data, by `…`. */
export const withoutValues = (query: string): string =>
  query
    .replace(TEXT, (whole, _text, colon: string | undefined) => (colon === undefined ? '"…"' : whole))
    .replace(/(?<![\w$])\d+(?:\.\d+)?(?!\w)/g, '…')
    .replace(/\/\/[^\n]*/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 2_000)
