import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  openTemporaryMailbox,
  type TemporaryMailbox,
} from '../../../emulators/resend/testing/temporary-mailbox.ts'
import { serve, stopServers } from '../../../emulators/shared/testing/serve.ts'
import { mailIsSent, senderDomain } from './resend.ts'

let mailbox: TemporaryMailbox
let settings: { RESEND_API_KEY: string; RESEND_API_HOST: string; MAIL_FROM: string }

beforeEach(async () => {
  mailbox = openTemporaryMailbox({ domains: ['meridian.example'] })
  settings = {
    RESEND_API_KEY: mailbox.apiKey,
    RESEND_API_HOST: await serve(mailbox.handle),
    MAIL_FROM: 'Meridian <website@meridian.example>',
  }
})
afterEach(async () => {
  await stopServers()
  mailbox.close()
})

const contains = (text: string) => expect.stringContaining(text) as string

/** Creates a mail service with one response. */
const respondingWith = async (status: number, body: object) => ({
  ...settings,
  RESEND_API_HOST: await serve(() => Response.json(body, { status })),
})

test('accepts a verified domain and sends one email to the test address', async () => {
  expect(await senderDomain(settings)).toMatchObject({ state: 'ok', message: 'meridian.example is verified' })
  expect(await mailIsSent(settings)).toMatchObject({ state: 'ok' })
  const request = new Request(`${settings.RESEND_API_HOST}/emails`, {
    headers: { authorization: `Bearer ${mailbox.apiKey}` },
  })
  expect(await (await mailbox.handle(request)).json()).toMatchObject({
    data: [{ to: ['delivered@resend.dev'], from: 'Meridian <website@meridian.example>' }],
  })
})

test('reports a domain that is not in the account', async () => {
  const environment = { ...settings, MAIL_FROM: 'website@other.example' }
  expect(await senderDomain(environment)).toMatchObject({
    state: 'fix',
    message: contains('other.example is not'),
  })
  expect(await mailIsSent(environment)).toMatchObject({ state: 'fix', message: contains('not verified') })
})

test('reports the status of a pending domain', async () => {
  const data = [{ name: 'meridian.example', status: 'pending' }]
  expect(await senderDomain(await respondingWith(200, { object: 'list', data }))).toMatchObject({
    state: 'fix',
    message: contains('is pending: set the DNS records'),
  })
})

test('reports an unknown key without showing it', async () => {
  const environment = { ...settings, RESEND_API_KEY: 're_of_another_account' }
  for (const check of [senderDomain, mailIsSent]) {
    const finding = await check(environment)
    expect(finding).toMatchObject({ state: 'fix', message: contains('does not know RESEND_API_KEY') })
    expect(finding.message).not.toContain('another_account')
  }
})

test('a sending key cannot look up its domain', async () => {
  const error = { statusCode: 401, name: 'restricted_api_key', message: 'restricted' }
  expect(await senderDomain(await respondingWith(401, error))).toMatchObject({ state: 'note' })
})

test('reports an exceeded quota', async () => {
  const error = { statusCode: 429, name: 'daily_quota_exceeded', message: 'quota' }
  expect(await mailIsSent(await respondingWith(429, error))).toMatchObject({
    state: 'fix',
    message: contains('quota'),
  })
})
