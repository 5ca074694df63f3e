import { readArguments } from '../command-line.ts'
import { onParentExit } from '../launch/parent-exit.mjs'
import { healthUrl } from '../services.ts'
import { readSettings } from '../settings.ts'
import { stopAllChildren } from './child.ts'
import { hasFreeSpace } from './disk.ts'
import { isReachable } from './health.ts'
import { type Product, startProduct } from './product.ts'
import { createProgress, formatElapsed } from './progress.ts'
import { formatStartSummary } from './start-summary.ts'
import { watchCondition } from './watch-condition.ts'

/**
 * Ctrl-C reaches npm, the launcher and this process, and the first two forward it: the signal may arrive
 * three times.
 */
const REPEATED_SIGNAL_MS = 800

const USAGE = `npm start      installs, seeds, builds what changed, serves until Ctrl-C
npm run dev    the same with hot reload

-- --texts-only starts a new data folder without the demo company, for content of your own.

PORT_OFFSET=100 moves all ports, MERIDIAN_DATA=/elsewhere the data.`

const progress = createProgress()
let product: Product | undefined
let stopRequestedAt = 0

/** Stops everything and exits. A second request, a moment later, exits without waiting. */
async function shutDown(code: number, reason?: string): Promise<void> {
  const now = Date.now()
  if (stopRequestedAt > 0) {
    if (now - stopRequestedAt > REPEATED_SIGNAL_MS) process.exit(code)
    return
  }
  stopRequestedAt = now
  if (reason) console.error(`\n${reason}\n`)
  if (product) progress.log('Stopping …')
  await (product ? product.stop() : stopAllChildren())
  if (product) progress.log('Stopped.')
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void shutDown(0))
onParentExit(() => void shutDown(0))

try {
  const started = Date.now()
  const { values } = readArguments(USAGE, {
    options: {
      dev: { type: 'boolean', default: false },
      'texts-only': { type: 'boolean', default: false },
    },
  })
  const settings = readSettings()
  product = await startProduct(settings, {
    mode: values.dev ? 'develop' : 'serve',
    textsOnly: values['texts-only'],
    progress,
    onServiceLine: ({ title }, line) => {
      if (line.trim() !== '') progress.log(`[${title}] ${line}`)
    },
  })
  console.log(formatStartSummary(settings, product.tokens))
  progress.log(`Ready after ${formatElapsed(Date.now() - started)}.`)
  void watchCondition(
    () => isReachable(healthUrl('lake', settings)),
    (up) =>
      progress.log(
        up
          ? 'The content lake responds again.'
          : 'The content lake does not respond: published pages are still served, editing is paused.',
      ),
  )
  void watchCondition(
    () => hasFreeSpace(settings.dataDirectory),
    (hasSpace) =>
      progress.log(
        hasSpace
          ? 'The disk has free space again.'
          : `The disk that holds ${settings.dataDirectory} is full: pages are still served, edits are rejected and nothing is lost. Free some space.`,
      ),
  )
  await shutDown(1, `${await product.failed}\nStopping everything else.`)
} catch (error) {
  if (stopRequestedAt === 0) await shutDown(1, error instanceof Error ? error.message : String(error))
}
