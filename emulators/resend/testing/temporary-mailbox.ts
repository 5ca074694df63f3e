import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Mailbox, type MailboxOptions, openMailbox } from '../mailbox.ts'

/** A mailbox in a temporary folder with a clock that the test controls. It does not listen on a port. */
export interface TemporaryMailbox extends Mailbox {
  /** The current time in milliseconds. */
  clock: { now: number }
  /** The mailbox's own errors. */
  reported: unknown[]
  /** Sends an API request with the key; `body` is sent as JSON unless it is a string. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
  /** Sends a browser request to the inbox. */
  open(path: string, init?: RequestInit): Promise<Response>
}

export const VALID_MAIL = {
  from: 'Meridian <mail@meridian.example>',
  to: ['Mary Wells <mary@example.com>'],
  subject: 'Your inquiry',
  text: 'Thank you for writing.',
}

/** Opens a temporary mailbox without a limit of requests; `close` removes its folder. */
export function openTemporaryMailbox(options: Partial<MailboxOptions> = {}): TemporaryMailbox {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'mailbox-'))
  const clock = { now: Date.parse('2026-11-21T08:00:00Z') }
  const reported: unknown[] = []
  const mailbox = openMailbox({
    dataDirectory,
    rateLimit: 1_000,
    now: () => clock.now,
    report: (error) => reported.push(error),
    ...options,
  })
  return {
    ...mailbox,
    clock,
    reported,
    call: (method, path, body, headers = {}) =>
      mailbox.handle(
        new Request(`http://localhost:4020${path}`, {
          method,
          headers: { authorization: `Bearer ${mailbox.apiKey}`, ...headers },
          body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
        }),
      ),
    open: (path, init) => mailbox.handle(new Request(`http://localhost:4020${path}`, init)),
    close() {
      mailbox.close()
      rmSync(dataDirectory, { recursive: true })
    },
  }
}
