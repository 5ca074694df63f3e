import type { QueryParams, SanityDocument } from '@sanity/client'
import { lakeClient } from './lake.ts'
import { acquireLock, withPublishLock } from './locks.ts'
import { createTestProduct, type TestProduct } from './test-product.ts'

/** Changes content by API and restores it after the test. */
export interface Content {
  /**
   * Locks documents for this test and restores them afterwards, including drafts; a new document is deleted. An existing
   * draft is removed during the test.
   */
  keep: (...ids: string[]) => Promise<void>
  /** Deletes what a filter finds when the test ends, including drafts. */
  removeLater: (filter: string, params: QueryParams) => void
  /** Creates a product with limited stock, and deletes both when the test ends. */
  createProduct: (available: number, title?: string) => Promise<TestProduct>
  /** Changes a published document: `change` receives it and returns the new one. */
  publish: (id: string, change: (document: SanityDocument) => object) => Promise<void>
  /** Returns the published document. */
  read: (id: string) => Promise<SanityDocument>
}

const draftOf = (id: string) => `drafts.${id}`

/** Removes what the lake sets: revision and dates. */
function withoutRevision(document: SanityDocument): SanityDocument {
  const { _rev, _updatedAt, ...rest } = document
  return rest as SanityDocument
}

/** Starts recording content. `restore` restores what was locked and has changed. */
export function keepContent(): { content: Content; restore: () => Promise<void> } {
  const lake = lakeClient('administrator')
  const kept = new Map<string, SanityDocument | undefined>()
  const release: (() => Promise<void>)[] = []
  const unwanted: { filter: string; params: QueryParams }[] = []

  async function remember(id: string): Promise<void> {
    if (!kept.has(id)) kept.set(id, await lake.getDocument(id))
  }

  async function keep(...ids: string[]): Promise<void> {
    // Sorted, so that two tests never wait for each other.
    for (const id of [...ids].sort()) release.push(await acquireLock(id))
    await Promise.all(ids.flatMap((id) => [remember(id), remember(draftOf(id))]))
    for (const id of ids) await lake.delete(draftOf(id))
  }

  const removeLater = (filter: string, params: QueryParams) => void unwanted.push({ filter, params })

  async function createProduct(available: number, title?: string): Promise<TestProduct> {
    const product = await createTestProduct(available, title)
    removeLater('_id in [$id, "inventory-" + $id]', { id: `product-${product.number}` })
    return product
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
    if (transaction.serialize().length > 0) await withPublishLock(() => transaction.commit())
  }

  async function restore(): Promise<void> {
    try {
      await putBack()
    } finally {
      await Promise.all(release.map((free) => free()))
    }
  }

  return {
    restore,
    content: {
      keep,
      read,
      removeLater,
      createProduct,
      async publish(id, change) {
        if (!kept.has(id)) await keep(id)
        const changed = { ...withoutRevision(await read(id)), ...change(await read(id)) } as SanityDocument
        await withPublishLock(() => lake.createOrReplace(changed))
      },
    },
  }
}
