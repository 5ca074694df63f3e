/** A service that accepts requests. */
export interface RunningService {
  /** Printed as one line of JSON with `--json`. */
  details: object
  /** Printed without it. Secrets do not belong here, because logs keep this output. */
  message: string
  stop: () => Promise<void>
  /** Called after the announcement, for work that must not delay it. */
  onAnnounced?: () => void
}

interface Program<Flags> {
  usage: string
  /** Returns undefined for `--help`. Throws an `Error` that explains an invalid argument. */
  parseFlags: (args: string[]) => Flags | undefined
  start: (flags: Flags) => Promise<RunningService>
}

/** Runs an emulator as this process: reads the command line, starts, announces itself and stops on a signal. */
export async function runService<Flags extends { json: boolean }>(program: Program<Flags>): Promise<void> {
  let flags: Flags | undefined
  try {
    flags = program.parseFlags(process.argv.slice(2))
  } catch (error) {
    exitWithError(messageOf(error), program.usage)
  }
  if (!flags) {
    console.log(program.usage)
    return
  }
  // Only the owner may read the data, also in a folder that existed before.
  process.umask(0o077)
  try {
    const service = await program.start(flags)
    stopOnSignal(service)
    // Changes are stored in transactions, so an error in one request is no reason to stop the service.
    process.on('uncaughtException', reportError)
    process.on('unhandledRejection', reportError)
    console.log(flags.json ? JSON.stringify(service.details) : service.message)
    service.onAnnounced?.()
  } catch (error) {
    exitWithError(messageOf(error))
  }
}

/** Logs an error with the time. */
export function reportError(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  console.error(`${new Date().toISOString()} ${text}`)
}

function stopOnSignal(service: RunningService): void {
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    try {
      await service.stop()
      process.exit(0)
    } catch (error) {
      reportError(error)
      process.exit(1)
    }
  }
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())
}

function exitWithError(...paragraphs: string[]): never {
  console.error(paragraphs.join('\n\n'))
  process.exit(1)
}

/** Returns what to tell the operator about an error. */
export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
