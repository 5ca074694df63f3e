import type { LiveEvent, SanityClient } from '@sanity/client'
import { concat, NEVER, type Observable, of, Subject, throwError } from 'rxjs'
import { expect, test, vi } from 'vitest'
import { subscribeToVercelProtectionBypass } from './protection-bypass.ts'

interface Response {
  result: string | null
  syncTags: string[]
}

/** Creates a client whose queries the test answers. */
function createClient(events: Observable<LiveEvent>) {
  const queries: { since?: string; response: Subject<Response> }[] = []
  const client = {
    live: { events: () => events },
    observable: {
      fetch: (_query: string, _params: object, options: { lastLiveEventId?: string }) => {
        const response = new Subject<Response>()
        queries.push({ since: options.lastLiveEventId, response })
        return response
      },
    },
  } as unknown as SanityClient
  return { queries, client }
}

const message = (id: string, ...tags: string[]) => ({ type: 'message', id, tags }) as LiveEvent
const resultOf = (result: string | null) => ({ result, syncTags: ['s1:own'] })

function respond({ response }: { response: Subject<Response> }, result: string | null): void {
  response.next(resultOf(result))
  response.complete()
}

test('a publish before the first response does not delay it', () => {
  const events = new Subject<LiveEvent>()
  const { queries, client } = createClient(events)
  const onChange = vi.fn()
  subscribeToVercelProtectionBypass(client, onChange)
  events.next(message('a', 's1:other'))
  respond(queries[0]!, null)
  expect(onChange.mock.calls).toEqual([[null]])
  expect(queries).toHaveLength(1)
})

test('a secret that changes before the first response is fetched again', () => {
  const events = new Subject<LiveEvent>()
  const { queries, client } = createClient(events)
  const onChange = vi.fn()
  subscribeToVercelProtectionBypass(client, onChange)
  events.next(message('a', 's1:own'))
  respond(queries[0]!, 'old')
  respond(queries[1]!, 'new')
  expect(queries[1]!.since).toBe('a')
  expect(onChange.mock.calls).toEqual([['old'], ['new']])
})

test('only a change of the secret fetches it again', () => {
  const events = new Subject<LiveEvent>()
  const { queries, client } = createClient(events)
  const onChange = vi.fn()
  subscribeToVercelProtectionBypass(client, onChange)
  respond(queries[0]!, null)
  events.next(message('a', 's1:other'))
  expect(queries).toHaveLength(1)
  events.next(message('b', 's1:other', 's1:own'))
  respond(queries[1]!, 'secret')
  expect(onChange.mock.calls).toEqual([[null], ['secret']])
})

test('Presentation opens without events and secret', () => {
  const { queries, client } = createClient(throwError(() => new Error('no events')))
  const onChange = vi.fn()
  subscribeToVercelProtectionBypass(client, onChange)
  queries[0]!.response.error(new Error('no response'))
  expect(onChange.mock.calls).toEqual([[null]])
})

test('nothing is reported after unsubscribing', () => {
  const { queries, client } = createClient(concat(of(message('a', 's1:own')), NEVER))
  const onChange = vi.fn()
  subscribeToVercelProtectionBypass(client, onChange)()
  respond(queries[0]!, 'secret')
  expect(onChange).not.toHaveBeenCalled()
})
