import { parseArgs } from 'node:util'
import { answers } from '../start/health.ts'
import { lakeHealthUrl } from '../start/lake.ts'
import { createProgress } from '../start/progress.ts'
import { readLakeTokens } from '../start/secrets.ts'
import { readSettings } from '../settings.ts'
import { hostedClient, localClient } from './client.ts'
import { seed } from './seed.ts'

const USAGE =
  'npm run seed                 adds what is missing to the running local lake\n' +
  'npm run seed -- --reset      also puts every seed document back as the files have it\n' +
  'With SANITY_PROJECT_ID, SANITY_DATASET and SANITY_API_WRITE_TOKEN set, a hosted dataset is seeded instead.'

/** The dataset that the environment names, else the running local lake. */
async function chooseClient() {
  const { SANITY_PROJECT_ID: project, SANITY_DATASET: dataset, SANITY_API_WRITE_TOKEN: token } = process.env
  if (project) {
    if (!dataset || !token)
      throw new Error(`SANITY_DATASET or SANITY_API_WRITE_TOKEN is missing.\n\n${USAGE}`)
    return { client: hostedClient(project, dataset, token), name: `${project}/${dataset} at Sanity` }
  }
  const settings = readSettings()
  if (!(await answers(lakeHealthUrl(settings)))) {
    throw new Error(`The local lake does not answer. Start it with npm start, then seed again.\n\n${USAGE}`)
  }
  return { client: localClient(settings, readLakeTokens(settings).editor), name: 'the local lake' }
}

try {
  const { values } = parseArgs({ options: { reset: { type: 'boolean', default: false } } })
  const { client, name } = await chooseClient()
  const { step, say } = createProgress()
  const outcome = await step(`Seeding ${name}`, () =>
    seed(client, readSettings().root, { reset: values.reset }),
  )
  say(
    `${outcome.created} documents ${values.reset ? 'put back' : 'created'}, ${outcome.kept} left as they were, ` +
      `${outcome.textsAdded} texts added to translations.`,
  )
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
