import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Resend } from 'resend'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type EmulatorProcess, startEmulator } from '../../../scripts/emulator-process.ts'

const MAIL = {
  from: 'Meridian <mail@meridian.example>',
  to: 'mary@example.com',
  subject: 'Hello',
  text: 'Good day',
}

let directory: string
const emulators: EmulatorProcess[] = []
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mailbox-'))
})
afterEach(async () => {
  await Promise.all(emulators.splice(0).map((emulator) => emulator.kill()))
  await rm(directory, { recursive: true })
})

/** Starts the mailbox as its own process and returns the real SDK connected to it. */
async function start(rateLimit = 1_000, domains: string[] = []) {
  const flags = ['--rate-limit', String(rateLimit), ...domains.flatMap((domain) => ['--domain', domain])]
  const emulator = await startEmulator<{ apiKey: string }>('resend', directory, flags)
  emulators.push(emulator)
  const { port, apiKey } = emulator.announced
  const url = `http://127.0.0.1:${port}`
  return { kill: emulator.kill, url, resend: new Resend(apiKey, { baseUrl: url }) }
}

test('an email is stored with all its fields and read back', async () => {
  const { resend, url } = await start()
  const { data, error } = await resend.emails.send({
    ...MAIL,
    cc: ['cc@example.com'],
    bcc: 'bcc@example.com',
    replyTo: 'Mary <mary@example.com>',
    html: '<p>Good day</p>',
    headers: { 'X-Entity-Ref-ID': '1' },
    tags: [{ name: 'kind', value: 'contact' }],
    attachments: [{ filename: 'cv.pdf', content: Buffer.from('%PDF-1.7') }],
  })
  expect(error).toBeNull()
  const id = data?.id ?? ''
  expect((await resend.emails.get(id)).data).toMatchObject({
    object: 'email',
    id,
    to: ['mary@example.com'],
    cc: ['cc@example.com'],
    bcc: ['bcc@example.com'],
    reply_to: ['Mary <mary@example.com>'],
    html: '<p>Good day</p>',
    text: 'Good day',
    last_event: 'delivered',
    tags: [{ name: 'kind', value: 'contact' }],
  })
  const { data: files } = await resend.emails.attachments.list({ emailId: id })
  expect(files?.data).toMatchObject([{ filename: 'cv.pdf', content_type: 'application/pdf', size: 8 }])
  expect(await (await fetch(`${url}/mails/${id}/attachments/0`)).text()).toBe('%PDF-1.7')
})

test('errors arrive as errors of the SDK', async () => {
  const { resend, url } = await start()
  const stranger = new Resend('re_someone_else', { baseUrl: url })
  expect((await stranger.emails.send(MAIL)).error).toMatchObject({
    name: 'validation_error',
    statusCode: 401,
    message: 'API key is invalid',
  })
  expect((await resend.emails.send({ ...MAIL, to: 'nobody' })).error).toMatchObject({
    name: 'validation_error',
    statusCode: 422,
  })
  expect((await resend.emails.get('none')).error).toMatchObject({ name: 'not_found', statusCode: 404 })
  expect((await resend.apiKeys.list()).error).toMatchObject({ name: 'not_found', statusCode: 404 })
})

test('a key sends one email for repeated requests; another email with it is a conflict', async () => {
  const { resend } = await start()
  const send = (subject: string) => resend.emails.send({ ...MAIL, subject }, { idempotencyKey: 'inquiry/7' })
  const [first, second, third] = await Promise.all([send('Hello'), send('Hello'), send('Hello')])
  expect(second.data).toEqual(first.data)
  expect(third.data).toEqual(first.data)
  expect((await send('Bye')).error).toMatchObject({ name: 'invalid_idempotent_request', statusCode: 409 })
  expect((await resend.emails.list()).data?.data).toHaveLength(1)
})

test('an email is scheduled, rescheduled and canceled', async () => {
  const { resend } = await start()
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
  const { data } = await resend.emails.send({ ...MAIL, scheduledAt: inAnHour })
  const id = data?.id ?? ''
  const later = new Date(Date.now() + 7_200_000).toISOString()
  expect((await resend.emails.update({ id, scheduledAt: later })).data).toEqual({ object: 'email', id })
  expect((await resend.emails.get(id)).data).toMatchObject({ last_event: 'scheduled', scheduled_at: later })
  expect((await resend.emails.cancel(id)).data).toEqual({ object: 'email', id })
  expect((await resend.emails.get(id)).data?.last_event).toBe('canceled')
})

test('a batch is sent completely or not at all; a permissive one reports the invalid emails', async () => {
  const { resend } = await start()
  const batch = [MAIL, { ...MAIL, to: 'nobody' }]
  expect((await resend.batch.send(batch)).error).toMatchObject({ statusCode: 422 })
  expect((await resend.emails.list()).data?.data).toEqual([])
  const { data } = await resend.batch.send(batch, { batchValidation: 'permissive' })
  expect(data?.data).toHaveLength(1)
  expect(data?.errors).toMatchObject([{ index: 1 }])
})

test('verified domains are listed, and emails of other domains are rejected', async () => {
  const { resend } = await start(1_000, ['Meridian.example'])
  expect((await resend.domains.list()).data?.data).toMatchObject([
    { name: 'meridian.example', status: 'verified', capabilities: { sending: 'enabled' } },
  ])
  expect((await resend.emails.send(MAIL)).error).toBeNull()
  expect((await resend.emails.send({ ...MAIL, from: 'mail@other.example' })).error).toMatchObject({
    name: 'validation_error',
    statusCode: 403,
    message: expect.stringContaining('other.example domain is not verified') as string,
  })
  expect((await resend.emails.list()).data?.data).toHaveLength(1)
})

test('requests above the rate limit are rejected', async () => {
  const { resend } = await start(1)
  const responses = await Promise.all([1, 2, 3].map(() => resend.emails.list()))
  const refused = responses.find(({ error }) => error)
  expect(refused?.error).toMatchObject({ name: 'rate_limit_exceeded', statusCode: 429 })
  expect(refused?.headers).toMatchObject({ 'retry-after': '1' })
})

test('acknowledged emails and their keys survive a kill', async () => {
  const acknowledged = new Set<string>()
  const { kill, resend } = await start()
  const writers = [1, 2, 3].map(async (writer) => {
    for (let n = 0; ; n += 1) {
      const { data } = await resend.emails.send({ ...MAIL, subject: `${writer}-${n}` })
      if (!data) return
      acknowledged.add(data.id)
    }
  })
  while (acknowledged.size < 60) await new Promise((resolve) => setImmediate(resolve))
  await kill()
  await Promise.all(writers)
  const { resend: again } = await start()
  for (const id of acknowledged) expect((await again.emails.get(id)).data?.id).toBe(id)
})
