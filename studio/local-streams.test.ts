import { expect, test } from 'vitest'
import { createStreamDistributor } from './local-streams.ts'

/** Returns the hosts of the given requests. */
async function hostsOf(apiHost: string, requests: { accept: string }[]): Promise<string[]> {
  const hosts: string[] = []
  const send = (input: string | URL | Request) => {
    hosts.push(new URL(input as URL).host)
    return Promise.resolve(new Response())
  }
  const resolveFetch = createStreamDistributor(apiHost, send)
  for (const headers of requests) await resolveFetch()(`${apiHost}/v1/data/listen/production`, { headers })
  return hosts
}

const STREAM = { accept: 'text/event-stream' }
const QUERY = { accept: 'application/json' }

test('event streams never share a host with more than five others', async () => {
  const hosts = await hostsOf(
    'http://localhost:4000',
    Array.from({ length: 320 }, () => STREAM),
  )
  const count = (host: string) => hosts.filter((other) => other === host).length
  expect(hosts.slice(0, 2)).toEqual(['s0.localhost:4000', 's1.localhost:4000'])
  expect(Math.max(...hosts.map(count))).toBeLessThanOrEqual(6)
})

test('queries go to the lake itself', async () => {
  expect(await hostsOf('http://localhost:4000', [QUERY])).toEqual(['localhost:4000'])
})

test('another host stays unchanged, as it may have no subdomains', async () => {
  expect(await hostsOf('http://192.168.1.5:4000', [STREAM])).toEqual(['192.168.1.5:4000'])
})
