import { parseArgs } from 'node:util'

export const USAGE = `node emulators/content-lake --data DIR [options]

  --data DIR            folder of the database, assets and tokens; made when missing
  --port N              port to listen on (4000)
  --host NAME           address to listen on; without it, this machine only
  --allow-origin URL    further origin that browsers may call from, such as https://studio.example
                        or http://192.168.1.5:*; may be given several times
  --public-url URL      base of generated addresses (http://localhost:PORT)
  --keep-history DAYS   forget transactions older than that; without it, history is kept whole
  --json                print address and tokens as one line of JSON
  --help                print this`

export interface Flags {
  data: string
  port: number
  host: string | undefined
  allowOrigin: string[]
  publicUrl: string
  keepHistoryDays: number | undefined
  json: boolean
}

/** Reads the command line; undefined when help was asked for. Throws an `Error` that says what is wrong with it. */
export function parseFlags(args: string[]): Flags | undefined {
  const { values } = parseArgs({
    args,
    options: {
      data: { type: 'string' },
      port: { type: 'string', default: '4000' },
      host: { type: 'string' },
      'allow-origin': { type: 'string', multiple: true, default: [] },
      'public-url': { type: 'string' },
      'keep-history': { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return undefined
  if (!values.data) throw new Error('--data DIR is required')
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`--port ${values.port} is not a port`)
  const days = values['keep-history'] === undefined ? undefined : Number(values['keep-history'])
  if (days !== undefined && !(days > 0))
    throw new Error(`--keep-history ${values['keep-history']} is not a number of days`)
  for (const origin of values['allow-origin']) {
    if (!/^https?:\/\/[^/]+$/.test(origin))
      throw new Error(`--allow-origin ${origin} is not an origin like https://host`)
  }
  return {
    data: values.data,
    port,
    host: values.host,
    allowOrigin: values['allow-origin'],
    publicUrl: (values['public-url'] ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    keepHistoryDays: days,
    json: values.json,
  }
}
