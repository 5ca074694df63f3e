import { serveEmulator } from '../shared/listen.ts'
import { type MailboxOptions, openMailbox } from './mailbox.ts'

export interface StartOptions extends MailboxOptions {
  /** The port, on this machine only; 0, the default, chooses a free one. */
  port?: number
}

/** A mailbox that accepts requests. */
export interface RunningMailbox {
  url: string
  port: number
  apiKey: string
  close: () => Promise<void>
}

/** Starts the mailbox. Rejects with a plain message when the folder or the port cannot be used. */
export async function startMailbox({
  port: wantedPort = 0,
  ...options
}: StartOptions): Promise<RunningMailbox> {
  const { url, port, emulator, close } = await serveEmulator(wantedPort, () => openMailbox(options))
  return { url, port, apiKey: emulator.apiKey, close }
}
