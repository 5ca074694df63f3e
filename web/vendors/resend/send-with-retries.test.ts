import { beforeEach, expect, test, vi } from 'vitest'
import { type MailResult, sendMail } from './send.ts'
import { sendWithRetries } from './send-with-retries.ts'

vi.mock('./send.ts', () => ({ sendMail: vi.fn() }))
const send = vi.mocked(sendMail)
const log = vi.spyOn(console, 'error').mockReturnValue()
beforeEach(() => {
  send.mockReset()
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
  await sendWithRetries(mail, [0, 0, 0])
  expect(send.mock.calls).toEqual([[mail], [mail], [mail]])
  expect(log).not.toHaveBeenCalled()
})

test('a rejected email is not retried, and retries end; both are logged without the address', async () => {
  send.mockResolvedValueOnce({ ok: false, retry: false, reason: 'validation_error' })
  await sendWithRetries(mail, [0, 0])
  expect(send).toHaveBeenCalledTimes(1)
  send.mockResolvedValue(busy)
  await sendWithRetries(mail, [0, 0])
  expect(send).toHaveBeenCalledTimes(4)
  expect(log.mock.calls).toEqual([
    ['An email (signIn) could not be sent:', 'validation_error'],
    ['An email (signIn) could not be sent:', 'rate_limit_exceeded'],
  ])
})
