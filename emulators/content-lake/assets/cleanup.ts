/** Deletes the files of assets that no dataset uses any more. */

import type { Commit, Lake } from '../types.ts'
import { isUsed } from './asset-documents.ts'
import { getAssetStorage } from './asset-storage.ts'

/** Watches commits for deleted assets, and checks once for files left by a crash or a deleted dataset. */
export function startAssetCleanup(lake: Lake, report: (error: unknown) => void): { stop(): Promise<void> } {
  const { originals, lock } = getAssetStorage(lake)
  const abort = new AbortController()
  const removeIfUnused = (sha1: string) =>
    lock(sha1, async () => {
      if (!abort.signal.aborted && !isUsed(lake, sha1)) await originals.remove(sha1)
    })
  try {
    originals.discardIncomplete()
  } catch (error) {
    report(error)
  }
  // A file that cannot be deleted now (read-only disk) is found at the next start.
  let work = sweep().catch(report)

  async function sweep(): Promise<void> {
    for await (const sha1 of originals.list()) await removeIfUnused(sha1)
  }

  const unsubscribe = lake.commits.subscribe((commit) => {
    for (const sha1 of deletedHashes(commit)) work = work.then(() => removeIfUnused(sha1)).catch(report)
  })
  return {
    async stop() {
      unsubscribe()
      abort.abort()
      await work
    },
  }
}

function deletedHashes({ changes }: Commit): string[] {
  return changes.flatMap(({ documentId, before, after }) => {
    const sha1 = /^(?:image|file)-([0-9a-f]{40})-/.exec(documentId)?.[1]
    return sha1 && before && !after ? [sha1] : []
  })
}
