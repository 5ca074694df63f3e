import { MailError } from '../errors.ts'

/** Counts requests in windows of a second, as Resend does. Answers the headers that say how much is left. */
export function createRateLimit(limit: number, now: () => number): () => Record<string, string> {
  let window = 0
  let used = 0
  return () => {
    const current = Math.floor(now() / 1_000)
    if (current !== window) [window, used] = [current, 0]
    used += 1
    const headers = {
      'ratelimit-limit': String(limit),
      'ratelimit-remaining': String(Math.max(0, limit - used)),
      'ratelimit-reset': '1',
    }
    if (used > limit) {
      throw new MailError(
        429,
        'rate_limit_exceeded',
        `Too many requests. You can only make ${limit} requests per second.`,
        { ...headers, 'retry-after': '1' },
      )
    }
    return headers
  }
}
