import { join } from 'node:path'
import type { IdentifiedSanityDocumentStub, SanityClient } from '@sanity/client'
import { generateProduct, isGenerated } from '../../products/generate.ts'
import { createAssetUploader, resolveAssets } from '../../seed/assets.ts'
import { ROOT } from '../../settings.ts'

/** Products per transaction. */
const BATCH = 500

/** Adds and removes generated products in a lake. */
export interface GeneratedProducts {
  add: (from: number, to: number) => Promise<void>
  /** Removes every generated product, those of earlier runs included. */
  remove: () => Promise<void>
}

/** Creates the functions that add and remove generated products. Uploads their pictures once. */
export function openGeneratedProducts(client: SanityClient): GeneratedProducts {
  const uploader = createAssetUploader(client, join(ROOT, 'scripts', 'seed-content'))

  async function add(from: number, to: number): Promise<void> {
    for (let start = from; start < to; start += BATCH) {
      const transaction = client.transaction()
      for (let index = start; index < Math.min(start + BATCH, to); index += 1) {
        const product = await resolveAssets(generateProduct(index), uploader)
        transaction.createOrReplace(product as IdentifiedSanityDocumentStub)
      }
      await transaction.commit({ visibility: 'async' })
    }
  }

  async function remove(): Promise<void> {
    const products = await client.fetch<string[]>('*[_type == "product"]._id')
    const ids = products.filter(isGenerated)
    for (let start = 0; start < ids.length; start += BATCH) {
      const transaction = client.transaction()
      for (const id of ids.slice(start, start + BATCH)) transaction.delete(id)
      await transaction.commit({ visibility: 'async' })
    }
  }

  return { add, remove }
}
