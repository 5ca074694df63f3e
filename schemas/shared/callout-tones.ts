/** The tones of callouts. */
export const CALLOUT_TONES = [
  { id: 'note', title: 'Note' },
  { id: 'tip', title: 'Tip' },
  { id: 'warning', title: 'Warning' },
] as const

/** The name of a tone as stored. */
export type CalloutTone = (typeof CALLOUT_TONES)[number]['id']
