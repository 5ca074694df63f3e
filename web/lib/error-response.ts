/** Returns an uncached JSON error response: a code for programs, and a sentence for developers. */
export const errorResponse = (
  status: number,
  error: string,
  message: string,
  headers: Record<string, string> = {},
): Response =>
  Response.json({ error, message }, { status, headers: { 'cache-control': 'no-store', ...headers } })
