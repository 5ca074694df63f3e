import { createReadStream, createWriteStream } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createClient, type SanityClient } from '@sanity/client'
import { exportArchive } from './export.ts'
import { clientSource } from './export-source.ts'
import { importDocuments, type ImportOptions } from './import.ts'
import { clientTarget } from './targets.ts'

const USAGE = `Usage:
  content-lake import FILE --project ID --dataset NAME [--url LAKE] [--mode fail|missing|replace]
  content-lake export FILE.tar.gz --project ID --dataset NAME [--url LAKE] [--private]

FILE is NDJSON or a .tar.gz made by \`sanity dataset export\`. --url is the address of a local lake; without it the
project is the hosted one. --private exports private documents too, whose ids contain a dot. The token is read from
SANITY_TOKEN, because every user of a machine can read arguments.`

const isMode = (text: string): text is ImportOptions['mode'] => ['replace', 'missing', 'fail'].includes(text)

/** `content-lake import` and `content-lake export`: returns the exit code. */
export async function transfer(command: 'import' | 'export', args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      project: { type: 'string' },
      dataset: { type: 'string' },
      url: { type: 'string' },
      mode: { type: 'string', default: 'fail' },
      private: { type: 'boolean', default: false },
    },
  })
  const [file] = positionals
  const { project, dataset, url, mode } = values
  if (!file || !project || !dataset || !isMode(mode)) throw new Error(USAGE)
  const client = connect(project, dataset, url)
  if (command === 'import') await importFile(client, file, mode)
  else await exportFile(client, file, { name: dataset, includePrivate: values.private })
  return 0
}

function connect(projectId: string, dataset: string, url: string | undefined): SanityClient {
  const token = process.env['SANITY_TOKEN']
  if (!token)
    throw new Error(
      'SANITY_TOKEN is not set: a token that may write (import) or read drafts (export) is needed.',
    )
  const host = url ? { apiHost: url, useProjectHostname: false } : {}
  return createClient({ projectId, dataset, token, apiVersion: '2025-10-01', useCdn: false, ...host })
}

async function importFile(client: SanityClient, path: string, mode: ImportOptions['mode']): Promise<void> {
  const options = { mode, assetsFolder: dirname(resolve(path)) }
  const { documents, skipped, assets } = await importDocuments(
    clientTarget(client),
    createReadStream(path),
    options,
  )
  console.log(`Imported ${documents} documents and ${assets} assets; left ${skipped} as they were.`)
}

async function exportFile(
  client: SanityClient,
  path: string,
  options: { name: string; includePrivate: boolean },
): Promise<void> {
  const { documents, assets } = await exportArchive(clientSource(client), createWriteStream(path), options)
  console.log(`Exported ${documents} documents and ${assets} assets to ${path}.`)
}
