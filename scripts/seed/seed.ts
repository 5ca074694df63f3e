import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { IdentifiedSanityDocumentStub, SanityClient, Transaction } from '@sanity/client'
import { createAssetUploader, resolveAssets } from './assets.ts'
import { readSeedDocuments, type SeedDocument } from './content.ts'
import { keepPrivateFiles } from './private-files.ts'
import { readMessages, translationDocuments, type TranslationEntry } from './translations.ts'

export interface SeedOutcome {
  created: number
  kept: number
  /** Texts added to translation documents that were there already. */
  textsAdded: number
}

const ANY_CONTENT =
  '*[!string::startsWith(_type, "system.") && !string::startsWith(_type, "sanity.") && _type != "privateFilePart"][0...1]._id'

/**
 * True when a dataset holds no content yet. The client must read the raw perspective with a token. One document is looked for:
 * counting a hundred thousand takes longer than a lake gives a query.
 */
export const isEmpty = async (client: SanityClient): Promise<boolean> =>
  (await client.fetch<string[]>(ANY_CONTENT)).length === 0

/**
 * Puts the seed content into a dataset in one transaction: creates what is missing and leaves the rest alone.
 * Translation documents that exist get the keys they lack.
 * @param options.reset Puts every seed document back as the files have it, and drops its draft.
 */
export async function seed(
  client: SanityClient,
  root: string,
  options: { reset: boolean },
): Promise<SeedOutcome> {
  const folder = join(root, 'scripts', 'seed-content')
  const documents = [
    ...(existsSync(folder) ? readSeedDocuments(folder) : []),
    ...translationDocuments(readMessages(join(root, 'web', 'i18n', 'messages'))),
  ]
  const existing = await readExisting(client, documents)
  const missing = options.reset ? documents : documents.filter(({ _id }) => !existing.has(_id))
  const uploader = createAssetUploader(client, folder)
  const transaction = client.transaction()
  // Files of documents that came from elsewhere may have stayed behind there: exports leave private documents out.
  const withFiles = new Map<string, unknown>()
  for (const document of documents)
    withFiles.set(document._id, await keepPrivateFiles(document, client, folder))
  for (const { _id } of missing) {
    const stub = (await resolveAssets(withFiles.get(_id), uploader)) as IdentifiedSanityDocumentStub
    if (options.reset) transaction.createOrReplace(stub).delete(`drafts.${stub._id}`)
    else transaction.createIfNotExists(stub)
  }
  const textsAdded = options.reset ? 0 : addMissingTexts(transaction, documents, existing)
  if (missing.length > 0 || textsAdded > 0) await transaction.commit({ visibility: 'sync' })
  return { created: missing.length, kept: documents.length - missing.length, textsAdded }
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

/** Appends the entries that a newer version of the site brought, without touching texts that people wrote. */
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
