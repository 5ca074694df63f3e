import { join } from 'node:path'
import type { IdentifiedSanityDocumentStub, SanityClient } from '@sanity/client'
import { generateProduct, type GeneratedProduct } from '../../products/generate.ts'
import { createAssetUploader, resolveAssets } from '../../seed/assets.ts'

/** Products that one transaction writes. */
const BATCH = 500

/** Generated products `from` to `to` - 1, in a lake. */
export interface Goods {
  add: (from: number, to: number) => Promise<void>
  remove: (count: number) => Promise<void>
}

/** Writes generated products into a lake and takes them out again. Their pictures are uploaded once. */
export function openGoods(client: SanityClient, root: string): Goods {
  const uploader = createAssetUploader(client, join(root, 'scripts', 'seed-content'))

  async function inBatches(from: number, to: number, change: (batch: GeneratedProduct[]) => Promise<void>) {
    for (let start = from; start < to; start += BATCH) {
      const length = Math.min(BATCH, to - start)
      await change(Array.from({ length }, (_, index) => generateProduct(start + index)))
    }
  }

  return {
    add: (from, to) =>
      inBatches(from, to, async (batch) => {
        const transaction = client.transaction()
        for (const product of batch) {
          transaction.createOrReplace(
            (await resolveAssets(product, uploader)) as IdentifiedSanityDocumentStub,
          )
        }
        await transaction.commit({ visibility: 'async' })
      }),
    remove: (count) =>
      inBatches(0, count, async (batch) => {
        const transaction = client.transaction()
        for (const { _id } of batch) transaction.delete(_id)
        await transaction.commit({ visibility: 'async' })
      }),
  }
}
