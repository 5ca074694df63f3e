/** Where an export comes from: the data folder of an open lake, or any dataset through `@sanity/client`. */

import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { Readable } from 'node:stream'

import type { SanityClient } from '@sanity/client'

import type { LakeDocument } from '../types.ts'

export interface ExportSource {
  /** Every document, in the order of ids, from one moment of the dataset. */
  documents(): AsyncIterable<LakeDocument> | Iterable<LakeDocument>
  /** The bytes of an asset's document as uploaded. */
  openAsset(document: LakeDocument): Promise<Readable>
}

/** Reads by a connection of its own: commits during a long export change nothing in it. */
export function* readDataset(
  dataDirectory: string,
  projectId: string,
  dataset: string,
): Generator<LakeDocument> {
  const database = new DatabaseSync(join(dataDirectory, 'lake.sqlite'), { readOnly: true })
  try {
    const sql = 'SELECT body FROM documents WHERE project_id = ? AND dataset = ? ORDER BY id'
    for (const { body } of database.prepare(sql).iterate(projectId, dataset))
      yield JSON.parse(String(body)) as LakeDocument
  } finally {
    database.close()
  }
}

/** Through a client whose token may read drafts. */
export function clientSource(client: SanityClient): ExportSource {
  const { dataset = '', token, projectId = '', useProjectHostname } = client.config()
  const headers = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(useProjectHostname ? {} : { 'x-sanity-project-id': projectId }),
  }
  return {
    async *documents() {
      const body = await get(client.getUrl(`/data/export/${dataset}`), headers)
      for await (const line of createInterface({ input: body, crlfDelay: Infinity })) {
        if (line.trim() === '') continue
        const document = JSON.parse(line) as LakeDocument & { error?: unknown }
        if (document.error && !document._id)
          throw new Error(`The export broke off: ${JSON.stringify(document.error)}`)
        yield document
      }
    },
    openAsset({ url, _type }) {
      const address = new URL(String(url))
      if (_type === 'sanity.imageAsset') address.searchParams.set('dlRaw', 'true')
      return get(address.href, headers)
    },
  }
}

async function get(url: string, headers: Record<string, string>): Promise<Readable> {
  const response = await fetch(url, { headers })
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`)
  return Readable.fromWeb(response.body)
}
