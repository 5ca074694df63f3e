import type { LiveEvent, SanityClient } from '@sanity/client'
import { concat, NEVER, of, Subject, throwError, type Observable } from 'rxjs'
import { expect, test, vi } from 'vitest'
import { subscribeToVercelProtectionBypass } from './protection-bypass.ts'

interface Answer {
  result: string | null
  syncTags: string[]
}

/** A lake that is asked, answered and spoken for by hand. */
function lake(events: Observable<LiveEvent>) {
  const asked: { since?: string; answer: Subject<Answer> }[] = []
  const client = {
    live: { events: () => events },
    observable: {
      fetch: (_query: string, _params: object, options: { lastLiveEventId?: string }) => {
        const answer = new Subject<Answer>()
        asked.push({ since: options.lastLiveEventId, answer })
        return answer
      },
    },
  } as unknown as SanityClient
  return { asked, client }
}

const message = (id: string, ...tags: string[]) => ({ type: 'message', id, tags }) as LiveEvent
const answered = (result: string | null) => ({ result, syncTags: ['s1:own'] })

function say({ answer }: { answer: Subject<Answer> }, result: string | null): void {
  answer.next(answered(result))
  answer.complete()
}

test('what is published before the first answer does not keep the answer back', () => {
  const events = new Subject<LiveEvent>()
  const { asked, client } = lake(events)
  const told = vi.fn()
  subscribeToVercelProtectionBypass(client, told)
  events.next(message('a', 's1:other'))
  say(asked[0]!, null)
  expect(told.mock.calls).toEqual([[null]])
  expect(asked).toHaveLength(1)
})

test('a secret that changes before the first answer is asked for again', () => {
  const events = new Subject<LiveEvent>()
  const { asked, client } = lake(events)
  const told = vi.fn()
  subscribeToVercelProtectionBypass(client, told)
  events.next(message('a', 's1:own'))
  say(asked[0]!, 'old')
  say(asked[1]!, 'new')
  expect(asked[1]!.since).toBe('a')
  expect(told.mock.calls).toEqual([['old'], ['new']])
})

test('a change is told, a change of something else asks nothing', () => {
  const events = new Subject<LiveEvent>()
  const { asked, client } = lake(events)
  const told = vi.fn()
  subscribeToVercelProtectionBypass(client, told)
  say(asked[0]!, null)
  events.next(message('a', 's1:other'))
  expect(asked).toHaveLength(1)
  events.next(message('b', 's1:other', 's1:own'))
  say(asked[1]!, 'secret')
  expect(told.mock.calls).toEqual([[null], ['secret']])
})

test('Presentation opens where the events or the secret cannot be had', () => {
  const { asked, client } = lake(throwError(() => new Error('no events')))
  const told = vi.fn()
  subscribeToVercelProtectionBypass(client, told)
  asked[0]!.answer.error(new Error('no answer'))
  expect(told.mock.calls).toEqual([[null]])
})

test('nothing is told after the end', () => {
  const { asked, client } = lake(concat(of(message('a', 's1:own')), NEVER))
  const told = vi.fn()
  subscribeToVercelProtectionBypass(client, told)()
  say(asked[0]!, 'secret')
  expect(told).not.toHaveBeenCalled()
})
