import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readArguments } from '../command-line.ts'
import { ROOT } from '../settings.ts'
import { createBlockFiles } from './block-files.ts'

/** `npm run new:block price-teaser`: writes the files of a block of pages and lists it. */
const USAGE = 'npm run new:block price-teaser    writes the files of a block of pages and lists it'
const { positionals } = readArguments(USAGE, { allowPositionals: true })
const files = await createBlockFiles(positionals[0] ?? '', (path) => readFileSync(join(ROOT, path), 'utf8'))
for (const [path, source] of files) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true })
  writeFileSync(join(ROOT, path), source)
  console.log(`  ${path}`)
}
const paths = [...files.keys()].filter((path) => path.endsWith('.ts'))
execFileSync(process.execPath, ['node_modules/eslint/bin/eslint.js', '--fix', ...paths], { cwd: ROOT })
console.log(
  '\nNow run npm run typegen. What it shows, its drawing and its row in the guide are yours to change.',
)
