import { parseArgs } from 'node:util'
import { localClient } from '../../seed/client.ts'
import { servicePort, serviceUrl } from '../../services.ts'
import { readSettings } from '../../settings.ts'
import { formatElapsed } from '../../start/progress.ts'
import { readLakeTokens } from '../../start/secrets.ts'
import { formatTable } from '../../start/table.ts'
import { percentile } from '../statistics.ts'
import { timeBuild } from './build-time.ts'
import { openGoods } from './goods.ts'
import { describeMemory } from '../memory.ts'
import { visitAll, type Measurement } from './visits.ts'

/**
 * `npm run bench:catalogue -- 10000 [--build] [--keep]`, on a running product: puts 13 generated products into the shop and then as
 * many as asked for, measures at each size how long the shop's answers take and how much memory is held, and takes the products out
 * again. `--build` also builds the site at each size; `--keep` leaves the products, to be looked at in Studio.
 */
const FEW = 13

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { build: { type: 'boolean', default: false }, keep: { type: 'boolean', default: false } },
})
const count = Number(positionals[0] ?? 10_000)
const settings = readSettings()
const site = serviceUrl('web', settings)
const client = localClient(settings, readLakeTokens(settings).editor)
const goods = openGoods(client, settings.root)

/** What was found at one size. */
interface Findings {
  measurements: Measurement[]
  memory: Record<'web' | 'lake', string>
  build: number | null
}

async function measure(size: number): Promise<Findings> {
  const measurements: Measurement[] = []
  for await (const measurement of visitAll({ site, client, count: size })) {
    console.log(`  ${size} products: ${measurement.what}`)
    measurements.push(measurement)
  }
  const memoryOf = (name: 'web' | 'lake') => describeMemory(servicePort(name, settings))
  const memory = { web: memoryOf('web'), lake: memoryOf('lake') }
  return { measurements, memory, build: values.build ? await timeBuild(settings) : null }
}

const whole = (milliseconds: number) => `${milliseconds.toFixed(0)} ms`
const ratio = (one: number, other: number) => `${(other / one).toFixed(2)} ×`

function tableOf(few: Findings, many: Findings): string {
  const rows = many.measurements.map(({ what, times }, index) => {
    const before = few.measurements[index]?.times ?? []
    const [p50, p95] = [0.5, 0.95].map((share) => [before, times].map((all) => percentile(all, share)))
    const columns = [p50, p95].flat().map((time = NaN) => whole(time))
    return [what, ...columns, ratio(p95?.[0] ?? NaN, p95?.[1] ?? NaN), String(times.length)]
  })
  const sizes = [String(FEW), String(count)]
  const head = ['', ...['p50', 'p95'].flatMap((share) => sizes.map((size) => `${share} of ${size}`))]
  return formatTable([[...head, 'ratio of p95', 'samples'], ...rows])
}

try {
  await goods.remove()
  await goods.add(0, FEW)
  const few = await measure(FEW)
  const started = performance.now()
  await goods.add(FEW, count)
  console.log(`  ${count - FEW} products written in ${formatElapsed(performance.now() - started)}`)
  const many = await measure(count)
  console.log(`\n${tableOf(few, many)}\n`)
  for (const name of ['web', 'lake'] as const)
    console.log(`  memory of ${name}: ${few.memory[name]}; with ${count}: ${many.memory[name]}`)
  if (few.build !== null && many.build !== null) {
    const times = `${formatElapsed(few.build)}; with ${count}: ${formatElapsed(many.build)}`
    console.log(`  build: ${times}, ${ratio(few.build, many.build)}`)
  }
} finally {
  if (!values.keep) await goods.remove()
}
