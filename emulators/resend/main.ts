import { type Flags, parseFlags, USAGE } from './flags.ts'
import { listen, stop } from './http/listen.ts'
import { createHttpServer } from './http/server.ts'
import { openMailbox } from './mailbox.ts'

function report(error: unknown): void {
  console.error(
    `${new Date().toISOString()} ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  )
}

async function start(flags: Flags): Promise<void> {
  // The data is its owner's only, also in a folder that was there before.
  process.umask(0o077)
  const mailbox = openMailbox({
    dataDirectory: flags.data,
    domains: flags.domains,
    rateLimit: flags.rateLimit,
    report,
  })
  const server = createHttpServer(mailbox.handle)
  const servers = [server]
  const port = await listen(server, flags.port, '127.0.0.1')
  // Browsers may take `localhost` for either address of this machine; one without IPv6 does with the other.
  const second = createHttpServer(mailbox.handle)
  if (await listen(second, port, '::1').then(() => true, isMissingAddress)) servers.push(second)

  let closing = false
  const end = async () => {
    if (closing) return
    closing = true
    await Promise.all(servers.map((one) => stop(one)))
    mailbox.close()
    process.exit(0)
  }
  process.on('SIGINT', () => void end())
  process.on('SIGTERM', () => void end())
  // What is stored is stored in transactions, so a fault in one request is no reason to stop answering the others.
  process.on('uncaughtException', report)
  process.on('unhandledRejection', report)
  announce(flags, port, mailbox.apiKey)
}

function isMissingAddress(error: Error): boolean {
  if (error.message.startsWith('Port ')) throw error
  return false
}

/** The key is shown only where a program asks for it: this output is kept in logs. */
function announce(flags: Flags, port: number, apiKey: string): void {
  const url = `http://localhost:${port}`
  if (flags.json) {
    console.log(JSON.stringify({ url, port, data: flags.data, apiKey }))
    return
  }
  console.log(`Mailbox at ${url} (data in ${flags.data})\n`)
  console.log('The API key is in the file api-key of that folder.')
  console.log(
    'Nothing leaves this machine: open the address to read what was sent. Ctrl-C stops the mailbox.',
  )
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
