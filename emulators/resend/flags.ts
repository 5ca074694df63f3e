import { parseArgs } from 'node:util'

export const USAGE = `node emulators/resend --data DIR [options]

  --data DIR       folder of the database and the API key; made when missing
  --port N         port to listen on, on this machine only (4020)
  --domain NAME    domain that mails may be sent from, verified; repeatable (any domain)
  --rate-limit N   requests that a key may make in a second before it is told to wait (5, as Resend)
  --json           print address and API key as one line of JSON
  --help           print this`

export interface Flags {
  data: string
  port: number
  /** Empty when mails may be sent from any domain. */
  domains: string[]
  rateLimit: number
  json: boolean
}

/** Reads the command line; undefined when help was asked for. Throws an `Error` that says what is wrong with it. */
export function parseFlags(args: string[]): Flags | undefined {
  const { values } = parseArgs({
    args,
    options: {
      data: { type: 'string' },
      port: { type: 'string', default: '4020' },
      domain: { type: 'string', multiple: true, default: [] },
      'rate-limit': { type: 'string', default: '5' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return undefined
  if (!values.data) throw new Error('--data DIR is required')
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`--port ${values.port} is not a port`)
  const rateLimit = Number(values['rate-limit'])
  if (!Number.isInteger(rateLimit) || rateLimit < 1)
    throw new Error(`--rate-limit ${values['rate-limit']} is not a number of requests`)
  return { data: values.data, port, domains: values.domain, rateLimit, json: values.json }
}
