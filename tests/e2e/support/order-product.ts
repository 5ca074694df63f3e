import { randomUUID } from 'node:crypto'
import { lakeClient } from './lake.ts'

/** A good of a test's own, as orders count it. */
export interface CountedGood {
  number: string
  /** How many pieces are left. */
  left: () => Promise<number>
  remove: () => Promise<void>
}

/** Offers a good with so many pieces, for 10 US dollars and no tax. */
export async function offerGood(available: number, title = 'Test good'): Promise<CountedGood> {
  const lake = lakeClient()
  const number = `order-test-${randomUUID().slice(0, 8)}`
  const [product, inventory] = [`product-${number}`, `inventory-product-${number}`]
  await lake
    .transaction()
    .create({
      _id: product,
      _type: 'product',
      title: [{ _key: 'en', _type: 'internationalizedArrayStringValue', language: 'en', value: title }],
      slug: { _type: 'slug', current: number },
      price: 1_000,
      currency: 'USD',
      taxClass: 'zero',
      kind: 'physical',
    })
    .create({ _id: inventory, _type: 'inventory', available })
    .commit()
  return {
    number,
    left: async () =>
      (await lake.getDocument<{ _id: string; available: number }>(inventory))?.available ?? -1,
    remove: async () => void (await lake.transaction().delete(product).delete(inventory).commit()),
  }
}
