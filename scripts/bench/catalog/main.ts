import { readArguments } from '../../command-line.ts'
import { localClient } from '../../seed/client.ts'
import { servicePort, serviceUrl } from '../../services.ts'
import { readSettings } from '../../settings.ts'
import { formatElapsed } from '../../start/progress.ts'
import { readLakeTokens } from '../../start/secrets.ts'
import { formatTable } from '../../start/table.ts'
import { describeMemory } from '../memory.ts'
import { percentile } from '../statistics.ts'
import { openGeneratedProducts } from './generated-products.ts'
import { measureCatalog, type Measurement } from './measurements.ts'

/**
 * `npm run bench:catalog -- 10000`, on a running product. Measures response times and memory with 13 generated
 * products and with the given number, then removes them.
 */
const FEW = 13

const USAGE = 'npm run bench:catalog [-- COUNT]    measures a running product with COUNT products (10000)'
const { positionals } = readArguments(USAGE, { allowPositionals: true })
const count = Number(positionals[0] ?? 10_000)
const settings = readSettings()
const site = serviceUrl('web', settings)
const client = localClient(settings, readLakeTokens(settings).editor)
const generated = openGeneratedProducts(client)

/** The results at one catalog size. */
interface SizeResults {
  measurements: Measurement[]
  memory: Record<'web' | 'lake', string>
}

async function measure(size: number): Promise<SizeResults> {
  const measurements: Measurement[] = []
  for await (const measurement of measureCatalog({ site, client, count: size })) {
    console.log(`  ${size} products: ${measurement.name}`)
    measurements.push(measurement)
  }
  const memoryOf = (name: 'web' | 'lake') => describeMemory(servicePort(name, settings))
  const memory = { web: memoryOf('web'), lake: memoryOf('lake') }
  return { measurements, memory }
}

const whole = (milliseconds: number) => `${milliseconds.toFixed(0)} ms`
const ratio = (one: number, other: number) => `${(other / one).toFixed(2)} ×`

function tableOf(few: SizeResults, many: SizeResults): string {
  const rows = many.measurements.map(({ name, times }, index) => {
    const before = few.measurements[index]?.times ?? []
    const [p50, p95] = [0.5, 0.95].map((share) => [before, times].map((all) => percentile(all, share)))
    const columns = [p50, p95].flat().map((time = NaN) => whole(time))
    return [name, ...columns, ratio(p95?.[0] ?? NaN, p95?.[1] ?? NaN), String(times.length)]
  })
  const sizes = [String(FEW), String(count)]
  const head = ['', ...['p50', 'p95'].flatMap((share) => sizes.map((size) => `${share} of ${size}`))]
  return formatTable([[...head, 'ratio of p95', 'samples'], ...rows])
}

try {
  await generated.remove()
  await generated.add(0, FEW)
  const few = await measure(FEW)
  const started = performance.now()
  await generated.add(FEW, count)
  console.log(`  ${count - FEW} products written in ${formatElapsed(performance.now() - started)}`)
  const many = await measure(count)
  console.log(`\n${tableOf(few, many)}\n`)
  for (const name of ['web', 'lake'] as const)
    console.log(`  memory of ${name}: ${few.memory[name]}; with ${count}: ${many.memory[name]}`)
} finally {
  await generated.remove()
}
