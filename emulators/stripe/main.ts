import { reportError, type RunningService, runService } from '../shared/run-service.ts'
import { type Flags, parseFlags, USAGE } from './flags.ts'
import { startPayments } from './start.ts'

async function start({ data, port: wantedPort, webhooks, business }: Flags): Promise<RunningService> {
  const options = { dataDirectory: data, port: wantedPort, webhooks, business, report: reportError }
  const { url, port, keys, close } = await startPayments(options)
  return {
    details: { url, port, data, ...keys },
    message: `Payments at ${url} (data in ${data})

The secret key and the webhook secret are in keys.json of that folder.
No money moves. Open the address to see the payments. Ctrl-C stops the service.`,
    stop: close,
  }
}

await runService({ usage: USAGE, parseFlags, start })
