import { parseArgs } from 'node:util'
import { readSettings } from '../settings.ts'
import { isReachable } from '../start/health.ts'
import { lakeHealthUrl } from '../start/lake.ts'
import { createProgress } from '../start/progress.ts'
import { readLakeTokens } from '../start/secrets.ts'
import { hostedClient, localClient } from './client.ts'
import { seed } from './seed.ts'

const USAGE =
  'npm run seed                 adds missing documents to the running local lake\n' +
  'npm run seed -- --reset      also resets every seed document to the files\n' +
  'With SANITY_PROJECT_ID, SANITY_DATASET and SANITY_API_WRITE_TOKEN set, a hosted dataset is seeded instead.'

/** Returns the hosted dataset that the environment names, or else the running local lake. */
async function chooseClient() {
  const { SANITY_PROJECT_ID: project, SANITY_DATASET: dataset, SANITY_API_WRITE_TOKEN: token } = process.env
  if (project) {
    if (!dataset || !token)
      throw new Error(`SANITY_DATASET or SANITY_API_WRITE_TOKEN is missing.\n\n${USAGE}`)
    return { client: hostedClient(project, dataset, token), name: `${project}/${dataset} at Sanity` }
  }
  const settings = readSettings()
  if (!(await isReachable(lakeHealthUrl(settings)))) {
    throw new Error(`The local lake does not respond. Start it with npm start, then seed again.\n\n${USAGE}`)
  }
  return { client: localClient(settings, readLakeTokens(settings).editor), name: 'the local lake' }
}

const { values } = parseArgs({ options: { reset: { type: 'boolean', default: false } } })
const { client, name } = await chooseClient()
const { step, log } = createProgress()
const outcome = await step(`Seeding ${name}`, () =>
  seed(client, readSettings().root, { reset: values.reset }),
)
log(
  `${outcome.created} documents ${values.reset ? 'reset' : 'created'}, ${outcome.unchanged} unchanged,  ` +
    `${outcome.textsAdded} texts added to translations.`,
)
