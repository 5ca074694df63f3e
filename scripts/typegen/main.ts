import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { ROOT } from '../settings.ts'
import { createProgress } from '../start/progress.ts'
import { GENERATED, generateTypes } from './generate.ts'
import { INTERFACE_TEXTS_FILE, interfaceTextsSource } from './interface-texts.ts'

/** `npm run typegen`: run it after a change to the model, to a query or to the site's messages, and commit what it writes. */
try {
  const { step, say } = createProgress()
  writeFileSync(INTERFACE_TEXTS_FILE, interfaceTextsSource())
  await step('Generating types from the content model and the queries', () => generateTypes(GENERATED))
  for (const file of [INTERFACE_TEXTS_FILE, GENERATED.schema, GENERATED.types])
    say(`  ${relative(ROOT, file)}`)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
