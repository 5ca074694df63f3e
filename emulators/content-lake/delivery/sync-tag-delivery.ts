/** Posts expired sync tags: `{"syncTags": […], "id": …}` with the target's secret as bearer token. */

import type { Lake } from '../types.ts'
import type { Mailbox } from './courier.ts'
import { describeFailure, send } from './send.ts'
import { findTarget, pendingTags, recordDelivered, recordFailure } from './sync-tag-targets.ts'

/** The mailbox of one target. What waits is delivered as one: a tag expired twice is expired once. */
export function syncTagMailbox({ database }: Lake, targetId: string): Mailbox {
  return {
    next() {
      const target = findTarget(database, targetId)
      if (!target) return Promise.resolve('closed')
      const pending = pendingTags(database, target)
      if (!pending) return Promise.resolve(undefined)
      const { syncTags, sequence } = pending
      const done = () => recordDelivered(database, targetId, sequence)
      // Transactions without tags only move the cursor.
      if (syncTags.length === 0) return Promise.resolve({ send: () => Promise.resolve(), done })
      const message = {
        url: target.url,
        method: 'POST',
        headers: { authorization: `Bearer ${target.secret}`, 'content-type': 'application/json' },
        body: JSON.stringify({ syncTags, id: `${targetId}-${sequence}` }),
      }
      return Promise.resolve({ send: (signal: AbortSignal) => send(message, signal), done })
    },
    failed(error) {
      recordFailure(database, targetId, describeFailure(error))
    },
  }
}
