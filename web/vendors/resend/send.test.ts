import { beforeEach, expect, test, vi } from 'vitest'
import { sendMail } from './send.ts'

const send = vi.hoisted(() =>
  vi.fn<(mail: { headers?: object }, options: { idempotencyKey: string }) => Promise<unknown>>(),
)

vi.mock('resend', () => ({
  Resend: class {
    emails = { send }
  },
}))

const mail = { to: 'a@example.com', subject: 'Yes', text: 'Yes', html: '<p>Yes</p>', key: 'order.1/paid' }
const sent = { data: { id: '1' }, error: null }
const refused = (name: string, statusCode: number, message = '') => ({
  data: null,
  error: { name, statusCode, message },
})
const full = refused('rate_limit_exceeded', 429)

beforeEach(() => {
  send.mockReset()
})

test('an email over the rate limit is sent later under the same key', async () => {
  send.mockResolvedValueOnce(full).mockResolvedValueOnce(full).mockResolvedValueOnce(sent)
  expect(await sendMail(mail, [0, 0, 0])).toEqual({ ok: true, id: '1' })
  expect(send.mock.lastCall?.[0].headers).toEqual({ 'Auto-Submitted': 'auto-generated' })
  expect(send.mock.calls.map(([, options]) => options.idempotencyKey)).toEqual([mail.key, mail.key, mail.key])
})

test('an email that stays over the rate limit can be retried', async () => {
  send.mockResolvedValue(full)
  expect(await sendMail(mail, [0, 0])).toEqual({
    ok: false,
    retry: true,
    reason: 'rate_limit_exceeded (429)',
  })
  expect(send).toHaveBeenCalledTimes(3)
})

test.each([
  ['an error of the service ends the attempt', refused('application_error', 500), true],
  ['an invalid email is not retried', refused('validation_error', 422), false],
  ['an email waits while the key is wrong', refused('validation_error', 401, 'API key is invalid'), true],
  ['an email waits while the key is malformed', refused('validation_error', 400, 'API key is invalid'), true],
  ['an email waits while the domain is not verified', refused('validation_error', 403), true],
])('%s', async (_, answer, retry) => {
  send.mockResolvedValue(answer)
  expect(await sendMail(mail)).toMatchObject({ ok: false, retry })
  expect(send).toHaveBeenCalledTimes(1)
})
