/**
 * Logs an error that the site reports as an outage, so that a bug is not taken for one. The log gets the stack only, because errors of HTTP
 * clients also hold headers; addresses lose their query, which may contain personal data.
 */
export function logError(message: string, error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  console.error(message, text.replace(/(https?:\/\/[^\s?]+)\?\S+/g, '$1?…'))
}
