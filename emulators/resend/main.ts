import { parseArgs } from 'node:util'
import { commonOptions, readCommonFlags } from '../shared/flags.ts'
import { reportError, type RunningService, runService } from '../shared/run-service.ts'
import { startMailbox } from './start.ts'

const USAGE = `resend-mailbox [options]

  --data DIR       folder of the database and the API key; created when missing (.resend-mailbox)
  --port N         port to listen on, on this machine only (4020)
  --domain NAME    domain that mails may be sent from, verified; repeatable (any domain)
  --rate-limit N   requests that a key may make in a second before it is told to wait (5, as Resend)
  --json           print address and API key as one line of JSON
  --help           print this`

/** Parses the command line; returns undefined for `--help`. Throws an `Error` that names the invalid argument. */
function parseFlags(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      ...commonOptions(4020, '.resend-mailbox'),
      domain: { type: 'string', multiple: true, default: [] },
      'rate-limit': { type: 'string', default: '5' },
    },
  })
  if (values.help) return undefined
  const common = readCommonFlags(values)
  const rateLimit = Number(values['rate-limit'])
  if (!Number.isInteger(rateLimit) || rateLimit < 1)
    throw new Error(`--rate-limit ${values['rate-limit']} is not a number of requests`)
  return { ...common, domains: values.domain, rateLimit }
}

type Flags = NonNullable<ReturnType<typeof parseFlags>>

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
