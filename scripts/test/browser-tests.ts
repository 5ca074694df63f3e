import { formatElapsed, type Progress } from '../start/progress.ts'
import { ensureBrowser } from './browser.ts'
import type { TestOptions } from './options.ts'
import { startTestProduct, type TestProduct } from './product.ts'
import { execute, playwrightRunner, type RunnerOutcome } from './runners.ts'

/**
 * Runs in this order: projects that check every page come before the specs that publish pages. The long
 * matrix runs in parts, so that as much as possible fits the time budget.
 */
const PROJECTS = [
  { name: 'whole-site', title: 'Every page and every link', parts: 1, when: 'daily' },
  { name: 'a11y', title: 'Accessibility', parts: 8, when: 'daily' },
  { name: 'e2e', title: 'End to end', parts: 8, when: 'daily' },
  { name: 'instances', title: 'Several instances over Redis', parts: 1, when: 'long' },
] as const

const FULL = '@full'

/** Expected duration of a project's first part. Later parts are expected to take as long as the longest before. */
const FIRST_PART_MS = 6 * 60_000

const DAY_MS = 86_400_000

/** Builds, starts and tests the product in a browser. If the product does not start, every runner fails. */
export async function runBrowserTests(options: TestOptions, progress: Progress): Promise<RunnerOutcome[]> {
  const selected = PROJECTS.filter(
    (project) =>
      (options.only.length === 0 || options.only.includes(project.name)) && shouldRun(project, options),
  )
  if (selected.length === 0 && !options.only.includes('build')) return []
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
      ...selected.map(({ title }) => ({
        title,
        ...failure,
        milliseconds: 0,
        output: ['The product did not start.'],
      })),
    ]
  }
  const built = { passed: 1, failed: 0, milliseconds: Date.now() - started, output: [], logFile: '' }
  void test.product.failed.then((message) => progress.log(message))
  try {
    const outcomes =
      options.extent === 'rest'
        ? await runShards(selected, test, options.budget - (Date.now() - started), progress)
        : await runProjects(selected, test, options, progress)
    return [{ title: 'Build and start', ...built }, ...outcomes]
  } finally {
    await progress.step('Stopping the product under test', () => test.dispose())
  }
}

type Selected = readonly (typeof PROJECTS)[number][]

/** Whether a project runs: each day, in the long run, or because it is named. */
const shouldRun = ({ name, when }: Selected[number], { extent, only }: TestOptions): boolean =>
  only.includes(name) || when === 'daily' || (when === 'long' && extent !== 'daily')

async function runProjects(
  selected: Selected,
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
  for (const { name, title } of selected) {
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

/** Runs the tests tagged @full in parts, and skips the parts that do not fit the remaining time. */
async function runShards(
  selected: Selected,
  test: TestProduct,
  budget: number,
  progress: Progress,
): Promise<RunnerOutcome[]> {
  const started = Date.now()
  const outcomes: RunnerOutcome[] = []
  // People's journeys come before the repetition of accessibility checks at every address.
  const order = ['whole-site', 'instances', 'e2e', 'a11y']
  const ordered = [...selected].sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name))
  for (const { name, title, parts } of ordered) {
    let longest = 0
    // Each day begins with another part, so that all parts run in turn where time is short.
    const first = Math.floor(Date.now() / DAY_MS) % parts
    for (let turn = 0; turn < parts; turn += 1) {
      const shard = ((first + turn) % parts) + 1
      const left = budget - (Date.now() - started)
      if (left < (longest || FIRST_PART_MS) * 1.2) {
        progress.log(
          `${title}: ${turn} of ${parts} parts ran; the rest does not fit (${formatElapsed(left)} left).`,
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
