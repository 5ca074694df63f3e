import { describeError, fix, note, type Finding } from '../check.ts'

/** Raw values by variable name, such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>

/** State and words of a check's line. */
export type Outcome = readonly [Finding['state'], string]

/** Looks at one thing of a hosted environment. Never rejects; changes nothing that a visitor or an editor would see. */
export type HostedCheck = (environment: Environment, request?: typeof fetch) => Promise<Finding>

interface Definition<Name extends string> {
  /** What is checked, in two or three words. */
  subject: string
  /** Variables without which there is nothing to check; each missing one has a line of its own. */
  needs: readonly Name[]
  /** What it throws becomes the words of a `fix`. */
  run: (values: Environment & Record<Name, string>, request: typeof fetch) => Outcome | Promise<Outcome>
}

/** The longest wait for one answer, in milliseconds. */
const ANSWER_TIMEOUT_MS = 15_000

/** Makes a check that says so when its variables are missing or when it fails. An empty variable counts as missing. */
export function defineCheck<const Name extends string>(definition: Definition<Name>): HostedCheck {
  const { subject, needs, run } = definition
  return async (environment, request = fetch) => {
    const missing = needs.filter((name) => !environment[name])
    if (missing.length > 0) return note(subject, `not checked: set ${missing.join(', ')} first`)
    const requestInTime: typeof fetch = (input, init) =>
      request(input, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS), ...init })
    try {
      const [state, words] = await run(environment as Environment & Record<Name, string>, requestInTime)
      return { state, subject, words }
    } catch (error) {
      return fix(subject, `cannot be checked: ${describeError(error)}`)
    }
  }
}
