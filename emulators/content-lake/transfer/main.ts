/**
 * Command line: `node emulators/content-lake/transfer/main.ts import|export FILE …`. The token comes from
 * `SANITY_TOKEN`, because every user of a machine can read arguments.
 */

import { createReadStream, createWriteStream } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createClient, type SanityClient } from '@sanity/client'
import { exportArchive } from './export.ts'
import { clientSource } from './export-source.ts'
import { importDocuments, type ImportOptions } from './import.ts'
import { clientTarget } from './targets.ts'

const USAGE = `Usage:
  main.ts import FILE --project ID --dataset NAME [--url LAKE] [--mode fail|missing|replace]
  main.ts export FILE.tar.gz --project ID --dataset NAME [--url LAKE] [--private]

FILE is NDJSON or a .tar.gz made by \`sanity dataset export\`. --url is the address of a local lake; without it the
project is the hosted one. --private exports orders, customers and inquiries too. The token is read from SANITY_TOKEN.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    project: { type: 'string' },
    dataset: { type: 'string' },
    url: { type: 'string' },
    mode: { type: 'string', default: 'fail' },
    private: { type: 'boolean', default: false },
  },
})
const [command, file] = positionals
const isMode = (text: string): text is ImportOptions['mode'] => ['replace', 'missing', 'fail'].includes(text)

if (!file || !values.project || !values.dataset || !isMode(values.mode)) fail(USAGE)
const client = connect(values.project, values.dataset)
try {
  if (command === 'import') await importFile(file, values.mode)
  else if (command === 'export') await exportFile(file, values.dataset)
  else fail(USAGE)
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}

function connect(projectId: string, dataset: string): SanityClient {
  const token = process.env['SANITY_TOKEN']
  if (!token)
    fail('SANITY_TOKEN is not set: a token that may write (import) or read drafts (export) is needed.')
  const host = values.url ? { apiHost: values.url, useProjectHostname: false } : {}
  return createClient({ projectId, dataset, token, apiVersion: '2025-10-01', useCdn: false, ...host })
}

async function importFile(path: string, mode: ImportOptions['mode']): Promise<void> {
  const options = { mode, assetsFolder: dirname(resolve(path)) }
  const { documents, skipped, assets } = await importDocuments(
    clientTarget(client),
    createReadStream(path),
    options,
  )
  console.log(`Imported ${documents} documents and ${assets} assets; left ${skipped} as they were.`)
}

async function exportFile(path: string, name: string): Promise<void> {
  const options = { name, includePrivate: values.private }
  const { documents, assets } = await exportArchive(clientSource(client), createWriteStream(path), options)
  console.log(`Exported ${documents} documents and ${assets} assets to ${path}.`)
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
