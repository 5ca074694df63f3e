/** What every emulator reads from its command line. */
export interface CommonFlags {
  data: string
  port: number
  json: boolean
}

/** The options of `parseArgs` that every emulator has. */
export const commonOptions = (defaultPort: number, defaultFolder: string) =>
  ({
    data: { type: 'string', default: defaultFolder },
    port: { type: 'string', default: String(defaultPort) },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  }) as const

/** Checks the common options. Throws an `Error` that names the invalid one. */
export function readCommonFlags(values: { data: string; port: string; json: boolean }): CommonFlags {
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`--port ${values.port} is not a port`)
  return { data: values.data, port, json: values.json }
}
