import { createServer } from 'node:http'
import { openEmulator } from './emulator.ts'
import { type Flags, parseFlags, USAGE } from './flags.ts'
import { listen, stop } from './listen.ts'

function report(error: unknown): void {
  console.error(
    `${new Date().toISOString()} ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  )
}

async function start(flags: Flags): Promise<void> {
  const handle = await openEmulator({ dataDirectory: flags.data, projectId: flags.project, report })
  const server = createServer(handle)
  const servers = [server]
  const port = await listen(server, flags.port, '127.0.0.1')
  // Browsers may take `localhost` for either address of this machine; one without IPv6 does with the other.
  const second = createServer(handle)
  if (await listen(second, port, '::1').then(() => true, isMissingAddress)) servers.push(second)

  let closing = false
  const end = async () => {
    if (closing) return
    closing = true
    await Promise.all(servers.map((one) => stop(one)))
    process.exit(0)
  }
  process.on('SIGINT', () => void end())
  process.on('SIGTERM', () => void end())
  // What was answered is on disk, so a fault in one request is no reason to stop answering the others.
  process.on('uncaughtException', report)
  process.on('unhandledRejection', report)
  announce(flags, port)
}

function isMissingAddress(error: Error): boolean {
  if (error.message.startsWith('Port ')) throw error
  return false
}

function announce({ data, project, json }: Flags, port: number): void {
  const url = `http://localhost:${port}`
  if (json) {
    console.log(JSON.stringify({ url, port, data, project }))
    return
  }
  console.log(`Identity of ${project} at ${url} (data in ${data})\n`)
  console.log(`  FIREBASE_AUTH_EMULATOR_HOST=localhost:${port}\n`)
  console.log('Accounts made here exist on this machine only. Ctrl-C stops the emulator.')
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
