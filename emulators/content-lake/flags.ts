import { parseArgs } from 'node:util'
import { commonOptions, readCommonFlags } from '../shared/flags.ts'
import type { OpenLakeOptions } from './open-lake.ts'
import { isDatasetName, isProjectId } from './storage/datasets.ts'
import type { DatasetName } from './types.ts'

export const USAGE = `content-lake [options]

  --data DIR            folder of the database, assets and tokens; created when missing (.content-lake)
  --port N              port to listen on (4000)
  --host NAME           address to listen on; without it, this machine only
  --allow-origin URL    further origin that browsers may call from, such as https://studio.example
                        or http://192.168.1.5:*; may be given several times
  --allow-host NAME     further host name that requests may name in their Host header, such as lake behind a
                        proxy or in a container network; may be given several times
  --dataset ID.NAME     public dataset NAME of the project ID, created unless it exists; may be given several times
  --people FILE         people who may sign in to Studio, and their roles (one person for each built-in role)
  --permissive          create datasets with their first request, and accept every token as an administrator's
  --project ID          project of requests that name none, where several have the dataset
  --query-seconds N     seconds that a query may take (10)
  --query-memory MB     memory of each query thread, at least 16 (128)
  --query-threads N     threads for fast queries, besides at most three for slow ones (one per core, at most 4)
  --public-url URL      base of generated addresses (http://localhost:PORT)
  --keep-history DAYS   delete older transactions; without it, all history stays
  --json                print address and tokens as one line of JSON
  --help                print this

Other commands, each with --help: content-lake run, backup, compact`

/** In MB. With less, a query thread cannot start and ends the whole process. */
const LEAST_QUERY_MEMORY = 16

/** Parses the command line; returns undefined for `--help`. Throws an `Error` that names the invalid argument. */
export function parseFlags(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      ...commonOptions(4000, '.content-lake'),
      host: { type: 'string' },
      'allow-origin': { type: 'string', multiple: true, default: [] },
      'allow-host': { type: 'string', multiple: true, default: [] },
      dataset: { type: 'string', multiple: true, default: [] },
      people: { type: 'string' },
      permissive: { type: 'boolean', default: false },
      project: { type: 'string' },
      'query-seconds': { type: 'string' },
      'query-memory': { type: 'string' },
      'query-threads': { type: 'string' },
      'public-url': { type: 'string' },
      'keep-history': { type: 'string' },
    },
  })
  if (values.help) return undefined
  const { data, port, json } = readCommonFlags(values)
  const seconds = readNumber('query-seconds', values['query-seconds'])
  for (const origin of values['allow-origin']) {
    if (!/^https?:\/\/[^/]+$/.test(origin))
      throw new Error(`--allow-origin ${origin} is not an origin like https://host`)
  }
  for (const host of values['allow-host']) {
    if (!/^[^\s/:@]+$|^\[[0-9a-f:.]+\]$/i.test(host))
      throw new Error(`--allow-host ${host} is not a host name without scheme and port`)
  }
  const options: OpenLakeOptions = {
    dataDirectory: data,
    port,
    host: values.host,
    allowedOrigins: values['allow-origin'],
    allowedHosts: values['allow-host'],
    isPermissive: values.permissive,
    defaultProject: values.project,
    queryLimits: {
      budgetMs: seconds && seconds * 1000,
      memoryMb: readNumber('query-memory', values['query-memory'], LEAST_QUERY_MEMORY),
      workers: readNumber('query-threads', values['query-threads']),
    },
    publicUrl: values['public-url']?.replace(/\/+$/, ''),
    keepHistoryDays: readNumber('keep-history', values['keep-history']),
  }
  return { json, options, datasets: values.dataset.map(readDatasetName), people: values.people }
}

function readNumber(name: string, text: string | undefined, least = 0): number | undefined {
  if (text === undefined) return undefined
  const number = Number(text)
  if (!(number > 0)) throw new Error(`--${name} ${text} is not a number above 0`)
  if (number < least) throw new Error(`--${name} ${text} is less than ${least}`)
  return number
}

/** Parses a project and a dataset, `blog.production`. */
export function readDatasetName(text: string): DatasetName {
  const [projectId = '', dataset = '', ...more] = text.split('.')
  if (more.length > 0 || !isProjectId(projectId) || !isDatasetName(dataset))
    throw new Error(`"${text}" is not a project and a dataset, such as blog.production`)
  return { projectId, dataset }
}
