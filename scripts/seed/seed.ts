import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { IdentifiedSanityDocumentStub, SanityClient, Transaction } from '@sanity/client'
import { ROOT } from '../settings.ts'
import { createAssetUploader, resolveAssets } from './assets.ts'
import { storePrivateFiles } from './private-files.ts'
import { readSeedDocuments, type SeedDocument } from './read-documents.ts'
import { translationDocuments, type TranslationEntry } from './translations.ts'

export interface SeedOutcome {
  created: number
  unchanged: number
  /** Texts added to existing translation documents. */
  textsAdded: number
}

/** The demo company. Repositories without it seed the interface texts. */
const CONTENT_FOLDER = join(ROOT, 'scripts', 'seed-content')

const ANY_CONTENT =
  '*[!string::startsWith(_type, "system.") && !string::startsWith(_type, "sanity.") && _type != "privateFilePart"][0...1]._id'

/**
 * True when a dataset holds no content. The client needs a token and the raw perspective. The query asks for
 * one document, because counting 100,000 exceeds the lake's time limit.
 */
export const isEmpty = async (client: SanityClient): Promise<boolean> =>
  (await client.fetch<string[]>(ANY_CONTENT)).length === 0

/**
 * Creates missing seed documents in one transaction and leaves existing ones unchanged. Existing translation
 * documents get the keys they lack.
 * @param options.reset Resets every seed document to the files and deletes its draft.
 * @param options.textsOnly Leaves out the demo company: only the interface texts, which every dataset needs.
 */
export async function seed(
  client: SanityClient,
  options: { reset: boolean; textsOnly?: boolean },
): Promise<SeedOutcome> {
  const hasDemo = !options.textsOnly && existsSync(CONTENT_FOLDER)
  const documents = [...(hasDemo ? readSeedDocuments(CONTENT_FOLDER) : []), ...translationDocuments()]
  const existing = await readExisting(client, documents)
  const missing = options.reset ? documents : documents.filter(({ _id }) => !existing.has(_id))
  const uploader = createAssetUploader(client, CONTENT_FOLDER)
  const transaction = client.transaction()
  // Exports leave private documents out, so files of imported documents may be missing.
  const withFiles = new Map<string, unknown>()
  for (const document of documents)
    withFiles.set(document._id, await storePrivateFiles(document, client, CONTENT_FOLDER))
  for (const { _id } of missing) {
    const stub = (await resolveAssets(withFiles.get(_id), uploader)) as IdentifiedSanityDocumentStub
    if (options.reset) transaction.createOrReplace(stub).delete(`drafts.${stub._id}`)
    else transaction.createIfNotExists(stub)
  }
  const textsAdded = options.reset ? 0 : addMissingTexts(transaction, documents, existing)
  if (missing.length > 0 || textsAdded > 0) await transaction.commit({ visibility: 'sync' })
  return { created: missing.length, unchanged: documents.length - missing.length, textsAdded }
}

interface Existing {
  _id: string
  keys: string[] | null
}

async function readExisting(
  client: SanityClient,
  documents: readonly SeedDocument[],
): Promise<Map<string, Existing>> {
  const ids = documents.map(({ _id }) => _id)
  const found = await client.fetch<Existing[]>('*[_id in $ids]{_id, "keys": entries[].key}', { ids })
  return new Map(found.map((entry) => [entry._id, entry]))
}

/** Adds the entries of a newer version of the site without changing edited texts. */
function addMissingTexts(
  transaction: Transaction,
  documents: readonly SeedDocument[],
  existing: ReadonlyMap<string, Existing>,
): number {
  let added = 0
  for (const document of documents) {
    const known = existing.get(document._id)
    if (document._type !== 'translation' || !known) continue
    const entries = (document.entries as TranslationEntry[]).filter(({ key }) => !known.keys?.includes(key))
    if (entries.length === 0) continue
    added += entries.length
    transaction.patch(document._id, (patch) =>
      patch.setIfMissing({ entries: [] }).insert('after', 'entries[-1]', entries),
    )
  }
  return added
}
