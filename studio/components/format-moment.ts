const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** Formats a time in the user's time zone: `21 Nov 2026, 14:05`. */
export const formatMoment = (time: string): string => TIME.format(new Date(time))
