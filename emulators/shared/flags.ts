/** The options of `parseArgs` that every emulator has. */
export const commonOptions = (defaultPort: number, defaultFolder: string) =>
  ({
    data: { type: 'string', default: defaultFolder },
    port: { type: 'string', default: String(defaultPort) },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  }) as const

/** Checks the common options. Throws an `Error` that names the invalid one. */
export const readCommonFlags = ({ data, port, json }: { data: string; port: string; json: boolean }) => ({
  data,
  port: readPort(port),
  json,
})

/** Parses the option `--port`. Throws an `Error` for anything else than a port. */
export function readPort(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`--port ${text} is not a port`)
  return port
}
