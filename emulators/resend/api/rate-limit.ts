import { MailError } from '../errors.ts'

/** Limits requests per second, as Resend does. The returned function counts one and returns the rate-limit headers. */
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
