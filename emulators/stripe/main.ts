import { parseArgs } from 'node:util'
import { commonOptions, readCommonFlags } from '../shared/flags.ts'
import { reportError, type RunningService, runService } from '../shared/run-service.ts'
import { startPayments } from './start.ts'

const USAGE = `stripe-payments [options]

  --data DIR       folder of the database and the keys; created when missing (.stripe-payments)
  --port N         port to listen on, on this machine only (4010)
  --webhook URL    address that every event is delivered to, signed with the folder's secret; repeatable
  --business NAME  what the pages call the one who is paid
  --json           print address and keys as one line of JSON
  --help           print this`

/** Parses the command line; returns undefined for `--help`. Throws an `Error` that names the invalid argument. */
function parseFlags(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      ...commonOptions(4010, '.stripe-payments'),
      webhook: { type: 'string', multiple: true, default: [] },
      business: { type: 'string', default: 'Test business' },
    },
  })
  if (values.help) return undefined
  const common = readCommonFlags(values)
  const wrong = values.webhook.find((address) => !/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
  if (wrong !== undefined) throw new Error(`--webhook ${wrong} is not an address`)
  return { ...common, webhooks: values.webhook, business: values.business }
}

type Flags = NonNullable<ReturnType<typeof parseFlags>>

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
