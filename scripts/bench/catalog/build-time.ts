import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { logDirectory, type Settings } from '../../settings.ts'
import { webBuild } from '../../start/build.ts'
import { runChild } from '../../start/child.ts'
import { webEnvironment } from '../../start/environment.ts'
import { readSecrets } from '../../start/secrets.ts'

/** A separate folder, so that builds in use stay unchanged. */
const OUTPUT = '.builds/bench'

/**
 * Builds the site from scratch in a temporary folder.
 *
 * @returns milliseconds
 * @throws with the end of the output when the build fails
 */
export async function timeBuild(settings: Settings): Promise<number> {
  const environment = webEnvironment(settings, readSecrets(settings))
  const { command, directory } = webBuild(settings, environment)
  const output = join(settings.root, 'web', OUTPUT)
  const started = performance.now()
  try {
    await runChild({
      command,
      directory,
      environment: { ...environment, NEXT_DIST_DIR: OUTPUT },
      logFile: join(logDirectory(settings), 'bench-build.log'),
    })
    return performance.now() - started
  } finally {
    rmSync(output, { recursive: true, force: true })
  }
}
