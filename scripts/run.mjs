import { launch } from './launch/launch.mjs'

/** Every other command by name: `node scripts/run.mjs seed --reset`. */
const COMMANDS = {
  build: 'build/main.ts',
  'build:packages': 'packages/main.ts',
  seed: 'seed/main.ts',
  typegen: 'typegen/main.ts',
  'new:block': 'new-block/main.ts',
  fonts: 'fonts/main.ts',
  doctor: 'doctor/main.ts',
  backup: 'backup/backup.ts',
  restore: 'backup/restore.ts',
  'orders:reconcile': 'orders/reconcile.ts',
  'contact-sheet': 'contact-sheet/main.ts',
  'docs:pictures': 'editor-pictures/main.ts',
  'generate:products': 'products/main.ts',
  'bench:lake': 'bench/lake/main.ts',
  'bench:catalog': 'bench/catalog/main.ts',
  'bench:publish': 'bench/publish.ts',
  'bench:instances': '../tests/hosting/instances/bench-publish.ts',
  'bench:load': 'bench/load.ts',
  'bench:preview': 'bench/preview.ts',
  'bench:sizes': 'bench/sizes.ts',
  'bench:lighthouse': 'bench/lighthouse.ts',
  'bench:studio': 'bench/studio.ts',
  'bench:tasks': '../tests/task-times/main.ts',
  'bench:start': 'bench/start.ts',
  'bench:orders': 'bench/orders.ts',
  'crash-test:lake': 'crash-test/main.ts',
  'test:mutation': 'mutation/main.ts',
}

const [name = ''] = process.argv.splice(2, 1)
const entry = COMMANDS[name]
if (!entry) {
  console.error(`No command named "${name}". There are: ${Object.keys(COMMANDS).join(', ')}.`)
  process.exit(1)
}
await launch(entry)
