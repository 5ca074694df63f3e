/** What a callout says to its reader, and so how it is marked. */
export const CALLOUT_TONES = [
  { id: 'note', title: 'Note: good to know' },
  { id: 'tip', title: 'Tip: makes things easier' },
  { id: 'warning', title: 'Warning: prevents harm' },
] as const

/** The name of a tone as stored. */
export type CalloutTone = (typeof CALLOUT_TONES)[number]['id']
