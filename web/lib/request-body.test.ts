import { expect, test } from 'vitest'
import { readJsonBody } from './request-body.ts'

const request = (body: BodyInit | null) =>
  new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit)

test('reads JSON in any number of chunks', async () => {
  const pieces = ['{"name":', '"café', '"}'].map((text) => new TextEncoder().encode(text))
  const stream = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
  expect(await readJsonBody(request(stream), 100)).toEqual({ kind: 'json', value: { name: 'café' } })
})

test.each([[null], ['{'], ['']])('%j is unreadable', async (body) => {
  expect(await readJsonBody(request(body), 100)).toEqual({ kind: 'unreadable' })
})

test('an endless body is stopped early', async () => {
  const endless = new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(1024).fill(32))
    },
  })
  expect(await readJsonBody(request(endless), 4096)).toEqual({ kind: 'tooLarge' })
})

test('the body of a broken connection is unreadable', async () => {
  const broken = new ReadableStream({
    start(controller) {
      controller.error(new Error('gone'))
    },
  })
  expect(await readJsonBody(request(broken), 100)).toEqual({ kind: 'unreadable' })
})
