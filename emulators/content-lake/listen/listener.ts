import { mayRead } from '../access/permissions.ts'
import type { EventStream } from '../http/event-stream.ts'
import type { Dataset } from '../storage/datasets.ts'
import type { Commit, Lake, Principal } from '../types.ts'
import { type ListenOptions, mutationEvent, type SeenChange } from './events.ts'
import { formatPosition, type Position } from './position.ts'

/** One open listener: what it listens to and how. */
export interface Listener {
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
 * Sends the commits of `missed`, then those to come, in order. Filters are evaluated elsewhere, so each listener has
 * its own queue: a slow filter or reader delays nobody else.
 */
export function startListener(listener: Listener, missed: Commit[], from: Position | undefined): void {
  let queue = Promise.resolve()
  const enqueue = (commit: Commit, skip: number) => {
    queue = queue
      .then(() => send(listener, commit, skip))
      .catch((error: unknown) => {
        listener.stream.send({ event: 'channelError', data: { message: messageOf(error) } })
        listener.stream.close()
      })
  }
  for (const commit of missed) enqueue(commit, commit.sequence === from?.sequence ? from.events : 0)
  const unsubscribe = listener.lake.commits.subscribe((commit) => enqueue(commit, 0))
  const unwatch = listener.lake.removals.subscribe((projectId, name) => {
    if (projectId !== listener.dataset.projectId || name !== listener.dataset.name) return
    // What clients do not connect again after.
    listener.stream.send({ event: 'disconnect', data: { reason: `Dataset "${name}" was deleted` } })
    listener.stream.close()
  })
  void listener.stream.closed.then(() => {
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
    const id = formatPosition({ epoch, sequence: commit.sequence, events: index + 1 })
    stream.send({ event: 'mutation', id, data: mutationEvent(commit, seen, index, options) })
  }
}

async function changesSeen(listener: Listener, commit: Commit): Promise<SeenChange[]> {
  const { lake, filter, params, principal, dataset } = listener
  const readable = commit.changes.filter(({ documentId }) => mayRead(principal, dataset, documentId))
  if (readable.length === 0) return []
  const documents = readable.flatMap(({ before, after }) => [before, after])
  const matches = await lake.queries.matches(filter, params, documents)
  return readable
    .map((change, index) => ({
      change,
      before: change.before !== null && matches[2 * index] === true,
      after: change.after !== null && matches[2 * index + 1] === true,
    }))
    .filter(({ before, after }) => before || after)
}
