import { createHttpServer } from '../shared/http-server.ts'
import { listenOnLocalhost } from '../shared/listen.ts'
import { reportError, type RunningService, runService } from '../shared/run-service.ts'
import { type Flags, parseFlags, USAGE } from './flags.ts'
import { openMailbox } from './mailbox.ts'

async function start(flags: Flags): Promise<RunningService> {
  const mailbox = openMailbox({
    dataDirectory: flags.data,
    domains: flags.domains,
    rateLimit: flags.rateLimit,
    report: reportError,
  })
  const { port, close } = await listenOnLocalhost(() => createHttpServer(mailbox.handle), flags.port)
  const url = `http://localhost:${port}`
  return {
    details: { url, port, data: flags.data, apiKey: mailbox.apiKey },
    message: `Mailbox at ${url} (data in ${flags.data})

The API key is in the file api-key of that folder.
No email leaves this machine: open the address to read them. Ctrl-C stops the mailbox.`,
    stop: async () => {
      await close()
      mailbox.close()
    },
  }
}

await runService({ usage: USAGE, parseFlags, start })
