import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { logDirectory, readSettings, ROOT } from '../settings.ts'
import { startChild, stopAllChildren } from '../start/child.ts'
import { startProduct } from '../start/product.ts'
import { createProgress, type Progress } from '../start/progress.ts'

/**
 * `npm run build`. With SANITY_PROJECT_ID it builds the site and Studio for hosting (web/.next and
 * studio/dist). Without it, it builds what `npm start` needs, so that the next start builds nothing.
 */
async function buildForHosting(progress: Progress): Promise<void> {
  await progress.step('Building the site', () =>
    run('site', ['node_modules/next/dist/bin/next', 'build', 'web'], ROOT),
  )
  await progress.step('Building Studio', () =>
    run('studio', ['../node_modules/sanity/bin/sanity', 'build', '--yes'], join(ROOT, 'studio')),
  )
}

async function run(name: string, command: string[], directory: string): Promise<void> {
  const logFile = join(logDirectory(readSettings()), `build-hosted-${name}.log`)
  const child = startChild({ command, directory, environment: {}, logFile })
  const { code } = await child.ended
  if (code !== 0) throw new Error(child.tail().join('\n'))
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void stopAllChildren().then(() => process.exit(130)))
}

try {
  parseArgs({ options: {} })
  const progress = createProgress()
  if (process.env.SANITY_PROJECT_ID) await buildForHosting(progress)
  else {
    const product = await startProduct(readSettings(), { mode: 'serve', progress })
    await product.stop()
  }
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
