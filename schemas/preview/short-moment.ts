/** Formats a time for lists, for example `21 Nov, 18:55`; other values are left out. The year appears once it is not this one. */
export function shortMoment(moment: unknown): string | undefined {
  if (typeof moment !== 'string') return undefined
  const date = new Date(moment)
  return date.toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(date.getFullYear() === new Date().getFullYear() ? {} : { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
  })
}

/** Formats the day of a time in the editor’s time zone, as forms show it: `2026-12-01`. */
export const localDay = (moment: string): string => new Date(moment).toLocaleDateString('sv-SE')
