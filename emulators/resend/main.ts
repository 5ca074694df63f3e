import { reportError, type RunningService, runService } from '../shared/run-service.ts'
import { type Flags, parseFlags, USAGE } from './flags.ts'
import { startMailbox } from './start.ts'

async function start({ data, port: wantedPort, domains, rateLimit }: Flags): Promise<RunningService> {
  const options = { dataDirectory: data, port: wantedPort, domains, rateLimit, report: reportError }
  const { url, port, apiKey, close } = await startMailbox(options)
  return {
    details: { url, port, data, apiKey },
    message: `Mailbox at ${url} (data in ${data})

The API key is in the file api-key of that folder.
No email leaves this machine: open the address to read them. Ctrl-C stops the mailbox.`,
    stop: close,
  }
}

await runService({ usage: USAGE, parseFlags, start })
