import { z } from 'zod'

const refusedSchema = z.object({
  httpResponse: z.object({ data: z.object({ error: z.object({ message: z.string() }) }) }),
})

/**
 * Returns the name of the error that Firebase answered, if an error of its SDK keeps the answer. Since version 14 the message of most
 * errors does not contain it, and they have no code of their own (lib/utils/error.js of firebase-admin).
 */
export const serviceAnswer = (error: unknown): string | undefined =>
  refusedSchema.safeParse(error).data?.httpResponse.data.error.message
