import { serviceAnswer } from './service-answer.ts'

/**
 * Logs an error that the site reports as an outage, so that a bug is not taken for one. The log gets the stack only, because errors of HTTP
 * clients also hold headers; addresses lose their query, which may contain personal data.
 */
export function logError(message: string, error: unknown): void {
  const answer = serviceAnswer(error)
  const reason = answer ? `\n    The service answered: ${answer}` : ''
  const text = (error instanceof Error ? (error.stack ?? error.message) : String(error)) + reason
  console.error(message, text.replace(/(https?:\/\/[^\s?]+)\?\S+/g, '$1?…'))
}
