import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import type { SanityClient } from '@sanity/client'
import { exportDataset } from '@sanity/export'
import { sanityImport } from '@sanity/import'
import { isEmpty } from '../seed/seed.ts'
import { withPrivateTemporaryFolder } from './private-folder.ts'

export interface BackupContents {
  documents: number
  /** Orders, customers, inquiries and sold files. */
  privateDocuments: number
  assets: number
  bytes: number
}

/** Ids with a dot are private, except those of drafts, versions and releases. */
const isPrivate = (id: string): boolean => id.includes('.') && !/^(?:drafts|versions|_)\./.test(id)

/**
 * Writes a dataset with drafts, releases, private documents and assets to a `.tar.gz` that only its owner can
 * read. The format is that of `sanity datasets export`.
 *
 * @param client Its token must read private documents.
 * @throws Error when the file exists, the dataset is empty or the export fails; an incomplete archive is removed.
 */
export async function writeBackup(
  client: SanityClient,
  dataset: string,
  path: string,
): Promise<BackupContents> {
  await requireNoFile(path)
  if (await isEmpty(client)) throw new Error('The dataset is empty: there is nothing to back up.')
  const partial = `${path}.partial`
  let privateDocuments = 0
  try {
    const { documentCount, assetCount } = await withPrivateTemporaryFolder(() =>
      exportDataset({
        client,
        dataset,
        outputPath: createWriteStream(partial, { mode: 0o600 }),
        drafts: true,
        assets: true,
        filterDocument: ({ _id }) => {
          if (isPrivate(_id)) privateDocuments += 1
          return true
        },
      }),
    )
    await rename(partial, path)
    return {
      documents: documentCount,
      privateDocuments,
      assets: assetCount,
      bytes: (await stat(path)).size,
    }
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

async function requireNoFile(path: string): Promise<void> {
  const existing = await stat(path).catch(() => null)
  if (existing) throw new Error(`${path} exists already. Choose another name, or remove it first.`)
}

/**
 * Restores an archive into a dataset. Ids, references and assets stay the same; the lake sets new change
 * dates.
 *
 * @param options.replace Overwrites existing documents; without it the dataset must be empty.
 * @returns the number of documents written
 * @throws Error when the file is missing, the dataset is not empty or the import fails; another import with `replace` completes
 * it.
 */
export async function restoreBackup(
  client: SanityClient,
  path: string,
  options: { replace: boolean },
): Promise<number> {
  if (!(await stat(path).catch(() => null))) throw new Error(`${path} does not exist.`)
  if (!options.replace && !(await isEmpty(client))) {
    throw new Error(
      'The dataset holds content. Restore into an empty one, or add --replace: it overwrites the documents of the ' +
        'archive and keeps all others.',
    )
  }
  try {
    const { numDocs } = await withPrivateTemporaryFolder(() =>
      sanityImport(createReadStream(path), {
        client,
        operation: options.replace ? 'createOrReplace' : 'create',
        releasesOperation: options.replace ? 'replace' : 'fail',
      }),
    )
    return numDocs
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n', 1)[0] : String(error)
    throw new Error(
      `${path} could not be restored: ${reason}\nThe documents written so far remain; --replace writes all of them again.`,
      { cause: error },
    )
  }
}
