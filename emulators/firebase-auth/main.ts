import { createServer } from 'node:http'
import { listenOnLocalhost } from '../shared/listen.ts'
import { reportError, type RunningService, runService } from '../shared/run-service.ts'
import { openEmulator } from './emulator.ts'
import { type Flags, parseFlags, USAGE } from './flags.ts'

async function start({ data, port: wantedPort, project }: Flags): Promise<RunningService> {
  const handle = await openEmulator({ dataDirectory: data, projectId: project, report: reportError })
  const { port, close } = await listenOnLocalhost(() => createServer(handle), wantedPort)
  const url = `http://localhost:${port}`
  return {
    details: { url, port, data, project },
    message: `Identity of ${project} at ${url} (data in ${data})

  FIREBASE_AUTH_EMULATOR_HOST=localhost:${port}

The accounts exist on this machine only. Ctrl-C stops the emulator.`,
    stop: close,
  }
}

await runService({ usage: USAGE, parseFlags, start })
