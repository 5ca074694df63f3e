import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTemporaryMailbox, type TemporaryMailbox, VALID_MAIL } from '../testing/temporary-mailbox.ts'

let mailbox: TemporaryMailbox
beforeEach(() => {
  mailbox = openTemporaryMailbox()
})
afterEach(() => mailbox.close())

const send = async (mail: object, headers?: Record<string, string>) => {
  const response = await mailbox.call('POST', '/emails', mail, headers)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const read = async (id: unknown) =>
  (await (await mailbox.call('GET', `/emails/${String(id)}`)).json()) as Record<string, unknown>

describe('invalid emails', () => {
  test.each([
    ['nobody to send it', { from: undefined }, 'missing_required_field', '`from`'],
    ['a sender that is none', { from: 'Meridian' }, 'validation_error', '`from`'],
    [
      'a sender with a second header',
      { from: 'A <a@b.example>\r\nBcc: c@d.example' },
      'validation_error',
      '',
    ],
    ['nobody to send it to', { to: [] }, 'missing_required_field', '`to`'],
    ['a recipient that is none', { to: ['mary'] }, 'validation_error', '`to`'],
    ['too many', { to: Array.from({ length: 51 }, (_, n) => `a${n}@b.example`) }, 'validation_error', '50'],
    ['no subject', { subject: '' }, 'missing_required_field', '`subject`'],
    ['a subject of two lines', { subject: 'a\nBcc: x@y.example' }, 'validation_error', 'line'],
    ['nothing to say', { text: undefined }, 'missing_required_field', '`html` or `text`'],
    ['a number for a text', { text: 7 }, 'validation_error', '`text`'],
    ['a tag with spaces', { tags: [{ name: 'a b', value: 'c' }] }, 'validation_error', 'ASCII'],
    ['a template', { template: { id: 'welcome' } }, 'validation_error', 'does not support templates'],
    ['a header of two lines', { headers: { 'X-A': 'a\nb' } }, 'validation_error', 'headers'],
    [
      'an empty attachment',
      { attachments: [{ filename: 'a' }] },
      'invalid_attachment',
      '`content` or `path`',
    ],
    ['one that is no base64', { attachments: [{ content: '***' }] }, 'invalid_attachment', 'base64'],
    ['a time that is none', { scheduled_at: 'some day' }, 'validation_error', '`scheduled_at`'],
    ['a time too far off', { scheduled_at: 'in 31 days' }, 'validation_error', '30 days'],
  ])('%s', async (_, change, name, words) => {
    const { status, body } = await send({ ...VALID_MAIL, ...change })
    expect(status).toBe(422)
    expect(body).toMatchObject({ statusCode: 422, name })
    expect(body['message']).toContain(words)
  })

  test.each([
    ['no JSON', '{', 400],
    ['a list', '[]', 422],
    ['null', 'null', 422],
    ['depth without end', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 400],
    ['more than 40 MB', ' '.repeat(42_000_001), 413],
  ])('%s', async (_, body, status) => {
    const response = await mailbox.call('POST', '/emails', body)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ statusCode: status })
    expect(mailbox.reported).toEqual([])
  })
})

describe('a scheduled email', () => {
  const scheduled = async () => (await send({ ...VALID_MAIL, scheduled_at: 'in 1 hour' })).body['id']

  test('is delivered at its time', async () => {
    const id = await scheduled()
    expect(await read(id)).toMatchObject({
      last_event: 'scheduled',
      scheduled_at: '2026-11-21T09:00:00.000Z',
    })
    mailbox.clock.now += 3_600_000
    expect(await read(id)).toMatchObject({ last_event: 'delivered' })
  })

  test('can be rescheduled or canceled', async () => {
    const id = String(await scheduled())
    const moved = await mailbox.call('PATCH', `/emails/${id}`, { scheduled_at: '2026-11-22T08:00:00Z' })
    expect(await moved.json()).toEqual({ object: 'email', id })
    mailbox.clock.now += 3_600_000
    expect(await read(id)).toMatchObject({ last_event: 'scheduled' })
    expect((await mailbox.call('POST', `/emails/${id}/cancel`)).status).toBe(200)
    expect(await read(id)).toMatchObject({ last_event: 'canceled' })
    expect((await mailbox.call('POST', `/emails/${id}/cancel`)).status).toBe(422)
  })

  test('cannot be canceled once it was sent', async () => {
    const { body } = await send(VALID_MAIL)
    expect((await mailbox.call('POST', `/emails/${String(body['id'])}/cancel`)).status).toBe(422)
  })
})

test('emails to the test addresses bounce or are reported as spam, as at Resend', async () => {
  const { body: bounced } = await send({ ...VALID_MAIL, to: 'bounced@resend.dev' })
  const { body: spam } = await send({ ...VALID_MAIL, to: 'Name <complained+label@resend.dev>' })
  const { body: suppressed } = await send({ ...VALID_MAIL, to: 'suppressed@resend.dev' })
  expect(await read(suppressed['id'])).toMatchObject({ last_event: 'suppressed' })
  expect(await read(bounced['id'])).toMatchObject({ last_event: 'bounced' })
  expect(await read(spam['id'])).toMatchObject({ last_event: 'complained' })
  const { body: other } = await send({ ...VALID_MAIL, to: 'constructor@resend.dev' })
  expect(await read(other['id'])).toMatchObject({ last_event: 'delivered' })
})

test('an attachment with an unknown file extension is a plain file', async () => {
  const attachments = [{ filename: 'order.constructor', content: 'QQ==' }]
  const { status, body } = await send({ ...VALID_MAIL, attachments })
  expect(status).toBe(200)
  const list = await mailbox.call('GET', `/emails/${String(body['id'])}/attachments`)
  expect(await list.json()).toMatchObject({ data: [{ content_type: 'application/octet-stream' }] })
})

describe('idempotency', () => {
  const key = { 'idempotency-key': 'inquiry/1' }

  test('the same request with the same key sends one email within a day', async () => {
    const first = await send(VALID_MAIL, key)
    expect(await send(VALID_MAIL, key)).toEqual(first)
    mailbox.clock.now += 24 * 3_600_000
    expect((await send(VALID_MAIL, key)).body['id']).not.toBe(first.body['id'])
  })

  test('a rejected request does not consume its key', async () => {
    expect((await send({ ...VALID_MAIL, to: 'nobody' }, key)).status).toBe(422)
    expect((await send(VALID_MAIL, key)).status).toBe(200)
  })

  test('a key has 1 to 256 characters', async () => {
    const { status, body } = await send(VALID_MAIL, { 'idempotency-key': 'k'.repeat(257) })
    expect({ status, name: body['name'] }).toEqual({ status: 400, name: 'invalid_idempotency_key' })
  })
})

test.each([
  ['no key', 'GET', {}, 401, 'missing_api_key'],
  ['another key', 'GET', { authorization: 'Bearer re_another' }, 400, 'validation_error'],
  ['another key for sending', 'POST', { authorization: 'Bearer re_another' }, 401, 'validation_error'],
])('%s is refused', async (_, method, headers, status, name) => {
  const response = await mailbox.open('/emails', { method, headers })
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ statusCode: status, name })
})

test('requests above the rate limit get a 429 with retry-after', async () => {
  const strict = openTemporaryMailbox({ rateLimit: 2 })
  try {
    const answers = []
    for (let n = 0; n < 3; n += 1) answers.push(await strict.call('GET', '/emails'))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(answers[2]?.headers.get('retry-after')).toBe('1')
    expect(await answers[2]?.json()).toMatchObject({ name: 'rate_limit_exceeded' })
    strict.clock.now += 1_000
    expect((await strict.call('GET', '/emails')).status).toBe(200)
  } finally {
    strict.close()
  }
})
