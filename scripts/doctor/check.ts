/** The result of one check: fine, to be fixed, or worth knowing. */
export interface Finding {
  state: 'ok' | 'fix' | 'note'
  /** What was checked, in two or three words. */
  subject: string
  /** What was found; for `fix`, what to do and where. */
  words: string
}

export const ok = (subject: string, words: string): Finding => ({ state: 'ok', subject, words })
export const fix = (subject: string, words: string): Finding => ({ state: 'fix', subject, words })
export const note = (subject: string, words: string): Finding => ({ state: 'note', subject, words })

/** One line per finding, subjects in a column. */
export function formatFindings(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ subject }) => subject.length))
  return findings
    .map(({ state, subject, words }) => `${state.padEnd(4)}  ${subject.padEnd(width)}  ${words}`)
    .join('\n')
}

/** The first line of an error's message and of its cause: `fetch failed` alone says nothing. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // A refused connection to `localhost` fails for each of its addresses, and has a code in place of a message.
  const [message = ''] = (error.message || (error as NodeJS.ErrnoException).code || error.name).split('\n')
  return error.cause instanceof Error ? `${message}: ${describeError(error.cause)}` : message
}
