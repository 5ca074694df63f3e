import { parseArgs } from 'node:util'

export const USAGE = `node emulators/stripe --data DIR [options]

  --data DIR       folder of the database and the keys; made when missing
  --port N         port to listen on, on this machine only (4010)
  --webhook URL    address that every event is delivered to, signed with the folder's secret; repeatable
  --business NAME  what the pages call the one who is paid
  --json           print address and keys as one line of JSON
  --help           print this`

export interface Flags {
  data: string
  port: number
  webhooks: string[]
  business: string
  json: boolean
}

/** Reads the command line; undefined when help was asked for. Throws an `Error` that says what is wrong with it. */
export function parseFlags(args: string[]): Flags | undefined {
  const { values } = parseArgs({
    args,
    options: {
      data: { type: 'string' },
      port: { type: 'string', default: '4010' },
      webhook: { type: 'string', multiple: true, default: [] },
      business: { type: 'string', default: 'Test business' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return undefined
  if (!values.data) throw new Error('--data DIR is required')
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`--port ${values.port} is not a port`)
  const wrong = values.webhook.find((address) => !/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
  if (wrong !== undefined) throw new Error(`--webhook ${wrong} is not an address`)
  return { data: values.data, port, webhooks: values.webhook, business: values.business, json: values.json }
}
