/**
 * `npm run generate:products -- 10000 > scripts/seed-content/generated.ndjson`: writes products, one a line,
 * in the format of `sanity dataset import`. They share pictures, with paths relative to
 * `scripts/seed-content`.
 */
import { once } from 'node:events'
import { generateProduct } from './generate.ts'

const count = Number(process.argv[2] ?? 1000)
if (!Number.isSafeInteger(count) || count < 1) {
  console.error('The number of products is missing: npm run -s generate:products -- 10000')
  process.exit(1)
}
for (let index = 0; index < count; index += 1) {
  if (!process.stdout.write(`${JSON.stringify(generateProduct(index))}\n`))
    await once(process.stdout, 'drain')
}
