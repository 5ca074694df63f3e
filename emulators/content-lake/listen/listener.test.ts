import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createCommitFeed } from '../documents/commit-feed.ts'
import { openEventStream } from '../http/event-stream.ts'
import type { Commit } from '../types.ts'
import { parseListenOptions } from './events.ts'
import { startListener } from './listener.ts'

test('the filter of a closed listener is not evaluated on the commits that it has not sent', async () => {
  const evaluation = Promise.withResolvers<boolean[]>()
  const matches = vi.fn(() => evaluation.promise)
  const stream = openEventStream()
  const listener = {
    lake: {
      queries: { matches },
      commits: createCommitFeed(() => undefined),
      removals: { subscribe: () => () => undefined },
    } as never,
    stream,
    dataset: {
      projectId: 'meridian',
      name: 'production',
      aclMode: 'public',
      createdAt: '',
      createdBy: '',
    } as const,
    principal: { userId: 'editor', role: 'editor' } as const,
    filter: '*',
    params: {},
    options: parseListenOptions(new URLSearchParams()),
    epoch: 'a',
  }
  const commit = (sequence: number): Commit => ({
    projectId: 'meridian',
    dataset: 'production',
    transactionId: String(sequence),
    timestamp: '',
    identity: '',
    sequence,
    changes: [
      { documentId: 'a', before: null, after: null, mutations: [], effects: { apply: [], revert: [] } },
    ],
    syncTags: [],
  })
  startListener(listener, [commit(1), commit(2), commit(3)], undefined)
  await vi.waitFor(() => expect(matches).toHaveBeenCalledOnce())
  stream.close()
  evaluation.resolve([true, true])
  for (let turns = 0; turns < 10; turns += 1) await nextTurn()
  expect(matches).toHaveBeenCalledOnce()
})
