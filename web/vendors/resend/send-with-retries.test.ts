import { beforeEach, expect, test, vi } from 'vitest'
import { type MailResult, sendMail } from './send.ts'
import { sendWithRetries } from './send-with-retries.ts'

const pause = vi.hoisted(() => vi.fn((_milliseconds: number) => Promise.resolve()))
vi.mock('node:timers/promises', () => ({ setTimeout: pause }))
vi.mock('./send.ts', () => ({ sendMail: vi.fn() }))
const send = vi.mocked(sendMail)
const log = vi.spyOn(console, 'error').mockReturnValue()
beforeEach(() => {
  send.mockReset()
  pause.mockClear()
  log.mockClear()
})

const mail = {
  to: 'mary@example.com',
  subject: 'A',
  text: 'a',
  html: 'a',
  key: 'one',
  tags: { kind: 'signIn' },
}
const busy: MailResult = { ok: false, retry: true, reason: 'rate_limit_exceeded' }

test('a busy mail service gets the same email again until it accepts it', async () => {
  send.mockResolvedValueOnce(busy).mockResolvedValueOnce(busy).mockResolvedValueOnce({ ok: true, id: '1' })
  await sendWithRetries(mail)
  expect(send.mock.calls).toEqual([[mail], [mail], [mail]])
  expect(log).not.toHaveBeenCalled()
})

test('a rejected email is not retried, and retries end; both are logged without the address', async () => {
  send.mockResolvedValueOnce({ ok: false, retry: false, reason: 'validation_error' })
  await sendWithRetries(mail)
  expect(send).toHaveBeenCalledTimes(1)
  send.mockResolvedValue(busy)
  await sendWithRetries(mail)
  expect(send).toHaveBeenCalledTimes(7)
  expect(log.mock.calls).toEqual([
    ['An email (signIn) could not be sent:', 'validation_error'],
    ['An email (signIn) could not be sent:', 'rate_limit_exceeded'],
  ])
})

test('the retries outlast a restart of the mail service, and end within the time of a function', async () => {
  send.mockResolvedValue(busy)
  await sendWithRetries(mail)
  const waited = pause.mock.calls.reduce((sum, [milliseconds]) => sum + milliseconds, 0)
  expect(waited).toBeGreaterThan(90_000)
  expect(waited).toBeLessThan(120_000)
})
