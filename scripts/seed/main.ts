import { parseArgs } from 'node:util'
import { openDataset } from '../backup/open-dataset.ts'
import { readSettings, ROOT } from '../settings.ts'
import { isReachable } from '../start/health.ts'
import { lakeHealthUrl } from '../start/lake.ts'
import { createProgress } from '../start/progress.ts'
import { seed } from './seed.ts'

/**
 * `npm run seed` adds missing documents to the running local lake, or to the hosted dataset if SANITY_PROJECT_ID, SANITY_DATASET and
 * SANITY_API_WRITE_TOKEN are set. `-- --reset` also resets every seed document to the files.
 */
const { values } = parseArgs({ options: { reset: { type: 'boolean', default: false } } })
const isHosted = Boolean(process.env.SANITY_PROJECT_ID)
if (!isHosted && !(await isReachable(lakeHealthUrl(readSettings()))))
  throw new Error('The local lake does not respond. Start it with npm start, then seed again.')
const { client, title } = await openDataset(isHosted)
const { step, log } = createProgress()
const outcome = await step(`Seeding ${title}`, () => seed(client, ROOT, values))
log(
  `${outcome.created} documents ${values.reset ? 'reset' : 'created'}, ${outcome.unchanged} unchanged,  ` +
    `${outcome.textsAdded} texts added to translations.`,
)
