import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clientAddress, resolveClientAddresses } from './forwarded-headers.ts'

test.each([
  // No proxy: addresses that the client sends are ignored.
  ['203.0.113.7', undefined, 0, '203.0.113.7'],
  ['203.0.113.7', '198.51.100.1', 0, '203.0.113.7'],
  ['203.0.113.7', '198.51.100.1, 198.51.100.2', 0, '203.0.113.7'],
  // One proxy, which overwrites or appends.
  ['10.0.0.1', '203.0.113.7', 1, '203.0.113.7'],
  ['10.0.0.1', '198.51.100.1, 203.0.113.7', 1, '203.0.113.7'],
  // Two proxies that append.
  ['10.0.0.1', '198.51.100.1, 203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
  // A request that bypasses a proxy.
  ['10.0.0.1', undefined, 1, '10.0.0.1'],
  ['10.0.0.1', '203.0.113.7', 2, '203.0.113.7'],
  [undefined, undefined, 1, 'unknown'],
])('ASVS 4.1.3: connection %s with %j and %i trusted proxies is %s', (remote, header, trusted, address) => {
  expect(clientAddress(remote, header, trusted)).toBe(address)
})

test('ASVS 4.1.3: the address is the one that the trusted proxies saw, whatever the client sends', () => {
  fc.assert(
    fc.property(
      fc.array(fc.ipV4()),
      fc.ipV4(),
      fc.array(fc.ipV4(), { maxLength: 3 }),
      (claims, client, proxies) => {
        const hops = [...claims, client, ...proxies]
        const remote = hops.pop()
        expect(clientAddress(remote, hops.join(', '), proxies.length)).toBe(client)
      },
    ),
  )
})

test('ASVS 4.1.3: a server sees the address of the connection instead of one in the header', async () => {
  resolveClientAddresses(0)
  const server = createServer(({ headers }, response) => response.end(String(headers['x-forwarded-for'])))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}`, { headers: { 'x-forwarded-for': '198.51.100.1' } })
  expect(await response.text()).toBe('127.0.0.1')
  server.close()
})
