/** What one look at the environment found: fine, missing with the way to mend it, or worth knowing. */
export interface Finding {
  state: 'ok' | 'missing' | 'note'
  /** What was looked at, in two or three words. */
  subject: string
  /** What was found, or what to do. */
  words: string
}

const MARKS = { ok: '✓', missing: '✗', note: '·' } as const

export const ok = (subject: string, words: string): Finding => ({ state: 'ok', subject, words })
export const missing = (subject: string, words: string): Finding => ({ state: 'missing', subject, words })
export const note = (subject: string, words: string): Finding => ({ state: 'note', subject, words })

/** One line a finding, subjects in a column. */
export function formatFindings(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ subject }) => subject.length))
  return findings
    .map(({ state, subject, words }) => `${MARKS[state]} ${subject.padEnd(width)}  ${words}`)
    .join('\n')
}
