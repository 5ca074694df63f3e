/** The expected result of a query; `why` explains a deviation from the specification. */
export type Expected = ({ answer: unknown } | { error: RegExp }) & { why?: string }

export interface Case {
  query: string
  expected: Expected
  params?: Record<string, unknown>
}

export interface Section {
  /** A heading of the specification, or a function's name. */
  title: string
  cases: Case[]
}

type Row = [query: string, answer: unknown, params?: Record<string, unknown>]

/** Creates a section of cases; expectations that are not answers are created by `refused`, `differs` and `lacking`. */
export function section(title: string, rows: Row[]): Section {
  return {
    title,
    cases: rows.map(([query, answer, params]) => ({
      query,
      expected: answer instanceof Marked ? answer.expected : { answer },
      ...(params && { params }),
    })),
  }
}

class Marked {
  readonly expected: Expected

  constructor(expected: Expected) {
    this.expected = expected
  }
}

/** The specification requires an error with this message. */
export const rejected = (error: RegExp): Marked => new Marked({ error })

/** The lake answers this instead of what the specification requires. */
export const deviates = (answer: unknown, why: string): Marked => new Marked({ answer, why })

/** The lake answers with this error where the specification has an answer. */
export const unsupported = (error: RegExp, why: string): Marked => new Marked({ error, why })
