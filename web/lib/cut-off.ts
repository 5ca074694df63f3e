/** What a connection says that was kept open, and closed by the other side at the moment it was used again. */
const CUT_OFF = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

/** Whether an error, or what caused it, is a connection that was cut off. */
export function wasCutOff(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if (CUT_OFF.has(String((cause as { code?: unknown }).code))) return true
  return false
}

/** Does something that does no harm twice, and once more at once where the connection was cut off. */
export async function againWhenCutOff<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    if (!wasCutOff(error)) throw error
    return work()
  }
}
