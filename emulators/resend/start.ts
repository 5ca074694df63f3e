import { createHttpServer } from '../shared/http-server.ts'
import { listenOnLocalhost } from '../shared/listen.ts'
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
  const mailbox = openMailbox(options)
  const { port, close } = await listenOnLocalhost(() => createHttpServer(mailbox.handle), wantedPort)
  return {
    url: `http://localhost:${port}`,
    port,
    apiKey: mailbox.apiKey,
    close: async () => {
      await close()
      mailbox.close()
    },
  }
}
