import { MailError } from '../errors.ts'

const UNITS: Record<string, number> = {
  sec: 1_000,
  second: 1_000,
  min: 60_000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  week: 604_800_000,
}
/** Resend schedules up to 30 days ahead. */
const FARTHEST = 30 * 86_400_000

/**
 * Parses the time of a scheduled email: ISO 8601 or “in 5 minutes”. Resend's other phrases are rejected with a message.
 *
 * @returns milliseconds; a past time means now
 */
export function parseTime(text: string, now: number): number {
  const spoken = /^in (\d{1,5}|an?) (\w+?)s?$/i.exec(text.trim())
  const unit = UNITS[spoken?.[2]?.toLowerCase() ?? '']
  const amount = Number(spoken?.[1]?.replace(/^an?$/i, '1'))
  const isDate = /^\d{4}-\d{2}-\d{2}/.test(text)
  const time = unit ? now + amount * unit : isDate ? Date.parse(text) : NaN
  if (Number.isNaN(time))
    throw rejectTime('It must be an ISO 8601 date, such as 2026-08-05T11:52:01.858Z, or “in 5 minutes”.')
  if (time > now + FARTHEST) throw rejectTime('It must be within 30 days.')
  return time
}

const rejectTime = (why: string) =>
  new MailError(422, 'validation_error', `Invalid \`scheduled_at\` field. ${why}`)
