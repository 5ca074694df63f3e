import { createServer, get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { TEST_DIRECTORY } from '../testing/people.ts'
import { openTemporaryLake, type TemporaryLake } from '../testing/temporary-lake.ts'

let open: TemporaryLake
let server: Server
const opened: Client[] = []

beforeEach(async () => {
  open = openTemporaryLake()
  open.lake.database.exec(`INSERT INTO datasets (project_id, name, acl_mode, created_at)
    VALUES ('meridian', 'staging', 'public', '')`)
  server = createServer()
  open.attach(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(async () => {
  for (const client of opened.splice(0)) client.socket.terminate()
  await open.close()
  await new Promise((resolve) => server.close(resolve))
})

interface Frame {
  id?: string
  result?: unknown
  error?: { code: number }
  params?: { result: Record<string, unknown> }
}

/** A socket whose frames are read in the order they arrived. */
class Client {
  readonly socket: WebSocket
  readonly #frames: string[] = []
  #wake: () => void = () => undefined

  constructor(path: string, headers: Record<string, string> = {}) {
    const { port } = server.address() as AddressInfo
    this.socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers })
    this.socket.on('message', (data: Buffer) => {
      this.#frames.push(data.toString())
      this.#wake()
    })
    // `ws` treats ending a refused connection as an error; the tests read the refusal itself.
    this.socket.on('error', () => undefined)
    opened.push(this)
  }

  async text(): Promise<string> {
    while (this.#frames.length === 0) await new Promise<void>((resolve) => (this.#wake = resolve))
    return this.#frames.shift() ?? ''
  }

  async frame(): Promise<Frame> {
    const text = await this.text()
    return text === '♥' ? this.frame() : (JSON.parse(text) as Frame)
  }

  /** Returns the next event of a subscription; other frames are skipped. */
  async event(): Promise<Record<string, unknown>> {
    const { params } = await this.frame()
    return params ? params.result : this.event()
  }

  send(method: string, params: unknown = {}, id = method): void {
    this.socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
  }

  async call(method: string, params: unknown = {}): Promise<Frame> {
    this.send(method, params)
    for (;;) {
      const frame = await this.frame()
      if (frame.id === method) return frame
    }
  }
}

async function signIn(
  userId: string,
  path = '/v2022-06-30/socket/production?tag=sanity.studio',
): Promise<Client> {
  const client = new Client(path)
  expect(await client.text()).toBe('♥')
  const authorization = `Bearer ${open.tokens[userId]}`
  expect((await client.call('authorization', { authorization })).result).toBe(true)
  expect(typeof (await client.call('presence_subscribe')).result).toBe('string')
  return client
}

test('two editors see each other arrive, move and leave', async () => {
  const mei = await signIn('marketer')
  const omar = await signIn('merchandiser')
  omar.send('presence_rollcall', { session: 'omar-1' })
  expect(await mei.event()).toEqual({ type: 'rollCall', i: 'merchandiser', session: 'omar-1' })

  const locations = [{ type: 'document', documentId: 'service-a', path: ['title'], lastActiveAt: '' }]
  mei.send('presence_announce', { data: { sessionId: 'mei-1', locations } })
  expect(await omar.event()).toMatchObject({ type: 'rollCall' })
  expect(await omar.event()).toEqual({ type: 'state', i: 'marketer', m: { sessionId: 'mei-1', locations } })

  mei.send('presence_disconnect', { session: 'mei-1' })
  expect(await omar.event()).toEqual({ type: 'disconnect', i: 'marketer', m: { session: 'mei-1' } })
})

test('tokens are accepted as in requests', async () => {
  const client = new Client('/v2022-06-30/socket/production')
  await client.text()
  const authorize = async (given: string) =>
    (await client.call('authorization', { authorization: `Bearer ${given}` })).result ?? false
  const others = TEST_DIRECTORY.people.filter(({ id }) => id !== 'marketer')
  Object.assign(open.lake, { directory: { ...TEST_DIRECTORY, people: others } })
  expect(await authorize(open.tokens['marketer'] ?? '')).toBe(false)
  expect(await authorize('unknown')).toBe(false)
  Object.assign(open.lake, { isPermissive: true })
  expect(await authorize('unknown')).toBe(true)
})

test('other editors are notified when a browser disconnects', async () => {
  const mei = await signIn('marketer')
  const omar = await signIn('merchandiser')
  await mei.call('presence_announce', { data: { sessionId: 'mei-1', locations: [] } })
  expect(await omar.event()).toMatchObject({ type: 'state' })
  mei.socket.terminate()
  expect(await omar.event()).toEqual({ type: 'disconnect', i: 'marketer', m: { session: 'mei-1' } })
})

test('an unsubscribed client receives nothing, and datasets are separate', async () => {
  const mei = await signIn('marketer')
  const elsewhere = await signIn('administrator', '/v2022-06-30/socket/staging')
  const { result } = await mei.call('presence_subscribe')
  expect((await mei.call('presence_unsubscribe', { subscriptionId: result })).result).toBe(true)
  await elsewhere.call('presence_announce', { data: { sessionId: 'grace-1', locations: [] } })
  // A leaked or duplicated frame would arrive before the next roll call.
  mei.send('presence_rollcall', { session: 'mei-1' })
  mei.send('presence_rollcall', { session: 'mei-2' })
  expect(await mei.event()).toMatchObject({ session: 'mei-1' })
  expect(await mei.event()).toMatchObject({ session: 'mei-2' })
})

test('bad frames get an error and the connection stays open', async () => {
  const mei = await signIn('marketer')
  const deep = `{"sessionId":"mei-1","locations":${'['.repeat(30_000)}${']'.repeat(30_000)}}`
  const sends: [string, number][] = [
    ['{', -32700],
    ['', -32700],
    ['null', -32600],
    ['{"jsonrpc":"2.0","id":"x"}', -32600],
    [`{"jsonrpc":"2.0","id":"x","method":"presence_announce","params":{"data":${deep}}}`, -32600],
    ['{"jsonrpc":"2.0","id":"x","method":"toString"}', -32601],
    ['{"jsonrpc":"2.0","id":"x","method":"presence_announce"}', -32602],
    ['{"jsonrpc":"2.0","id":"x","method":"presence_rollcall","params":{"session":7}}', -32602],
  ]
  for (const [text, code] of sends) {
    mei.socket.send(text)
    expect([text, (await mei.frame()).error?.code]).toEqual([text, code])
  }
  mei.socket.send(Buffer.from([1, 2, 3]))
  expect((await mei.frame()).error?.code).toBe(-32700)
  expect((await mei.call('presence_rollcall', { session: 'mei-1' })).result).toBe(true)
})

test('a client without a valid token receives nothing', async () => {
  const stranger = new Client('/v2022-06-30/socket/production')
  await stranger.text()
  expect((await stranger.call('presence_subscribe')).error?.code).toBe(4001)
  expect((await stranger.call('authorization', { authorization: 'Bearer nonsense' })).error?.code).toBe(4001)
  expect((await stranger.call('authorization', {})).error?.code).toBe(4001)
})

test.each([
  ['an unknown dataset', '/v1/socket/nowhere', {}, 404],
  ['another path', '/v1/elsewhere', {}, 404],
  ['a foreign page', '/v1/socket/production', { origin: 'https://evil.example' }, 403],
] as const)('%s is refused', async (_, path, headers, status) => {
  const { socket } = new Client(path, headers)
  const refused = new Promise<number | undefined>((resolve) =>
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode)),
  )
  expect(await refused).toBe(status)
})

test('an address with a password is refused, and does not end the lake', async () => {
  const { port } = server.address() as AddressInfo
  const path = 'http://a:b@localhost/v1/socket/nowhere'
  const headers = { connection: 'upgrade', upgrade: 'websocket' }
  const status = await new Promise((resolve) =>
    get({ port, path, headers, host: '127.0.0.1' }, (response) => resolve(response.statusCode)),
  )
  expect(status).toBe(404)
})
