import { parseArgs } from 'node:util'
import { readPort } from '../../shared/flags.ts'
import { reportError } from '../../shared/run-service.ts'
import { readDatasetName } from '../flags.ts'
import { openLake } from '../open-lake.ts'
import { readDirectory } from '../people/people-file.ts'
import type { DatasetName } from '../types.ts'
import { runCommand } from './run-command.ts'

const USAGE = `content-lake run [options] -- COMMAND …

Starts a lake, runs the command with every request to Sanity's hosts redirected to it, stops the lake, and exits with
the command's code. Datasets are created with their first request, and every token is accepted.

  --data DIR          folder of the lake; without it, a temporary one
  --port N            port of the lake (a free one)
  --seed ID.NAME=FILE NDJSON or an archive of sanity datasets export, imported first; may be given several times
  --people FILE       people who may sign in to Studio, and their roles
  --url URL           a lake that runs already, instead of starting one
  --help              print this`

interface Seed {
  dataset: DatasetName
  file: string
}

/** `content-lake run`: returns the exit code. */
export async function run(args: string[]): Promise<number> {
  const end = args.indexOf('--')
  const command = end === -1 ? [] : args.slice(end + 1)
  const { values } = parseArgs({
    args: end === -1 ? args : args.slice(0, end),
    options: {
      data: { type: 'string' },
      port: { type: 'string', default: '0' },
      seed: { type: 'string', multiple: true, default: [] },
      people: { type: 'string' },
      url: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help || command.length === 0) {
    console.log(USAGE)
    return values.help ? 0 : 1
  }
  if (values.url !== undefined) return runCommand(command, { url: values.url.replace(/\/+$/, '') })
  const seeds = values.seed.map(readSeed)
  const lake = await openLake({
    dataDirectory: values.data,
    directory: values.people === undefined ? undefined : readDirectory(values.people),
    port: readPort(values.port),
    isPermissive: true,
    report: reportError,
  })
  try {
    for (const { dataset, file } of seeds) await lake.importDataset(dataset, file)
    lake.warm()
    return await runCommand(command, { url: lake.url, token: lake.tokens['administrator'] })
  } finally {
    await lake.close()
  }
}

function readSeed(text: string): Seed {
  const [name = '', file] = text.split(/=(.*)/s)
  if (!file)
    throw new Error(`--seed ${text} is not a dataset and a file, such as blog.production=seed.ndjson`)
  return { dataset: readDatasetName(name), file }
}
