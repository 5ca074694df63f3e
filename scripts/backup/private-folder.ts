import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The variables that `os.tmpdir()` reads on Unix and Windows. */
const VARIABLES = ['TMPDIR', 'TEMP', 'TMP']

/**
 * Runs work in a temporary folder that only the current user can read, and removes the folder afterwards.
 * Sanity's libraries unpack whole datasets there and leave them behind when they fail.
 */
export async function withPrivateTemporaryFolder<Result>(work: () => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-backup-'))
  const before = VARIABLES.map((name) => [name, process.env[name]] as const)
  for (const name of VARIABLES) process.env[name] = folder
  try {
    return await work()
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
    await rm(folder, { recursive: true, force: true })
  }
}
