import { parseArgs } from 'node:util'
import { onOrphaned } from '../launch/orphaned.mjs'
import { readSettings } from '../settings.ts'
import { announce } from './announcement.ts'
import { stopAllChildren } from './child.ts'
import { hasRoom } from './disk.ts'
import { answers } from './health.ts'
import { lakeHealthUrl } from './lake.ts'
import { startProduct, type Product } from './product.ts'
import { createProgress, formatElapsed } from './progress.ts'
import { watch } from './watch.ts'

/** Ctrl-C reaches npm, the launcher and this process, and the first two hand it on: one press may arrive thrice. */
const SAME_PRESS_MS = 800

const progress = createProgress()
let product: Product | undefined
let stopAsked = 0

/** Ends everything and leaves. A second request, a moment later, does not wait any longer. */
async function leave(code: number, reason?: string): Promise<void> {
  const now = Date.now()
  if (stopAsked > 0) {
    if (now - stopAsked > SAME_PRESS_MS) process.exit(code)
    return
  }
  stopAsked = now
  if (reason) console.error(`\n${reason}\n`)
  if (product) progress.say('Stopping …')
  await (product ? product.stop() : stopAllChildren())
  if (product) progress.say('Stopped.')
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void leave(0))
onOrphaned(() => void leave(0))

try {
  const started = Date.now()
  const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } })
  const settings = readSettings()
  product = await startProduct(settings, {
    mode: values.dev ? 'develop' : 'serve',
    progress,
    onServiceLine: ({ title }, line) => {
      if (line.trim() !== '') progress.say(`[${title}] ${line}`)
    },
  })
  console.log(announce(settings, product.tokens))
  progress.say(`Ready after ${formatElapsed(Date.now() - started)}.`)
  watch(
    () => answers(lakeHealthUrl(settings)),
    (up) =>
      progress.say(
        up
          ? 'The content lake answers again.'
          : 'The content lake does not answer: published pages go on being served, editing waits.',
      ),
  )
  watch(
    () => Promise.resolve(hasRoom(settings.dataDirectory)),
    (room) =>
      progress.say(
        room
          ? 'The disk has room again.'
          : `The disk that holds ${settings.dataDirectory} is full: pages go on being served, edits are refused and nothing is lost. Free some space.`,
      ),
  )
  await leave(1, `${await product.failed}\nEverything else is being stopped.`)
} catch (error) {
  if (stopAsked === 0) await leave(1, error instanceof Error ? error.message : String(error))
}
