import { htmlToText } from '../storage/search-text.ts'
import type { LastEvent, Mail } from '../types.ts'

const STATES: Record<LastEvent, string> = {
  scheduled: 'Scheduled',
  canceled: 'Cancelled',
  delivered: 'Delivered',
  bounced: 'Bounced',
  complained: 'Marked as spam',
  suppressed: 'Not sent: suppressed',
}

/** Returns the status of an email as one word. */
export const describeState = ({ lastEvent }: Mail): string => STATES[lastEvent]

/** Returns the first words of an email. */
export const createSnippet = ({ text, html }: Mail): string =>
  (text ?? htmlToText(html ?? '')).replace(/\s+/g, ' ').trim().slice(0, 160)

/** Returns `Name` of `Name <a@b.c>`, or the address alone. */
export const getDisplayName = (address: string): string =>
  /^\s*"?([^<"]*?)"?\s*<([^>]+)>/.exec(address)?.slice(1).find(Boolean) ?? address

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** Formats the time of today's emails as the hour, of others as the day, in the local time zone. */
export const formatShortTime = (time: number, now: number): string =>
  day.format(time) === day.format(now) ? hour.format(time) : day.format(time)

/** Formats a time with its day. */
export const formatLongTime = (time: number): string => `${day.format(time)}, ${hour.format(time)}`

/** Formats a file size with its unit. */
export function formatSize(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`
  return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
