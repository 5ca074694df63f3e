import { openDataset } from '../backup/open-dataset.ts'
import { readArguments } from '../command-line.ts'
import { healthUrl } from '../services.ts'
import { readSettings } from '../settings.ts'
import { isReachable } from '../start/health.ts'
import { createProgress } from '../start/progress.ts'
import { seed } from './seed.ts'

const USAGE = `npm run seed                adds missing documents of the seed files to the running local lake
npm run seed -- --hosted    to the dataset at Sanity named in .env
--texts-only leaves the demo company out: only interface texts, for a dataset with content of your own
--reset also resets every document of the seed files`

const { values } = readArguments(USAGE, {
  options: {
    hosted: { type: 'boolean', default: false },
    'texts-only': { type: 'boolean', default: false },
    reset: { type: 'boolean', default: false },
  },
})
if (!values.hosted && !(await isReachable(healthUrl('lake', readSettings()))))
  throw new Error('The local lake does not respond. Start it with npm start, then seed again.')
const { client, title } = await openDataset(values.hosted)
const { step, log } = createProgress()
const outcome = await step(`Seeding ${title}`, () =>
  seed(client, { reset: values.reset, textsOnly: values['texts-only'] }),
)
log(
  `${outcome.created} documents ${values.reset ? 'reset' : 'created'}, ${outcome.unchanged} unchanged, ` +
    `${outcome.textsAdded} texts added to translations.`,
)
