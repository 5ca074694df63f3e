import { reportError, type RunningService, runService } from '../shared/run-service.ts'
import { type Flags, parseFlags, USAGE } from './flags.ts'
import { startIdentity } from './start.ts'

async function start({ data, port: wantedPort, project }: Flags): Promise<RunningService> {
  const options = { dataDirectory: data, port: wantedPort, projectId: project, report: reportError }
  const { url, port, close } = await startIdentity(options)
  return {
    details: { url, port, data, project },
    message: `Identity of ${project} at ${url} (data in ${data})

  FIREBASE_AUTH_EMULATOR_HOST=localhost:${port}

The accounts exist on this machine only. Ctrl-C stops the emulator.`,
    stop: close,
  }
}

await runService({ usage: USAGE, parseFlags, start })
