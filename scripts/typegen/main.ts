import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { readArguments } from '../command-line.ts'
import { ROOT } from '../settings.ts'
import { createProgress } from '../start/progress.ts'
import { GENERATED, generateTypes } from './generate.ts'
import { MESSAGE_TYPES_FILE, messageTypesSource } from './message-types.ts'

/**
 * `npm run typegen`: run it after changing the model, a query or the messages, and commit the generated
 * files.
 */
readArguments('npm run typegen    generates types from the content model, the queries and the messages', {})
const { step, log } = createProgress()
writeFileSync(MESSAGE_TYPES_FILE, messageTypesSource())
await step('Generating types from the content model and the queries', () => generateTypes(GENERATED))
const { schema, documents, types, studioTypes } = GENERATED
for (const file of [MESSAGE_TYPES_FILE, schema, documents, types, studioTypes])
  log(`  ${relative(ROOT, file)}`)
