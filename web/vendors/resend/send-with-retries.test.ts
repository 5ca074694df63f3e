import { beforeEach, expect, test, vi } from 'vitest'
import { type MailResult, sendMail } from './send.ts'
import { sendWithRetries } from './send-with-retries.ts'

vi.mock('./send.ts', () => ({ sendMail: vi.fn() }))
const send = vi.mocked(sendMail)
beforeEach(() => send.mockReset())

const mail = { to: 'mary@example.com', subject: 'A', text: 'a', html: 'a', key: 'one' }
const busy: MailResult = { ok: false, retry: true, reason: 'rate_limit_exceeded' }

test('a busy mail service gets the same email again until it accepts it', async () => {
  send.mockResolvedValueOnce(busy).mockResolvedValueOnce(busy).mockResolvedValueOnce({ ok: true, id: '1' })
  expect(await sendWithRetries(mail, [0, 0, 0])).toEqual({ ok: true, id: '1' })
  expect(send.mock.calls).toEqual([[mail], [mail], [mail]])
})

test('a rejected email is not retried, and retries end', async () => {
  const refused: MailResult = { ok: false, retry: false, reason: 'validation_error' }
  send.mockResolvedValueOnce(refused)
  expect(await sendWithRetries(mail, [0, 0])).toEqual(refused)
  send.mockResolvedValue(busy)
  expect(await sendWithRetries(mail, [0, 0])).toEqual(busy)
  expect(send).toHaveBeenCalledTimes(4)
})
