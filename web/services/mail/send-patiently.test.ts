import { beforeEach, expect, test, vi } from 'vitest'
import { sendPatiently } from './send-patiently.ts'
import { sendMail, type MailResult } from './send.ts'

vi.mock('./send.ts', () => ({ sendMail: vi.fn() }))
const send = vi.mocked(sendMail)
beforeEach(() => send.mockReset())

const mail = { to: 'mary@example.com', subject: 'A', text: 'a', html: 'a', key: 'one' }
const busy: MailResult = { ok: false, retry: true, reason: 'rate_limit_exceeded' }

test('a mail service that is busy for a moment gets the same mail again, until it takes it', async () => {
  send.mockResolvedValueOnce(busy).mockResolvedValueOnce(busy).mockResolvedValueOnce({ ok: true, id: '1' })
  expect(await sendPatiently(mail, [0, 0, 0])).toEqual({ ok: true, id: '1' })
  expect(send.mock.calls).toEqual([[mail], [mail], [mail]])
})

test('what it refuses for good is not tried again, and nothing is tried for ever', async () => {
  const refused: MailResult = { ok: false, retry: false, reason: 'validation_error' }
  send.mockResolvedValueOnce(refused)
  expect(await sendPatiently(mail, [0, 0])).toEqual(refused)
  send.mockResolvedValue(busy)
  expect(await sendPatiently(mail, [0, 0])).toEqual(busy)
  expect(send).toHaveBeenCalledTimes(4)
})
