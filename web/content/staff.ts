import 'server-only'
import { z } from 'zod'
import { failure, success, type Result } from '#web/lib/result.ts'
import { publishedClient } from './client.ts'
import type { Staff } from './orders.ts'

/**
 * Why somebody may not work on an order: `unauthorized` (the token is nobody's), `forbidden` (their role does not change orders), `missing`
 * (there is no such order), `unavailable` (the lake does not answer).
 */
export type StaffFault = 'unauthorized' | 'forbidden' | 'missing' | 'unavailable'

const User = z.object({ id: z.string().min(1), name: z.string().catch('') })

/** What the lake's statuses say; a change of nothing is a conflict. */
const FAULTS: ReadonlyMap<unknown, StaffFault> = new Map([
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'missing'],
  [409, 'missing'],
])

/**
 * Who holds a token of Studio, and whether they may change an order. The lake itself is asked, with their own token: who it is, and, by a
 * change that is tried and not made, what their role allows. Roles are kept in one place, and hold alike on this machine and hosted.
 */
export async function readStaff(token: string, orderId: string): Promise<Result<Staff, StaffFault>> {
  const client = publishedClient.withConfig({ token, useCdn: false, perspective: 'raw', maxRetries: 1 })
  try {
    const user = User.safeParse(await client.users.getById('me'))
    if (!user.success) return failure('unauthorized')
    const { id, name } = user.data
    // Another value than any that is there, so that it is a change and needs the right to make one.
    await client.patch(orderId).set({ triedBy: id }).commit({ dryRun: true })
    return success({ id, name })
  } catch (error) {
    return failure(FAULTS.get((error as { statusCode?: unknown } | null)?.statusCode) ?? 'unavailable')
  }
}
