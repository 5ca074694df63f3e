/** Error codes when the server closes a keep-alive connection at the moment it is reused. */
const CONNECTION_RESET_CODES = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

/** Whether an error or one of its causes is a connection reset. */
function isConnectionReset(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if (CONNECTION_RESET_CODES.has(String((cause as { code?: unknown }).code))) return true
  return false
}

/** Runs an idempotent operation, and retries it once after a connection reset. */
export async function retryOnConnectionReset<Value>(operation: () => Promise<Value>): Promise<Value> {
  try {
    return await operation()
  } catch (error) {
    if (!isConnectionReset(error)) throw error
    return operation()
  }
}
