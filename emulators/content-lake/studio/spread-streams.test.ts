import type { SanityClient } from '@sanity/client'
import { expect, test } from 'vitest'
import { spreadStreams } from './spread-streams.ts'

/** A client of which only the host of its streams matters. */
interface Fake {
  listen: () => string
  live: { events: () => string }
  observable?: Fake
  config(): { apiHost: string }
  withConfig(config: { apiHost?: string }): Fake
  clone(): Fake
}

function fakeClient(apiHost: string, hasObservable = true): Fake {
  return {
    listen: () => apiHost,
    live: { events: () => apiHost },
    ...(hasObservable && { observable: fakeClient(apiHost, false) }),
    config: () => ({ apiHost }),
    withConfig: (config) => fakeClient(config.apiHost ?? apiHost, hasObservable),
    clone: () => fakeClient(apiHost, hasObservable),
  }
}

const LAKE = 'http://localhost:4000'
const spreadOver = (apiHost: string) =>
  spreadStreams(fakeClient(apiHost) as unknown as SanityClient, apiHost, 'blog') as unknown as Fake

test('each stream has a host of its own, also of derived clients, and other requests stay at the lake', () => {
  const client = spreadOver(LAKE)
  const derived = client.withConfig({}).clone()
  const hosts = [
    client.listen(),
    client.live.events(),
    client.observable?.listen(),
    derived.listen(),
    derived.observable?.withConfig({}).listen(),
  ]
  expect(hosts).toEqual([0, 1, 2, 3, 4].map((number) => `http://s${number}.blog.localhost:4000`))
  expect(client.config()).toEqual({ apiHost: LAKE })
})

test('hosts come again after 64', () => {
  const client = spreadOver(LAKE)
  const hosts = Array.from({ length: 65 }, () => client.listen())
  expect(new Set(hosts).size).toBe(64)
})

test('a lake at another host is left as it is', () => {
  expect(spreadOver('https://lake.example').listen()).toBe('https://lake.example')
})
