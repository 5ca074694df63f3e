import { mayReadChange } from '../access/permissions.ts'
import type { EventStream } from '../http/event-stream.ts'
import { pause } from '../slices.ts'
import type { Dataset } from '../storage/datasets.ts'
import type { Commit, Lake, Principal } from '../types.ts'
import { createMutationEvent, type ListenOptions, type SeenChange } from './events.ts'
import { formatPosition, type Position } from './position.ts'

/** Changes that a filter is evaluated on at a time. */
const BATCH = 50

/** An open listener with its filter and options. */
interface Listener {
  lake: Pick<Lake, 'queries' | 'commits' | 'removals'>
  stream: EventStream
  dataset: Dataset
  principal: Principal
  filter: string
  params: Record<string, unknown>
  options: ListenOptions
  epoch: string
}

/**
 * Sends the commits of `missed`, then new ones, in order. Filters are evaluated in workers, so each listener has its own
 * queue: a slow filter or client delays no other listener.
 */
export function startListener(listener: Listener, missed: Commit[], from: Position | undefined): void {
  let queue = Promise.resolve()
  let isClosed = false
  const enqueue = (commit: Commit, skip: number) => {
    queue = queue
      .then(() => (isClosed ? undefined : send(listener, commit, skip)))
      .catch((error: unknown) => {
        listener.stream.send({ event: 'channelError', data: { message: messageOf(error) } })
        listener.stream.close()
      })
  }
  for (const commit of missed) enqueue(commit, commit.sequence === from?.sequence ? from.events : 0)
  const unsubscribe = listener.lake.commits.subscribe((commit) => enqueue(commit, 0))
  const unwatch = listener.lake.removals.subscribe((projectId, name) => {
    if (projectId !== listener.dataset.projectId || name !== listener.dataset.name) return
    // Clients do not reconnect after this event.
    listener.stream.send({ event: 'disconnect', data: { reason: `Dataset "${name}" was deleted` } })
    listener.stream.close()
  })
  void listener.stream.closed.then(() => {
    isClosed = true
    unsubscribe()
    unwatch()
  })
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'The filter cannot be evaluated'
}

async function send(listener: Listener, commit: Commit, skip: number): Promise<void> {
  const { dataset, options, stream, epoch } = listener
  if (commit.projectId !== dataset.projectId || commit.dataset !== dataset.name) return
  const seen = await changesSeen(listener, commit)
  for (let index = skip; index < seen.length; index++) {
    await pause()
    const isLast = index === seen.length - 1
    const id = formatPosition({ epoch, sequence: commit.sequence, events: isLast ? 0 : index + 1 })
    stream.send({ event: 'mutation', id, data: createMutationEvent(commit, seen, index, options) })
  }
}

async function changesSeen(listener: Listener, commit: Commit): Promise<SeenChange[]> {
  const { lake, filter, params, principal, dataset } = listener
  const readable = commit.changes.filter((change) => mayReadChange(principal, dataset, change))
  const seen: SeenChange[] = []
  for (let start = 0; start < readable.length; start += BATCH) {
    const batch = readable.slice(start, start + BATCH)
    const documents = batch.flatMap(({ before, after }) => [before, after])
    const matches = await lake.queries.matches(filter, params, documents)
    for (const [index, change] of batch.entries()) {
      const before = change.before !== null && matches[2 * index] === true
      const after = change.after !== null && matches[2 * index + 1] === true
      if (before || after) seen.push({ change, before, after })
    }
    await pause()
  }
  return seen
}
