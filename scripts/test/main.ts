import { onParentExit } from '../launch/parent-exit.mjs'
import { logDirectory, readSettings, ROOT } from '../settings.ts'
import { startChild, stopAllChildren } from '../start/child.ts'
import { webEnvironment } from '../start/environment.ts'
import { createProgress, formatElapsed } from '../start/progress.ts'
import { runBrowserTests } from './browser-tests.ts'
import { readOptions, type TestOptions } from './options.ts'
import {
  deploymentRunners,
  everyFaultRunners,
  execute,
  faultsRunner,
  type Runner,
  type RunnerOutcome,
  STATIC_CHECKS,
  vitestRunner,
} from './runners.ts'
import { formatSummary, totals } from './summary.ts'

const progress = createProgress()

/** Generates the site's route types with Next. Next checks the settings too, so placeholders are passed. */
async function generateRouteTypes(): Promise<void> {
  const settings = readSettings()
  const token = 'token-for-generating-types'
  const tokens = { administrator: token, editor: token, viewer: token }
  const environment = {
    ...webEnvironment(settings, {
      tokens,
      revalidate: token,
      signing: token,
      mail: token,
      payments: { secretKey: token, webhookSecret: token },
      cron: token,
    }),
    NEXT_DIST_DIR: '.next',
  }
  const child = startChild({
    command: ['node_modules/next/dist/bin/next', 'typegen', 'web'],
    directory: ROOT,
    environment,
    logFile: `${logDirectory(settings)}/route-types.log`,
  })
  const { code } = await child.ended
  if (code !== 0) progress.log(`Route types could not be generated:\n${child.tail().join('\n')}`)
}

/** The longest come first, so that neither core waits at the end. */
const DAILY = [
  vitestRunner('contract', 'Contract'),
  vitestRunner('architecture', 'Architecture'),
  vitestRunner('unit', 'Unit'),
  ...STATIC_CHECKS,
]

/** Unit, contract and architecture tests that take many seconds. */
const SLOW: Runner = { ...vitestRunner('slow', 'Slow tests'), needed: 5 * 60_000 }

/** Returns the runners of the long run, or those that are named. The runners of a group take turns: deployments each build the site. */
const longGroups = ({ extent, only }: TestOptions): Runner[][] =>
  [[SLOW], extent === 'daily' ? [faultsRunner()] : everyFaultRunners(), deploymentRunners()].map((group) =>
    group.filter(({ name }) => extent !== 'daily' || only.includes(name)),
  )

/**
 * Runs the tests that need no running product, two at a time on two cores. Only one of them builds the site
 * at a time.
 */
async function runStaticTests(options: TestOptions): Promise<RunnerOutcome[]> {
  const started = Date.now()
  const daily = options.extent === 'rest' ? [] : DAILY.map((runner) => [runner])
  const queue = [...longGroups(options), ...daily]
    .map((group) => group.filter(({ name }) => options.only.length === 0 || options.only.includes(name)))
    .filter((group) => group.length > 0)
  if (queue.length === 0) return []
  if (options.extent !== 'rest') await progress.step('Generating route types', generateRouteTypes)
  const outcomes = new Map<string, RunnerOutcome>()
  const work = async () => {
    for (let group = queue.shift(); group; group = queue.shift()) {
      for (const runner of group) {
        const left = options.budget - (Date.now() - started)
        if (left < (runner.needed ?? 0)) {
          progress.log(`${runner.title} does not fit (${formatElapsed(left)} left).`)
          continue
        }
        const isPassed = ({ failed }: RunnerOutcome) => failed === 0
        outcomes.set(runner.title, await progress.step(runner.title, () => execute(runner), isPassed))
      }
    }
  }
  const titles = queue.flat().map(({ title }) => title)
  await Promise.all([work(), work()])
  return titles.flatMap((title) => outcomes.get(title) ?? [])
}

function report(outcomes: RunnerOutcome[]): void {
  for (const { title, failed, output, logFile } of outcomes) {
    if (failed === 0) continue
    console.log(`\n──── ${title} ${'─'.repeat(Math.max(0, 80 - title.length))}\n`)
    console.log(output.join('\n'))
    if (logFile) console.log(`\nThe full output is in ${logFile}.`)
  }
  console.log(formatSummary(outcomes))
  const { passed, failed } = totals(outcomes)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
}

const stop = () => {
  process.off('SIGINT', stop)
  void stopAllChildren().then(() => process.exit(130))
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
onParentExit(stop)

try {
  const options = readOptions(process.argv.slice(2))
  const started = Date.now()
  const outcomes = await runStaticTests(options)
  const budget = options.budget - (Date.now() - started)
  outcomes.push(...(await runBrowserTests({ ...options, budget }, progress)))
  if (outcomes.length === 0 && options.extent === 'rest')
    console.log('No selected test is tagged @full.\n\n0 passed, 0 failed')
  else report(outcomes)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n\n0 passed, 1 failed`)
  process.exitCode = 1
}
