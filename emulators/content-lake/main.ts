import { type Flags, parseFlags, USAGE } from './flags.ts'
import { listen, stop } from './http/listen.ts'
import { createHttpServer } from './http/server.ts'
import { openLake } from './lake.ts'

function report(error: unknown): void {
  console.error(
    `${new Date().toISOString()} ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  )
}

async function start(flags: Flags): Promise<void> {
  // The data is its owner's only, also in a folder that was there before.
  process.umask(0o077)
  const open = openLake({
    dataDirectory: flags.data,
    publicUrl: flags.publicUrl,
    allowedOrigins: flags.allowOrigin,
    keepHistoryDays: flags.keepHistoryDays,
    report,
  })
  const server = createHttpServer(open.handle)
  const servers = [server]
  open.attach(server)
  const port = await listen(server, flags.port, flags.host ?? '127.0.0.1')
  // Browsers may take `localhost` for either address of this machine.
  if (flags.host === undefined) {
    const second = createHttpServer(open.handle)
    open.attach(second)
    if (await listen(second, port, '::1').then(() => true, isMissingAddress)) servers.push(second)
  }

  let closing = false
  const end = async () => {
    if (closing) return
    closing = true
    await Promise.all(servers.map((one) => stop(one)))
    await open.close()
    process.exit(0)
  }
  process.on('SIGINT', () => void end())
  process.on('SIGTERM', () => void end())
  // What is stored is stored in transactions, so a fault in one request is no reason to stop answering the others.
  process.on('uncaughtException', report)
  process.on('unhandledRejection', report)
  announce(flags, port, open.tokens)
  open.lake.queries.warm()
}

/** Machines without IPv6 do with one address. */
function isMissingAddress(error: Error): boolean {
  if (error.message.startsWith('Port ')) throw error
  return false
}

/** The tokens are shown only where a program asks for them: this output is kept in logs. */
function announce(flags: Flags, port: number, tokens: Record<string, string>): void {
  const url = flags.publicUrl.endsWith(':0') ? `http://localhost:${port}` : flags.publicUrl
  if (flags.json) {
    console.log(JSON.stringify({ url, port, data: flags.data, tokens }))
    return
  }
  console.log(`Content lake at ${url} (data in ${flags.data})\n`)
  console.log('The tokens are in tokens.json of that folder. Ctrl-C stops the lake.')
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
