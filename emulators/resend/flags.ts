import { parseArgs } from 'node:util'
import { type CommonFlags, commonOptions, readCommonFlags } from '../shared/flags.ts'

export const USAGE = `resend-mailbox [options]

  --data DIR       folder of the database and the API key; created when missing (.resend-mailbox)
  --port N         port to listen on, on this machine only (4020)
  --domain NAME    domain that mails may be sent from, verified; repeatable (any domain)
  --rate-limit N   requests that a key may make in a second before it is told to wait (5, as Resend)
  --json           print address and API key as one line of JSON
  --help           print this`

export interface Flags extends CommonFlags {
  /** Empty when emails may be sent from any domain. */
  domains: string[]
  rateLimit: number
}

/** Parses the command line; returns undefined for `--help`. Throws an `Error` that names the invalid argument. */
export function parseFlags(args: string[]): Flags | undefined {
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
