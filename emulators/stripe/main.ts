import { type Flags, parseFlags, USAGE } from './flags.ts'
import { listen, stop } from './http/listen.ts'
import { createHttpServer, type Handler } from './http/server.ts'
import { openPayments, type Payments } from './payments.ts'
import type { Keys } from './storage/keys.ts'

/** How often it is looked for what time brings. */
const TICK_MS = 1_000

function report(error: unknown): void {
  console.error(
    `${new Date().toISOString()} ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  )
}

async function start(flags: Flags): Promise<void> {
  // The data is its owner's only, also in a folder that was there before.
  process.umask(0o077)
  // The port is known only when it listens, and the addresses of pages hold it.
  const opened: { service?: Payments } = {}
  const handle: Handler = (request) =>
    opened.service?.handle(request) ?? Promise.resolve(new Response('Starting', { status: 503 }))
  const server = createHttpServer(handle)
  const servers = [server]
  const port = await listen(server, flags.port, '127.0.0.1')
  // Browsers may take `localhost` for either address of this machine; one without IPv6 does with the other.
  const second = createHttpServer(handle)
  if (await listen(second, port, '::1').then(() => true, isMissingAddress)) servers.push(second)
  const service = openPayments({
    dataDirectory: flags.data,
    publicUrl: `http://localhost:${port}`,
    webhooks: flags.webhooks,
    business: flags.business,
    report,
  })
  opened.service = service
  const ticking = setInterval(() => {
    try {
      service.tick()
    } catch (error) {
      report(error)
    }
  }, TICK_MS)

  let closing = false
  const end = async () => {
    if (closing) return
    closing = true
    clearInterval(ticking)
    await Promise.all(servers.map((one) => stop(one)))
    service.close()
    process.exit(0)
  }
  process.on('SIGINT', () => void end())
  process.on('SIGTERM', () => void end())
  // What is stored is stored in transactions, so a fault in one request is no reason to stop answering the others.
  process.on('uncaughtException', report)
  process.on('unhandledRejection', report)
  announce(flags, port, service.keys)
}

function isMissingAddress(error: Error): boolean {
  if (error.message.startsWith('Port ')) throw error
  return false
}

/** The keys are shown only where a program asks for them: this output is kept in logs. */
function announce(flags: Flags, port: number, keys: Keys): void {
  const url = `http://localhost:${port}`
  if (flags.json) {
    console.log(JSON.stringify({ url, port, data: flags.data, ...keys }))
    return
  }
  console.log(`Payments at ${url} (data in ${flags.data})\n`)
  console.log('The secret key and the webhook secret are in keys.json of that folder.')
  console.log('No money moves. Open the address to see what was paid. Ctrl-C stops the service.')
}

function refuse(...said: string[]): never {
  console.error(said.join('\n\n'))
  process.exit(1)
}

const words = (error: unknown) => (error instanceof Error ? error.message : String(error))

let flags: Flags | undefined
try {
  flags = parseFlags(process.argv.slice(2))
} catch (error) {
  refuse(words(error), USAGE)
}
if (flags) await start(flags).catch((error: unknown) => refuse(words(error)))
else console.log(USAGE)
