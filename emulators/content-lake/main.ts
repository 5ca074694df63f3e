import { listenOnHost, listenOnLocalhost } from '../shared/listen.ts'
import { reportError, type RunningService, runService } from '../shared/run-service.ts'
import { type Flags, parseFlags, USAGE } from './flags.ts'
import { createLakeServer } from './http/server.ts'
import { openLake } from './lake.ts'

async function start(flags: Flags): Promise<RunningService> {
  const { data, host } = flags
  const open = openLake({
    dataDirectory: data,
    publicUrl: flags.publicUrl,
    allowedOrigins: flags.allowOrigin,
    allowedHosts: [...flags.allowHost, ...(host === undefined ? [] : [host])],
    keepHistoryDays: flags.keepHistoryDays,
    compact: flags.compact,
    report: reportError,
  })
  const createServer = () => {
    const server = createLakeServer(open.handle)
    open.attach(server)
    return server
  }
  const { port, close } = await (host === undefined
    ? listenOnLocalhost(createServer, flags.port)
    : listenOnHost(createServer(), flags.port, host))
  const url = flags.publicUrl.endsWith(':0') ? `http://localhost:${port}` : flags.publicUrl
  return {
    details: { url, port, data, tokens: open.tokens },
    message: `Content lake at ${url} (data in ${data})

The tokens are in tokens.json of that folder. Ctrl-C stops the lake.`,
    stop: async () => {
      await close()
      await open.close()
    },
    onAnnounced: () => open.lake.queries.warm(),
  }
}

await runService({ usage: USAGE, parseFlags, start })
