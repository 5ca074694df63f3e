import { expect, test } from 'vitest'
import { readJsonBody } from './json-body.ts'

const request = (body: BodyInit | null) =>
  new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit)

test('reads JSON, in as many pieces as it comes', async () => {
  const pieces = ['{"name":', '"café', '"}'].map((text) => new TextEncoder().encode(text))
  const stream = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
  expect(await readJsonBody(request(stream), 100)).toEqual({ kind: 'json', value: { name: 'café' } })
})

test.each([[null], ['{'], ['']])('says that %j cannot be read', async (body) => {
  expect(await readJsonBody(request(body), 100)).toEqual({ kind: 'unreadable' })
})

test('stops a body without end, long before memory is full', async () => {
  const endless = new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(1024).fill(32))
    },
  })
  expect(await readJsonBody(request(endless), 4096)).toEqual({ kind: 'tooLarge' })
})

test('says of a connection that breaks that nothing could be read', async () => {
  const broken = new ReadableStream({
    start(controller) {
      controller.error(new Error('gone'))
    },
  })
  expect(await readJsonBody(request(broken), 100)).toEqual({ kind: 'unreadable' })
})
