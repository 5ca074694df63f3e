import { startChild, stopAllChildren } from '../start/child.ts'
import { onOrphaned } from '../launch/orphaned.mjs'
import { createProgress } from '../start/progress.ts'
import { logDirectory, readSettings, ROOT } from '../settings.ts'
import { webEnvironment } from '../start/environment.ts'
import { runBrowserTests } from './browser-tests.ts'
import { readOptions, type TestOptions } from './options.ts'
import {
  execute,
  faultsRunner,
  STATIC_CHECKS,
  vitestRunner,
  type Runner,
  type RunnerOutcome,
} from './runners.ts'
import { formatSummary, totals } from './summary.ts'

const progress = createProgress()

/** Route types of the site come from Next; its settings are checked on the way, so they must be there. */
async function generateRouteTypes(): Promise<void> {
  const settings = readSettings()
  const token = 'stands-in-for-a-token'
  const tokens = { administrator: token, editor: token, viewer: token }
  const environment = {
    ...webEnvironment(settings, {
      tokens,
      revalidate: token,
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
  if (code !== 0) progress.say(`Route types could not be generated:\n${child.tail().join('\n')}`)
}

const DAILY = [
  ...STATIC_CHECKS,
  vitestRunner('architecture', 'Architecture'),
  vitestRunner('unit', 'Unit'),
  vitestRunner('contract', 'Contract'),
]

/** What the long run of faults may take at the most; where less is left, it is left out. */
const FAULTS_MS = 8 * 60_000

/** The same for the tests of hosting. */
const HOSTING_MS = 15 * 60_000

/** What building and serving for Vercel takes at the most. */
const VERCEL_MS = 10 * 60_000

/** Deployments take long to build: the long run tests them, and who names them. */
const hostingRunners = ({ extent, only, budget }: TestOptions): Runner[] => [
  ...((extent !== 'daily' || only.includes('hosting')) && budget > HOSTING_MS
    ? [vitestRunner('hosting', 'Hosting')]
    : []),
  ...((extent !== 'daily' || only.includes('vercel')) && budget > VERCEL_MS
    ? [vitestRunner('vercel', "Vercel's build, served")]
    : []),
]

/** Runs what needs no product, two at a time: there are two cores. What builds the site waits for the other that does. */
async function runStaticTests(options: TestOptions): Promise<RunnerOutcome[]> {
  const faults = options.budget > FAULTS_MS ? [faultsRunner(options.extent !== 'daily')] : []
  const independent = [...(options.extent === 'rest' ? [] : DAILY), ...faults].map((runner) => [runner])
  const queue = [...independent, hostingRunners(options)]
    .map((group) => group.filter(({ name }) => options.only.length === 0 || options.only.includes(name)))
    .filter((group) => group.length > 0)
  if (queue.length === 0) return []
  if (options.extent !== 'rest') await progress.step('Generating route types', generateRouteTypes)
  const outcomes = new Map<string, RunnerOutcome>()
  const work = async () => {
    for (let group = queue.shift(); group; group = queue.shift()) {
      for (const runner of group) {
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
    if (logFile) console.log(`\nThe whole output is in ${logFile}.`)
  }
  console.log(formatSummary(outcomes))
  const { passed, failed } = totals(outcomes)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
}

const abandon = () => {
  process.off('SIGINT', abandon)
  void stopAllChildren().then(() => process.exit(130))
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, abandon)
onOrphaned(abandon)

try {
  const options = readOptions(process.argv.slice(2))
  const started = Date.now()
  const outcomes = await runStaticTests(options)
  const budget = options.budget - (Date.now() - started)
  outcomes.push(...(await runBrowserTests({ ...options, budget }, progress)))
  if (outcomes.length === 0 && options.extent === 'rest')
    console.log('Nothing of what was asked for is tagged @full.\n\n0 passed, 0 failed')
  else report(outcomes)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n\n0 passed, 1 failed`)
  process.exitCode = 1
}
