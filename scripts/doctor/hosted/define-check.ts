import { describeError, type Finding, fix, note, ok } from '../check.ts'

/** Raw values by variable name, such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>

/** What a check found; a plain text says what to fix. */
export type Outcome = string | { ok: string } | { note: string }

/** Checks one part of a hosted environment. Never rejects, and changes nothing that users see. */
export type HostedCheck = (environment: Environment, request?: typeof fetch) => Promise<Finding>

interface Definition<Name extends string> {
  /** What is checked, in two or three words. */
  subject: string
  /** Variables that the check needs. Missing ones are reported separately. */
  needs: readonly Name[]
  /** An error that it throws is something to fix as well. */
  run: (values: Environment & Record<Name, string>, request: typeof fetch) => Outcome | Promise<Outcome>
}

const RESPONSE_TIMEOUT_MS = 15_000

/** Creates a check that reports missing variables and its own errors. An empty variable counts as missing. */
export function defineCheck<const Name extends string>(definition: Definition<Name>): HostedCheck {
  const { subject, needs, run } = definition
  return async (environment, request = fetch) => {
    const missing = needs.filter((name) => !environment[name])
    if (missing.length > 0) return note(subject, `not checked: set ${missing.join(', ')} first`)
    const requestInTime: typeof fetch = (input, init) =>
      request(input, { signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS), ...init })
    try {
      const outcome = await run(environment as Environment & Record<Name, string>, requestInTime)
      if (typeof outcome === 'string') return fix(subject, outcome)
      return 'ok' in outcome ? ok(subject, outcome.ok) : note(subject, outcome.note)
    } catch (error) {
      return fix(subject, `cannot be checked: ${describeError(error)}`)
    }
  }
}
