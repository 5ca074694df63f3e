import { createHttpServer, type Handler } from '../shared/http-server.ts'
import { listenOnLocalhost } from '../shared/listen.ts'
import { reportError, type RunningService, runService } from '../shared/run-service.ts'
import { type Flags, parseFlags, USAGE } from './flags.ts'
import { openPayments, type Payments } from './payments.ts'

/** How often expired sessions and delayed payments are processed. */
const TICK_MS = 1_000

async function start(flags: Flags): Promise<RunningService> {
  // The addresses of pages contain the port, which may be known only after listening.
  const opened: { service?: Payments } = {}
  const handle: Handler = (request) =>
    opened.service?.handle(request) ?? Promise.resolve(new Response('Starting', { status: 503 }))
  const { port, close } = await listenOnLocalhost(() => createHttpServer(handle), flags.port)
  const url = `http://localhost:${port}`
  const service = openPayments({
    dataDirectory: flags.data,
    publicUrl: url,
    webhooks: flags.webhooks,
    business: flags.business,
    report: reportError,
  })
  opened.service = service
  const timer = setInterval(() => {
    try {
      service.tick()
    } catch (error) {
      reportError(error)
    }
  }, TICK_MS)

  return {
    details: { url, port, data: flags.data, ...service.keys },
    message: `Payments at ${url} (data in ${flags.data})

The secret key and the webhook secret are in keys.json of that folder.
No money moves. Open the address to see the payments. Ctrl-C stops the service.`,
    stop: async () => {
      clearInterval(timer)
      await close()
      service.close()
    },
  }
}

await runService({ usage: USAGE, parseFlags, start })
