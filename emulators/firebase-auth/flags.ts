import { parseArgs } from 'node:util'

export const USAGE = `node emulators/firebase-auth --data DIR [options]

  --data DIR       folder of the accounts; made when missing
  --port N         port to listen on, on this machine only (9099)
  --project ID     project whose accounts these are (demo-meridian)
  --json           print address and project as one line of JSON
  --help           print this`

export interface Flags {
  data: string
  port: number
  project: string
  json: boolean
}

/** Reads the command line; undefined when help was asked for. Throws an `Error` that says what is wrong with it. */
export function parseFlags(args: string[]): Flags | undefined {
  const { values } = parseArgs({
    args,
    options: {
      data: { type: 'string' },
      port: { type: 'string', default: '9099' },
      project: { type: 'string', default: 'demo-meridian' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return undefined
  if (!values.data) throw new Error('--data DIR is required')
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`--port ${values.port} is not a port`)
  if (!/^demo-[a-z0-9-]+$/.test(values.project))
    throw new Error(
      `--project ${values.project} must begin with demo-, so that no SDK takes it for a hosted one`,
    )
  return { data: values.data, port, project: values.project, json: values.json }
}
