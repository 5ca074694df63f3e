import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Mailbox, openMailbox } from '../mailbox.ts'

/** A mailbox in a temporary folder whose clock the test moves. Nothing listens. */
export interface TemporaryMailbox extends Mailbox {
  /** The clock, in milliseconds. */
  clock: { now: number }
  /** Faults that were the mailbox's own. */
  reported: unknown[]
  /** A request to the API with the key; `body` is sent as JSON unless it is a text. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
  /** A request of a browser to the inbox. */
  open(path: string, init?: RequestInit): Promise<Response>
}

export const SOUND_MAIL = {
  from: 'Meridian <mail@meridian.example>',
  to: ['Mary Wells <mary@example.com>'],
  subject: 'Your inquiry',
  text: 'Thank you for writing.',
}

/** Opens one; `close` removes its folder. */
export function openTemporaryMailbox(rateLimit = 1_000): TemporaryMailbox {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'mailbox-'))
  const clock = { now: Date.parse('2026-11-21T08:00:00Z') }
  const reported: unknown[] = []
  const mailbox = openMailbox({
    dataDirectory,
    rateLimit,
    now: () => clock.now,
    report: (error) => reported.push(error),
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
