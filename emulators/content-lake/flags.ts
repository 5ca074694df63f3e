import { parseArgs } from 'node:util'
import { type CommonFlags, commonOptions, readCommonFlags } from '../shared/flags.ts'

export const USAGE = `node emulators/content-lake --data DIR [options]

  --data DIR            folder of the database, assets and tokens; created when missing
  --port N              port to listen on (4000)
  --host NAME           address to listen on; without it, this machine only
  --allow-origin URL    further origin that browsers may call from, such as https://studio.example
                        or http://192.168.1.5:*; may be given several times
  --allow-host NAME     further host name that requests may name in their Host header, such as lake behind a
                        proxy or in a container network; may be given several times
  --public-url URL      base of generated addresses (http://localhost:PORT)
  --keep-history DAYS   delete older transactions; without it, all history stays
  --compact             rewrite the database first, so that it takes no more space than its content needs
  --json                print address and tokens as one line of JSON
  --help                print this`

export interface Flags extends CommonFlags {
  host: string | undefined
  allowOrigin: string[]
  allowHost: string[]
  publicUrl: string
  keepHistoryDays: number | undefined
  /** Rewrites the database before it is served. */
  compact: boolean
}

/** Parses the command line; returns undefined for `--help`. Throws an `Error` that names the invalid argument. */
export function parseFlags(args: string[]): Flags | undefined {
  const { values } = parseArgs({
    args,
    options: {
      ...commonOptions(4000),
      host: { type: 'string' },
      'allow-origin': { type: 'string', multiple: true, default: [] },
      'allow-host': { type: 'string', multiple: true, default: [] },
      'public-url': { type: 'string' },
      'keep-history': { type: 'string' },
      compact: { type: 'boolean', default: false },
    },
  })
  if (values.help) return undefined
  const common = readCommonFlags(values)
  const days = values['keep-history'] === undefined ? undefined : Number(values['keep-history'])
  if (days !== undefined && !(days > 0))
    throw new Error(`--keep-history ${values['keep-history']} is not a number of days`)
  for (const origin of values['allow-origin']) {
    if (!/^https?:\/\/[^/]+$/.test(origin))
      throw new Error(`--allow-origin ${origin} is not an origin like https://host`)
  }
  for (const host of values['allow-host']) {
    if (!/^[^\s/:@]+$|^\[[0-9a-f:.]+\]$/i.test(host))
      throw new Error(`--allow-host ${host} is not a host name without scheme and port`)
  }
  return {
    ...common,
    host: values.host,
    allowOrigin: values['allow-origin'],
    allowHost: values['allow-host'],
    publicUrl: (values['public-url'] ?? `http://localhost:${common.port}`).replace(/\/+$/, ''),
    keepHistoryDays: days,
    compact: values.compact,
  }
}
