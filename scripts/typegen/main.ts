import { relative } from 'node:path'
import { ROOT } from '../settings.ts'
import { createProgress } from '../start/progress.ts'
import { GENERATED, generateTypes } from './generate.ts'

/** `npm run typegen`: run it after a change to the model or to a query, and commit what it writes. */
try {
  const { step, say } = createProgress()
  await step('Generating types from the content model and the queries', () => generateTypes(GENERATED))
  say(`  ${relative(ROOT, GENERATED.schema)}\n  ${relative(ROOT, GENERATED.types)}`)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
