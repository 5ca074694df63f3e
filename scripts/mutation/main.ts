import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readArguments, UsageError } from '../command-line.ts'
import { ROOT } from '../settings.ts'

// `npm run test:mutation [-- pricing cart orders catalog]`: mutates the pure models of the shop in a copy, one mutation at a
// time, and reports those that no unit test detects. Fails if an area is below the threshold.

const SHOP = 'web/features/shop'

/** The percentage of mutations that unit tests must detect in each area. */
const THRESHOLD = 95

/** The models by area: files without requests, storage or React. */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  pricing: [
    `${SHOP}/pricing/{apply-discounts,convert,delivery,discount,price-cart,ratio,sale,shop-settings,tax}.ts`,
    'schemas/shared/{line-amounts,sale,tax-rows}.ts',
  ],
  cart: [
    `${SHOP}/cart/model/{cart,checked-cart,codes,demo-shop,quantity,review,stored-cart}.ts`,
    `${SHOP}/{discounts/cart-discounts,delivery/delivery-method,gift-cards/gift-card}.ts`,
    'schemas/shared/discounts.ts',
    `${SHOP}/cart/request.ts`,
  ],
  orders: [
    `${SHOP}/checkout/{compose,compose-lines,reclaim,requested-units}.ts`,
    `${SHOP}/orders/{automatic-tax,order-id,order-taxes,progress,reservation}.ts`,
    `${SHOP}/orders/documents/{credit-note-sums,invoice-sums}.ts`,
    `${SHOP}/orders/reconciliation/order-copy.ts`,
    `${SHOP}/orders/refunds/{record-refunds,returned-stock}.ts`,
    'schemas/shared/{allocate,gift-cards,order-action-request,orders,refunds}.ts',
  ],
  catalog: [
    `${SHOP}/catalog/{offer,related,stock}.ts`,
    `${SHOP}/catalog/grid/{active-filters,catalog-page,filter}.ts`,
    `${SHOP}/catalog/variants/{describe-variants,find-variant}.ts`,
    `${SHOP}/variants/{sold-products,variant-price}.ts`,
    'schemas/shared/{stock,variants}.ts',
  ],
}

const folder = join(ROOT, '.data/mutation')

/** Returns whether unit tests detect enough mutations of an area. Prints each mutation that survived. */
async function testArea(area: string, files: readonly string[]): Promise<boolean> {
  const configFile = join(folder, `${area}.json`)
  const config = {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/mutation/vitest.config.ts' },
    mutate: files,
    // Texts are checked by types or read by people.
    mutator: { excludedMutations: ['StringLiteral'] },
    concurrency: 1,
    thresholds: { break: THRESHOLD },
    reporters: ['clear-text'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    allowConsoleColors: false,
    ignorePatterns: ['.data', '.builds', '.next', 'dist', 'test-results'],
    tempDirName: join(folder, area),
  }
  await writeFile(configFile, JSON.stringify(config))
  console.log(`\n${area}\n`)
  const stryker = join(ROOT, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  return (
    spawnSync(process.execPath, [stryker, 'run', configFile], { cwd: ROOT, stdio: 'inherit' }).status === 0
  )
}

const USAGE = `npm run test:mutation [-- AREA …]    mutates ${Object.keys(AREAS).join(', ')}; all without names`
const { positionals: selected } = readArguments(USAGE, { allowPositionals: true })
const unknown = selected.find((area) => !Object.hasOwn(AREAS, area))
if (unknown) throw new UsageError(`There is no area "${unknown}".`, USAGE)
await mkdir(folder, { recursive: true })
for (const [area, files] of Object.entries(AREAS)) {
  if (selected.length > 0 && !selected.includes(area)) continue
  if (!(await testArea(area, files))) process.exitCode = 1
}
