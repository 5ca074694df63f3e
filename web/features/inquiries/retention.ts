/** Retention periods. The privacy page promises the first two: change both together. */
const MESSAGE_MONTHS = 24
const APPLICATION_MONTHS = 6
const SPAM_DAYS = 30

/** Inquiries received, or whose job closed, before these times (ISO 8601) are deleted. */
export interface RetentionLimits {
  messagesBefore: string
  applicationsBefore: string
  spamBefore: string
}

function monthsBefore(now: Date, months: number): string {
  const day = new Date(now)
  day.setUTCDate(1)
  day.setUTCMonth(day.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate()
  day.setUTCDate(Math.min(now.getUTCDate(), lastDay))
  return day.toISOString()
}

/** Returns the limits at a time, by calendar months: six months before 31 August is 28 or 29 February. */
export function retentionLimits(now: Date): RetentionLimits {
  const spamBefore = new Date(now)
  spamBefore.setUTCDate(now.getUTCDate() - SPAM_DAYS)
  return {
    messagesBefore: monthsBefore(now, MESSAGE_MONTHS),
    applicationsBefore: monthsBefore(now, APPLICATION_MONTHS),
    spamBefore: spamBefore.toISOString(),
  }
}
