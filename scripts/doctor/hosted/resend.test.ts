import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openMailbox, type Mailbox } from '../../../emulators/resend/mailbox.ts'
import { mailIsSent, senderDomain } from './resend.ts'
import { serve, stopServers } from './testing/serve.ts'

let directory: string
let mailbox: Mailbox
let settings: { RESEND_API_KEY: string; RESEND_API_HOST: string; MAIL_FROM: string }

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'mailbox-'))
  mailbox = openMailbox({ dataDirectory: directory, domains: ['meridian.example'] })
  settings = {
    RESEND_API_KEY: mailbox.apiKey,
    RESEND_API_HOST: await serve(mailbox.handle),
    MAIL_FROM: 'Meridian <website@meridian.example>',
  }
})
afterEach(() => {
  stopServers()
  mailbox.close()
  rmSync(directory, { recursive: true })
})

const contains = (words: string) => expect.stringContaining(words) as string

/** A mail service with one answer. */
const answering = async (status: number, body: object) => ({
  ...settings,
  RESEND_API_HOST: await serve(() => Response.json(body, { status })),
})

test('a verified domain is fine, and one mail goes to the address for tests', async () => {
  expect(await senderDomain(settings)).toMatchObject({ state: 'ok', words: 'meridian.example is verified' })
  expect(await mailIsSent(settings)).toMatchObject({ state: 'ok' })
  const request = new Request(`${settings.RESEND_API_HOST}/emails`, {
    headers: { authorization: `Bearer ${mailbox.apiKey}` },
  })
  expect(await (await mailbox.handle(request)).json()).toMatchObject({
    data: [{ to: ['delivered@resend.dev'], from: 'Meridian <website@meridian.example>' }],
  })
})

test('a domain that is not of the account is to be added', async () => {
  const environment = { ...settings, MAIL_FROM: 'website@other.example' }
  expect(await senderDomain(environment)).toMatchObject({
    state: 'fix',
    words: contains('other.example is not'),
  })
  expect(await mailIsSent(environment)).toMatchObject({ state: 'fix', words: contains('not verified') })
})

test('a domain that waits for its records is named with its status', async () => {
  const data = [{ name: 'meridian.example', status: 'pending' }]
  expect(await senderDomain(await answering(200, { object: 'list', data }))).toMatchObject({
    state: 'fix',
    words: contains('is pending: set the DNS records'),
  })
})

test('an unknown key is to be made anew, and is not shown', async () => {
  const environment = { ...settings, RESEND_API_KEY: 're_of_another_account' }
  for (const check of [senderDomain, mailIsSent]) {
    const finding = await check(environment)
    expect(finding).toMatchObject({ state: 'fix', words: contains('does not know RESEND_API_KEY') })
    expect(finding.words).not.toContain('another_account')
  }
})

test('a key that may only send is right, and cannot look its domain up', async () => {
  const error = { statusCode: 401, name: 'restricted_api_key', message: 'restricted' }
  expect(await senderDomain(await answering(401, error))).toMatchObject({ state: 'note' })
})

test('a quota that is used up is named', async () => {
  const error = { statusCode: 429, name: 'daily_quota_exceeded', message: 'quota' }
  expect(await mailIsSent(await answering(429, error))).toMatchObject({
    state: 'fix',
    words: contains('quota'),
  })
})
