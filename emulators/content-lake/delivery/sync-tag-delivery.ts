/** Posts expired sync tags: `{"syncTags": […], "id": …}` with the target's secret as bearer token. */

import type { Lake } from '../types.ts'
import type { Mailbox } from './courier.ts'
import { describeFailure, send } from './send.ts'
import { findTarget, pendingTags, recordDelivered, recordFailure } from './sync-tag-targets.ts'

/** Tags in one message: after thousands of changes, no web server has to take them all at once. */
const TAGS_IN_MESSAGE = 5_000

/**
 * The mailbox of one target. What waits is delivered as one: a tag expired twice is expired once. A commit of more tags than a message
 * holds is delivered in several.
 */
export function syncTagMailbox({ database }: Lake, targetId: string): Mailbox {
  /** How many tags of a commit were delivered, where one message did not hold them all. */
  let begun = { sequence: 0, sent: 0 }
  return {
    next() {
      const target = findTarget(database, targetId)
      if (!target) return Promise.resolve('closed')
      const pending = pendingTags(database, target, TAGS_IN_MESSAGE)
      if (!pending) return Promise.resolve(undefined)
      const { sequence } = pending
      const from = begun.sequence === sequence ? begun.sent : 0
      const syncTags = pending.syncTags.slice(from, from + TAGS_IN_MESSAGE)
      const sent = from + syncTags.length
      const done = () => {
        if (sent < pending.syncTags.length) begun = { sequence, sent }
        else recordDelivered(database, targetId, sequence)
      }
      // Transactions without tags only move the cursor.
      if (syncTags.length === 0) return Promise.resolve({ send: () => Promise.resolve(), done })
      const message = {
        url: target.url,
        method: 'POST',
        headers: { authorization: `Bearer ${target.secret}`, 'content-type': 'application/json' },
        body: JSON.stringify({ syncTags, id: `${targetId}-${sequence}-${sent}` }),
      }
      return Promise.resolve({ send: (signal: AbortSignal) => send(message, signal), done })
    },
    failed(error) {
      recordFailure(database, targetId, describeFailure(error))
    },
  }
}
