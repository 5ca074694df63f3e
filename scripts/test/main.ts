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

/** Deployments take long to build: they are tested by the long run, or when they are asked for by name. */
const hostingRunners = ({ extent, only, budget }: TestOptions): Runner[] => [
  ...((extent === 'all' || only.includes('hosting')) && budget > HOSTING_MS
    ? [vitestRunner('hosting', 'Hosting')]
    : []),
  ...((extent === 'all' || only.includes('vercel')) && budget > VERCEL_MS
    ? [vitestRunner('vercel', "Vercel's build, served")]
    : []),
]

/** Runs what needs no product, two at a time: there are two cores. */
async function runStaticTests(options: TestOptions): Promise<RunnerOutcome[]> {
  const faults = options.budget > FAULTS_MS ? [faultsRunner(options.extent !== 'daily')] : []
  const runners = [...(options.extent === 'rest' ? [] : DAILY), ...faults, ...hostingRunners(options)].filter(
    ({ name }) => options.only.length === 0 || options.only.includes(name),
  )
  if (runners.length === 0) return []
  if (options.extent !== 'rest') await progress.step('Generating route types', generateRouteTypes)
  const outcomes: RunnerOutcome[] = []
  const queue = runners.map((runner, index) => ({ runner, index }))
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { runner, index } = next
      outcomes[index] = await progress.step(
        runner.title,
        () => execute(runner),
        ({ failed }) => failed === 0,
      )
    }
  }
  await Promise.all([work(), work()])
  return outcomes
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
