import { parseArgs } from 'node:util'
import { type CommonFlags, commonOptions, readCommonFlags } from '../shared/flags.ts'

export const USAGE = `firebase-auth-emulator [options]

  --data DIR       folder of the accounts; created when missing (.firebase-auth)
  --port N         port to listen on, on this machine only (9099)
  --project ID     project whose accounts these are (demo-project)
  --json           print address and project as one line of JSON
  --help           print this`

export interface Flags extends CommonFlags {
  project: string
}

/** Parses the command line; returns undefined for `--help`. Throws an `Error` that names the invalid argument. */
export function parseFlags(args: string[]): Flags | undefined {
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
