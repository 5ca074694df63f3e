import { expect, test } from 'vitest'
import { createStreamSpreader } from './local-streams.ts'

/** The addresses that reach the network when the given requests are made. */
async function hostsOf(apiHost: string, requests: { accept: string }[]): Promise<string[]> {
  const hosts: string[] = []
  const send = (input: string | URL | Request) => {
    hosts.push(new URL(input as URL).host)
    return Promise.resolve(new Response())
  }
  const resolveFetch = createStreamSpreader(apiHost, send)
  for (const headers of requests) await resolveFetch()(`${apiHost}/v1/data/listen/production`, { headers })
  return hosts
}

const STREAM = { accept: 'text/event-stream' }
const QUESTION = { accept: 'application/json' }

test('event streams never share a host with more than five others', async () => {
  const hosts = await hostsOf(
    'http://localhost:4000',
    Array.from({ length: 320 }, () => STREAM),
  )
  const count = (host: string) => hosts.filter((other) => other === host).length
  expect(hosts.slice(0, 2)).toEqual(['s0.localhost:4000', 's1.localhost:4000'])
  expect(Math.max(...hosts.map(count))).toBeLessThanOrEqual(6)
})

test('questions go to the lake itself', async () => {
  expect(await hostsOf('http://localhost:4000', [QUESTION])).toEqual(['localhost:4000'])
})

test('a lake with another name is left alone: its name may have no others below it', async () => {
  expect(await hostsOf('http://192.168.1.5:4000', [STREAM])).toEqual(['192.168.1.5:4000'])
})
