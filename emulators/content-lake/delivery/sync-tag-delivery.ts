/** Posts expired sync tags: `{"syncTags": […], "id": …}` with the target's secret as bearer token. */

import type { Lake } from '../types.ts'
import type { DeliveryQueue } from './deliverer.ts'
import { describeError, send } from './send.ts'
import { findTarget, pendingTags, recordDelivered, recordFailure } from './sync-tag-targets.ts'

/** The tag limit of one message, so that thousands of changes do not exceed a web server's body limit. */
const TAGS_IN_MESSAGE = 5_000

/**
 * Creates the queue of a target. Pending tags are merged: a tag that expired twice is sent once. A commit with too many
 * tags for one message is sent in several.
 */
export function createSyncTagQueue({ database, writes }: Lake, targetId: string): DeliveryQueue {
  /** How many tags of a commit were delivered, when one message could not contain all. */
  let begun = { sequence: 0, sent: 0 }
  /** Delivered, but not recorded yet: each write waits for the disk, and after a crash the tags are only delivered again. */
  let unrecorded: number | undefined
  return {
    async next() {
      const target = findTarget(database, targetId)
      if (!target) return 'closed'
      const pending = pendingTags(
        database,
        { ...target, cursor: unrecorded ?? target.cursor },
        TAGS_IN_MESSAGE,
      )
      if (!pending) {
        const delivered = unrecorded
        unrecorded = undefined
        if (delivered !== undefined) await writes.run(() => recordDelivered(database, targetId, delivered))
        return undefined
      }
      const { sequence } = pending
      const from = begun.sequence === sequence ? begun.sent : 0
      const syncTags = pending.syncTags.slice(from, from + TAGS_IN_MESSAGE)
      const sent = from + syncTags.length
      const done = () => {
        if (sent < pending.syncTags.length) begun = { sequence, sent }
        else unrecorded = sequence
      }
      // Transactions without tags only move the cursor.
      if (syncTags.length === 0) return { send: () => Promise.resolve(), done }
      const message = {
        url: target.url,
        method: 'POST',
        headers: { authorization: `Bearer ${target.secret}`, 'content-type': 'application/json' },
        body: JSON.stringify({ syncTags, id: `${targetId}-${sequence}-${sent}` }),
      }
      return { send: (signal: AbortSignal) => send(message, signal), done }
    },
    failed(error) {
      return writes.run(() => recordFailure(database, targetId, describeError(error)))
    },
  }
}
