import 'server-only'
import { z } from 'zod'
import { failure, success } from '#web/lib/result.ts'
import { askAsStudioUser } from '#web/sanity/client/studio-user.ts'
import type { Staff } from '../order-document.ts'

const userSchema = z.object({ id: z.string().min(1), name: z.string().catch('') })

/** Returns the user of a Studio token if they may change an order. */
export const readStaff = (token: string, orderId: string) =>
  askAsStudioUser<Staff>(token, async (client) => {
    const user = userSchema.safeParse(await client.users.getById('me'))
    if (!user.success) return failure('unauthorized')
    const { id, name } = user.data
    // A new value, so that it counts as a change.
    await client.patch(orderId).set({ triedBy: id }).commit({ dryRun: true })
    return success({ id, name })
  })
