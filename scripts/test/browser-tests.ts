import { formatElapsed, type Progress } from '../start/progress.ts'
import { ensureBrowser } from './browser.ts'
import type { TestOptions } from './options.ts'
import { startTestProduct, type TestProduct } from './product.ts'
import { execute, playwrightRunner, type RunnerOutcome } from './runners.ts'

/**
 * In this order: what looks at every page comes before the specs that publish pages of their own. The long matrix runs in parts, so that
 * as much of it as fits the time can be run; each part holds a test at least.
 */
const PROJECTS = [
  { name: 'whole-site', title: 'Every page and every link', parts: 1, isDaily: true },
  { name: 'a11y', title: 'Accessibility', parts: 8, isDaily: true },
  { name: 'e2e', title: 'End to end', parts: 1, isDaily: true },
  { name: 'instances', title: 'Several instances over Redis', parts: 1, isDaily: false },
] as const

const FULL = '@full'

/** Builds, starts and tests the product in a browser. A product that does not start fails each of its runners. */
export async function runBrowserTests(options: TestOptions, progress: Progress): Promise<RunnerOutcome[]> {
  const wanted = PROJECTS.filter(
    (project) =>
      (options.only.length === 0 || options.only.includes(project.name)) && mayRun(project, options),
  )
  if (wanted.length === 0 && !options.only.includes('build')) return []
  const started = Date.now()
  let test: TestProduct
  try {
    const browser = await ensureBrowser(progress)
    test = await startTestProduct(progress)
    test.environment.CHROME_PATH = browser
  } catch (error) {
    const output = (error instanceof Error ? error.message : String(error)).split('\n')
    const failure = { passed: 0, failed: 1, milliseconds: Date.now() - started, logFile: '' }
    return [
      { title: 'Build and start', ...failure, output },
      ...wanted.map(({ title }) => ({
        title,
        ...failure,
        milliseconds: 0,
        output: ['The product did not start.'],
      })),
    ]
  }
  const built = { passed: 1, failed: 0, milliseconds: Date.now() - started, output: [], logFile: '' }
  void test.product.failed.then((message) => progress.say(message))
  try {
    const outcomes =
      options.extent === 'rest'
        ? await runShards(wanted, test, options.budget - (Date.now() - started), progress)
        : await runProjects(wanted, test, options, progress)
    return [{ title: 'Build and start', ...built }, ...outcomes]
  } finally {
    await progress.step('Stopping the product under test', () => test.dispose())
  }
}

type Wanted = readonly (typeof PROJECTS)[number][]

const mayRun = ({ name, isDaily }: Wanted[number], { extent, only }: TestOptions): boolean =>
  isDaily || extent !== 'daily' || only.includes(name)

async function runProjects(
  wanted: Wanted,
  test: TestProduct,
  options: TestOptions,
  progress: Progress,
): Promise<RunnerOutcome[]> {
  const filter = [
    ...(options.spec ? [options.spec] : []),
    ...(options.extent === 'daily' ? ['--grep-invert', FULL] : []),
    `--repeat-each=${options.repeat}`,
  ]
  const outcomes: RunnerOutcome[] = []
  for (const { name, title } of wanted) {
    outcomes.push(
      await progress.step(
        title,
        () => execute(playwrightRunner(name, title, test.environment, filter)),
        ({ failed }) => failed === 0,
      ),
    )
  }
  return outcomes
}

/** Runs the tests tagged @full, part by part, leaving out the parts that the remaining time would not hold. */
async function runShards(
  wanted: Wanted,
  test: TestProduct,
  budget: number,
  progress: Progress,
): Promise<RunnerOutcome[]> {
  const started = Date.now()
  const outcomes: RunnerOutcome[] = []
  // The matrix of many parts comes last: it may be left out in part.
  for (const { name, title, parts } of [...wanted].sort((one, other) => one.parts - other.parts)) {
    let longest = 0
    for (let shard = 1; shard <= parts; shard += 1) {
      const left = budget - (Date.now() - started)
      if (left < longest * 1.2) {
        progress.say(
          `${title}: ${shard - 1} of ${parts} parts were run; the rest would not fit (${formatElapsed(left)} left).`,
        )
        break
      }
      const label = `${title}, full matrix ${shard}/${parts}`
      const part = ['--grep', FULL, `--shard=${shard}/${parts}`]
      const outcome = await progress.step(
        label,
        () => execute(playwrightRunner(name, label, test.environment, part)),
        ({ failed }) => failed === 0,
      )
      longest = Math.max(longest, outcome.milliseconds)
      outcomes.push(outcome)
    }
  }
  return outcomes
}
