import { parseArgs } from 'node:util'
import { commonOptions, readCommonFlags } from '../shared/flags.ts'
import { reportError, type RunningService, runService } from '../shared/run-service.ts'
import { startIdentity } from './start.ts'

const USAGE = `firebase-auth-emulator [options]

  --data DIR       folder of the accounts; created when missing (.firebase-auth)
  --port N         port to listen on, on this machine only (9099)
  --project ID     project whose accounts these are (demo-project)
  --json           print address and project as one line of JSON
  --help           print this`

/** Parses the command line; returns undefined for `--help`. Throws an `Error` that names the invalid argument. */
function parseFlags(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      ...commonOptions(9099, '.firebase-auth'),
      project: { type: 'string', default: 'demo-project' },
    },
  })
  if (values.help) return undefined
  const common = readCommonFlags(values)
  if (!/^demo-[a-z0-9-]+$/.test(values.project))
    throw new Error(
      `--project ${values.project} must begin with demo-, so that no SDK takes it for a hosted one`,
    )
  return { ...common, project: values.project }
}

type Flags = NonNullable<ReturnType<typeof parseFlags>>

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
