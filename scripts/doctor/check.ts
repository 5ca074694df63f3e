/** The result of a check of the doctor: fine, to be fixed, or informational. */
export interface Finding {
  state: 'ok' | 'fix' | 'note'
  /** What was checked, in two or three words. */
  subject: string
  /** The result; for `fix`, what to do and where. */
  message: string
}

export const ok = (subject: string, message: string): Finding => ({ state: 'ok', subject, message })
export const fix = (subject: string, message: string): Finding => ({ state: 'fix', subject, message })
export const note = (subject: string, message: string): Finding => ({ state: 'note', subject, message })

/** Formats one line per finding, with subjects in a column. */
export function formatFindings(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ subject }) => subject.length))
  return findings
    .map(({ state, subject, message }) => `${state.padEnd(4)}  ${subject.padEnd(width)}  ${message}`)
    .join('\n')
}

/** Returns the first line of an error's message and of its cause: `fetch failed` alone is not enough. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // A refused connection to `localhost` fails once per address and has a code instead of a message.
  const [message = ''] = (error.message || (error as NodeJS.ErrnoException).code || error.name).split('\n')
  return error.cause instanceof Error ? `${message}: ${describeError(error.cause)}` : message
}
