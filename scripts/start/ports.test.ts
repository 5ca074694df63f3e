import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { SERVICES } from '../services.ts'
import { describePortConflicts, findFreeOffset, planPorts } from './ports.ts'

test('no two services share a port, at any offset', () => {
  const ports = planPorts(300).map(({ port }) => port)
  expect(new Set(ports).size).toBe(SERVICES.length)
  expect(ports).toContain(3300)
})

test('the message names the port, the service, the owner and a solution', () => {
  const message = describePortConflicts(
    [{ title: 'Site', port: 3000, owner: { pid: 7, command: 'python' } }],
    0,
  )
  expect(message).toContain('Port 3000 (Site) is in use by process 7: python.')
  expect(message).toContain('PORT_OFFSET=100 npm start (site on 3100)')
})

test('the message says when the owner is unknown', () => {
  expect(describePortConflicts([{ title: 'Site', port: 3000, owner: null }], 0)).toContain('another program')
})

test('skips an offset with an occupied port', async () => {
  const first = await findFreeOffset(20_000)
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(3000 + first, '127.0.0.1', resolve))
  try {
    expect(await findFreeOffset(first)).toBeGreaterThan(first)
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
})
