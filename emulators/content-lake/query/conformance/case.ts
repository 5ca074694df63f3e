/** What a query answers: a value, or an error; with `why`, when that is not what the specification says. */
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

/** A section of cases; answers that are none are made by `refused`, `differs` and `lacking`. */
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

/** The specification wants an error here: one that says this. */
export const refused = (error: RegExp): Marked => new Marked({ error })

/** The lake answers this instead of what the specification says. */
export const differs = (answer: unknown, why: string): Marked => new Marked({ answer, why })

/** The lake answers with this error where the specification has an answer. */
export const lacking = (error: RegExp, why: string): Marked => new Marked({ error, why })
