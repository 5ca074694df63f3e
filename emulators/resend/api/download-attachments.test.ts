import { afterAll, beforeAll, expect, test } from 'vitest'
import { respond, serve, stopServers } from '../../shared/testing/serve.ts'
import { openTemporaryMailbox, type TemporaryMailbox, VALID_MAIL } from '../testing/temporary-mailbox.ts'

let address: string
let mailbox: TemporaryMailbox
beforeAll(async () => {
  mailbox = openTemporaryMailbox()
  address = await serve(({ url }) =>
    url.endsWith('/missing.pdf')
      ? respond(404)
      : new Response('an invoice', { headers: { 'content-type': 'application/pdf; x=y' } }),
  )
})
afterAll(async () => {
  await stopServers()
  mailbox.close()
})

async function send(attachments: object[]) {
  const response = await mailbox.call('POST', '/emails', { ...VALID_MAIL, attachments })
  return (await response.json()) as Record<string, unknown>
}

test('an attachment by path is downloaded, with the name and type of its address', async () => {
  const { id } = await send([
    { path: `${address}/invoice%201.pdf` },
    { path: `${address}/b`, filename: 'b.txt' },
  ])
  const listed = await mailbox.call('GET', `/emails/${String(id)}/attachments`)
  expect(await listed.json()).toMatchObject({
    data: [
      { filename: 'invoice 1.pdf', content_type: 'application/pdf', size: 10 },
      { filename: 'b.txt', content_type: 'application/pdf', size: 10 },
    ],
  })
})

test.each([
  ['missing', () => `${address}/missing.pdf`, 'status 404'],
  ['unreachable', () => 'http://127.0.0.1:1/a.pdf', 'cannot be downloaded'],
  ['not an address', () => 'file:///etc/hostname', 'is not an address'],
])('an attachment that is %s is an error', async (_, path, words) => {
  const body = await send([{ path: path() }])
  expect(body).toMatchObject({ statusCode: 422, name: 'invalid_attachment' })
  expect(body['message']).toContain(words)
})
