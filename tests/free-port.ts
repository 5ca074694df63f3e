import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** Returns a port of this machine that is free now, on IPv4 and IPv6. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
