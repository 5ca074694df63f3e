import 'server-only'
import { z } from 'zod'
import { failure, type Result, success } from '#web/lib/result.ts'
import { publishedClient } from '#web/sanity/client/client.ts'
import type { Staff } from '../order-document.ts'

/**
 * Why a user may not change an order: `unauthorized` (invalid token), `forbidden` (role), `missing` (no such
 * order), `unavailable` (the lake does not respond).
 */
export type StaffError = 'unauthorized' | 'forbidden' | 'missing' | 'unavailable'

const userSchema = z.object({ id: z.string().min(1), name: z.string().catch('') })

/** Errors by the lake's status; an empty change is a conflict. */
const ERROR_BY_STATUS: ReadonlyMap<unknown, StaffError> = new Map([
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'missing'],
  [409, 'missing'],
])

/**
 * Returns the user of a Studio token if they may change an order. Asks the lake with that token, and tests
 * the permission with a dry run, so that roles are defined in one place.
 */
export async function readStaff(token: string, orderId: string): Promise<Result<Staff, StaffError>> {
  const client = publishedClient.withConfig({ token, useCdn: false, perspective: 'raw', maxRetries: 1 })
  try {
    const user = userSchema.safeParse(await client.users.getById('me'))
    if (!user.success) return failure('unauthorized')
    const { id, name } = user.data
    // A new value, so that it counts as a change.
    await client.patch(orderId).set({ triedBy: id }).commit({ dryRun: true })
    return success({ id, name })
  } catch (error) {
    return failure(
      ERROR_BY_STATUS.get((error as { statusCode?: unknown } | null)?.statusCode) ?? 'unavailable',
    )
  }
}
