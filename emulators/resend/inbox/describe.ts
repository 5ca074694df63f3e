import { textOf } from '../text-of.ts'
import type { LastEvent, Mail } from '../types.ts'

const STATES: Record<LastEvent, string> = {
  scheduled: 'Scheduled',
  canceled: 'Cancelled',
  delivered: 'Delivered',
  bounced: 'Bounced',
  complained: 'Marked as spam',
}

/** What became of a mail, in a word. */
export const stateOf = ({ lastEvent }: Mail): string => STATES[lastEvent]

/** The first words of a mail. */
export const snippetOf = ({ text, html }: Mail): string =>
  (text ?? textOf(html ?? '')).replace(/\s+/g, ' ').trim().slice(0, 160)

/** `Name` of `Name <a@b.c>`, or the address alone. */
export const nameOf = (address: string): string =>
  /^\s*"?([^<"]*?)"?\s*<([^>]+)>/.exec(address)?.slice(1).find(Boolean) ?? address

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** Today's mails by the hour, others by the day, in the time zone of this machine. */
export const shortTime = (time: number, now: number): string =>
  day.format(time) === day.format(now) ? hour.format(time) : day.format(time)

/** A moment in full. */
export const longTime = (time: number): string => `${day.format(time)}, ${hour.format(time)}`

/** A file's size as people say it. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`
  return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
