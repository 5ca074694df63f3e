import type { QueryParams, SanityDocument } from '@sanity/client'
import { lakeClient } from './lake.ts'
import { publishingAlone, takeAlone } from './alone.ts'

/** Changes content as a program does, and remembers what it was. */
export interface Content {
  /**
   * Takes documents for this test alone, and remembers them, so that they are put back, drafts and all; one that does
   * not exist is deleted. A draft that somebody left is laid aside for the length of the test.
   */
  keep: (...ids: string[]) => Promise<void>
  /** Deletes, when the test ends, what a filter then finds, drafts included. */
  removeLater: (filter: string, params: QueryParams) => void
  /** Changes a published document at once: `change` gets it and returns the new one. */
  publish: (id: string, change: (document: SanityDocument) => object) => Promise<void>
  /** The document as visitors see it. */
  read: (id: string) => Promise<SanityDocument>
}

const draftOf = (id: string) => `drafts.${id}`

/** A document that may be written again: revision and dates are the lake's to give. */
function withoutRevision(document: SanityDocument): SanityDocument {
  const { _rev, _updatedAt, ...rest } = document
  return rest as SanityDocument
}

/** Starts to remember content. `restore` puts back what was kept and has changed since. */
export function keepContent(): { content: Content; restore: () => Promise<void> } {
  const lake = lakeClient('administrator')
  const kept = new Map<string, SanityDocument | undefined>()
  const giveBack: (() => Promise<void>)[] = []
  const unwanted: { filter: string; params: QueryParams }[] = []

  async function remember(id: string): Promise<void> {
    if (!kept.has(id)) kept.set(id, await lake.getDocument(id))
  }

  async function keep(...ids: string[]): Promise<void> {
    // In one order everywhere, so that no two tests wait for each other.
    for (const id of [...ids].sort()) giveBack.push(await takeAlone(id))
    await Promise.all(ids.flatMap((id) => [remember(id), remember(draftOf(id))]))
    for (const id of ids) await lake.delete(draftOf(id))
  }

  async function read(id: string): Promise<SanityDocument> {
    const document = await lake.getDocument(id)
    if (!document) throw new Error(`The lake has no document ${id}.`)
    return document
  }

  async function putBack(): Promise<void> {
    const transaction = lake.transaction()
    for (const [id, before] of kept) {
      const now = await lake.getDocument(id)
      if (now?._rev === before?._rev) continue
      if (before) transaction.createOrReplace(withoutRevision(before))
      else transaction.delete(id)
    }
    for (const { filter, params } of unwanted) {
      const ids = await lake.fetch<string[]>(`*[${filter}]._id`, params)
      for (const id of ids) transaction.delete(id)
    }
    if (transaction.serialize().length > 0) await publishingAlone(() => transaction.commit())
  }

  async function restore(): Promise<void> {
    try {
      await putBack()
    } finally {
      await Promise.all(giveBack.map((free) => free()))
    }
  }

  return {
    restore,
    content: {
      keep,
      read,
      removeLater: (filter, params) => unwanted.push({ filter, params }),
      async publish(id, change) {
        if (!kept.has(id)) await keep(id)
        const changed = { ...withoutRevision(await read(id)), ...change(await read(id)) } as SanityDocument
        await publishingAlone(() => lake.createOrReplace(changed))
      },
    },
  }
}
