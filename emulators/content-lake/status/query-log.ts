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
  /** Start times of queries of the last minute in milliseconds, oldest first. */
  #recent: number[] = []

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
    ask: (request: QueryRequest) => Promise<Response>,
  ): Promise<Response> {
    const started = performance.now()
    this.#recent.push(started)
    if (this.#recent.length > 100_000) this.#forgetOld(started)
    try {
      const response = await ask(request)
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

  #forgetOld(now: number): void {
    this.#recent = this.#recent.filter((started) => started > now - SECONDS * 1000)
  }

  /** Returns the queries per second of the last minute. */
  perSecond(): number {
    this.#forgetOld(performance.now())
    return this.#recent.length / SECONDS
  }

  /** Returns the queries with the longest run. */
  slowest(count: number): LoggedQuery[] {
    return [...this.#queries.values()].sort((a, b) => b.slowest - a.slowest).slice(0, count)
  }
}

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
