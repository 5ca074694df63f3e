import { parseArgs } from 'node:util'
import { type CommonFlags, commonOptions, readCommonFlags } from '../shared/flags.ts'

export const USAGE = `stripe-payments [options]

  --data DIR       folder of the database and the keys; created when missing (.stripe-payments)
  --port N         port to listen on, on this machine only (4010)
  --webhook URL    address that every event is delivered to, signed with the folder's secret; repeatable
  --business NAME  what the pages call the one who is paid
  --json           print address and keys as one line of JSON
  --help           print this`

export interface Flags extends CommonFlags {
  webhooks: string[]
  business: string
}

/** Parses the command line; returns undefined for `--help`. Throws an `Error` that names the invalid argument. */
export function parseFlags(args: string[]): Flags | undefined {
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
