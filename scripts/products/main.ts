/**
 * `npm run generate:products -- 10000 > scripts/seed-content/generated.ndjson`: writes products, one a line,
 * in the format of `sanity dataset import`. They share pictures, with paths relative to
 * `scripts/seed-content`.
 */
import { once } from 'node:events'
import { readArguments, UsageError } from '../command-line.ts'
import { generateProduct } from './generate.ts'

const USAGE = 'npm run -s generate:products -- 10000 > FILE    writes that many products, by default 1000'
const { positionals } = readArguments(USAGE, { allowPositionals: true })
const count = Number(positionals[0] ?? 1000)
if (!Number.isSafeInteger(count) || count < 1)
  throw new UsageError(`"${positionals[0]}" is not a number of products.`, USAGE)
for (let index = 0; index < count; index += 1) {
  if (!process.stdout.write(`${JSON.stringify(generateProduct(index))}\n`))
    await once(process.stdout, 'drain')
}
