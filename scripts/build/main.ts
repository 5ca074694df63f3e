import { join } from 'node:path'
import { readArguments } from '../command-line.ts'
import { logDirectory, readSettings, ROOT } from '../settings.ts'
import { runChild, stopChildrenOnSignals } from '../start/child.ts'
import { startProduct } from '../start/product.ts'
import { createProgress, type Progress } from '../start/progress.ts'

/**
 * `npm run build`. With SANITY_PROJECT_ID it builds the site and Studio for hosting (web/.next and
 * studio/dist). Without it, it builds what `npm start` needs, so that the next start builds nothing.
 */
async function buildForHosting(progress: Progress): Promise<void> {
  const run = (name: string, command: string[], directory: string) => {
    const logFile = join(logDirectory(readSettings()), `build-hosted-${name}.log`)
    return runChild({ command, directory, environment: {}, logFile })
  }
  await progress.step('Building the site', () =>
    run('site', ['node_modules/next/dist/bin/next', 'build', 'web'], ROOT),
  )
  await progress.step('Building Studio', () =>
    run('studio', ['../node_modules/sanity/bin/sanity', 'build', '--yes'], join(ROOT, 'studio')),
  )
}

stopChildrenOnSignals()
readArguments(
  'npm run build    builds what npm start needs, or with SANITY_PROJECT_ID the hosted site and Studio',
  {},
)
const progress = createProgress()
if (process.env.SANITY_PROJECT_ID) await buildForHosting(progress)
else {
  const product = await startProduct(readSettings(), { mode: 'serve', progress })
  await product.stop()
}
