import type { DatasetRead, QueryRequest, QueryService } from '../types.ts'

/** A query as it is listed: its words, with the values left out. */
export interface LoggedQuery {
  words: string
  times: number
  /** Milliseconds: of the slowest time, and of all together. */
  slowest: number
  total: number
  failures: number
  /** How the slowest time read the dataset. */
  reads: DatasetRead[]
}

const SECONDS = 60
/** More different queries than this are not remembered: the ones that took least are forgotten. */
const MOST_QUERIES = 500

/** Remembers how queries went, since the lake was opened. */
export class QueryLog {
  readonly #queries = new Map<string, LoggedQuery>()
  /** Starts of queries of the last minute, in milliseconds; oldest first. */
  #recent: number[] = []

  /** The service, each of its queries noted. */
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
    const words = withoutValues(query)
    const known = this.#queries.get(words) ?? { words, times: 0, slowest: 0, total: 0, failures: 0, reads }
    known.times += 1
    known.total += milliseconds
    known.failures += failures
    if (milliseconds > known.slowest) Object.assign(known, { slowest: milliseconds, reads })
    this.#queries.set(words, known)
    if (this.#queries.size > MOST_QUERIES) this.#forgetQuickest()
  }

  #forgetQuickest(): void {
    const kept = this.slowest(MOST_QUERIES / 2)
    this.#queries.clear()
    for (const query of kept) this.#queries.set(query.words, query)
  }

  #forgetOld(now: number): void {
    this.#recent = this.#recent.filter((started) => started > now - SECONDS * 1000)
  }

  /** Queries of the last minute, per second. */
  perSecond(): number {
    this.#forgetOld(performance.now())
    return this.#recent.length / SECONDS
  }

  /** The queries whose slowest time was longest. */
  slowest(count: number): LoggedQuery[] {
    return [...this.#queries.values()].sort((a, b) => b.slowest - a.slowest).slice(0, count)
  }
}

/** A text, with the colon behind it where it names an attribute. */
const TEXT = /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')(\s*:)?/gs

/** A query's words: texts and numbers, which may be somebody's data, stand as `…`. */
export const withoutValues = (query: string): string =>
  query
    .replace(TEXT, (whole, _text, colon: string | undefined) => (colon === undefined ? '"…"' : whole))
    .replace(/(?<![\w$])\d+(?:\.\d+)?(?!\w)/g, '…')
    .replace(/\/\/[^\n]*/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 2_000)
