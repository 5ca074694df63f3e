import { z } from 'zod'

const refusedSchema = z.object({
  httpResponse: z.object({ data: z.object({ error: z.object({ message: z.string() }) }) }),
})

/** Returns what Firebase answered, such as the name of its error, if its SDK has no message of its own for that. */
const reasonOf = (error: unknown): string => {
  const reason = refusedSchema.safeParse(error).data?.httpResponse.data.error.message
  return reason ? `\n    The service answered: ${reason}` : ''
}

/**
 * Logs an error that the site reports as an outage, so that a bug is not taken for one. The log gets the stack only, because errors of HTTP
 * clients also hold headers; addresses lose their query, which may contain personal data.
 */
export function logError(message: string, error: unknown): void {
  const text = (error instanceof Error ? (error.stack ?? error.message) : String(error)) + reasonOf(error)
  console.error(message, text.replace(/(https?:\/\/[^\s?]+)\?\S+/g, '$1?…'))
}
