import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseJsonBody } from './request-body.ts'

const schema = z.object({ name: z.string() })

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
  expect(await parseJsonBody(request(stream), schema, 100)).toEqual({ ok: true, value: { name: 'café' } })
})

test.each([[null], ['{'], [''], ['{"name":1}']])('%j is invalid', async (body) => {
  expect(await parseJsonBody(request(body), schema, 100)).toMatchObject({ error: { status: 422 } })
})

test('an endless body is stopped early', async () => {
  const endless = new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(1024).fill(32))
    },
  })
  expect(await parseJsonBody(request(endless), schema, 4096)).toMatchObject({ error: { status: 413 } })
})

test('the body of a broken connection is invalid', async () => {
  const broken = new ReadableStream({
    start(controller) {
      controller.error(new Error('gone'))
    },
  })
  expect(await parseJsonBody(request(broken), schema, 100)).toMatchObject({ error: { status: 422 } })
})
