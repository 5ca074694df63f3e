import { findNamed, listObjects } from '../api/lists.ts'
import { listOf, readShape, text } from '../api/parameters.ts'
import type { Call, Route } from '../http/routes.ts'

/** Returns an event with its number of pending webhooks. */
function retrieve(call: Call): object {
  readShape({}, call.values)
  const event = findNamed(call, 'event')
  return { ...event, pending_webhooks: call.account.queue.pending(event.id) }
}

function list(call: Call): object {
  const { types, ...values } = call.values
  const wanted = types === undefined ? undefined : listOf(text(100), 20).read(types, 'types')
  const page = listObjects({ ...call, values }, 'event', { type: text(100) }, [
    ...(wanted ? [{ field: 'type', sign: 'in' as const, value: wanted }] : []),
  ])
  return {
    ...page,
    data: page.data.map((event) => ({ ...event, pending_webhooks: call.account.queue.pending(event.id) })),
  }
}

export const eventRoutes: readonly Route[] = [
  { method: 'GET', path: '/v1/events', handle: list },
  { method: 'GET', path: '/v1/events/:id', handle: retrieve },
]
