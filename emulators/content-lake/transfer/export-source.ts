/** The source of an export: the data folder of an open lake, or any dataset through `@sanity/client`. */

import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { Readable } from 'node:stream'
import type { SanityClient } from '@sanity/client'
import type { LakeDocument } from '../types.ts'

export interface ExportSource {
  /** All documents of one snapshot, ordered by id. */
  documents(): AsyncIterable<LakeDocument> | Iterable<LakeDocument>
  /** The uploaded file of an asset document. */
  openAsset(document: LakeDocument): Promise<Readable>
}

/** A stored document; `body` is its JSON. */
interface StoredDocument {
  _id: string
  _type: string
  body: string
}

/** Reads with its own connection, so that commits during a long export do not affect it. */
export function* readDataset(
  dataDirectory: string,
  projectId: string,
  dataset: string,
): Generator<StoredDocument> {
  const database = new DatabaseSync(join(dataDirectory, 'lake.sqlite'), { readOnly: true })
  try {
    const sql =
      'SELECT id AS _id, type AS _type, body FROM documents WHERE project_id = ? AND dataset = ? ORDER BY id'
    for (const stored of database.prepare(sql).iterate(projectId, dataset) as Iterable<unknown>)
      yield stored as StoredDocument
  } finally {
    database.close()
  }
}

/** Reads with a client whose token may read drafts. */
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
