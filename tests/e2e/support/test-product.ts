import { randomUUID } from 'node:crypto'
import { lakeClient } from './lake.ts'

/** A test product with its stock. */
export interface TestProduct {
  number: string
  /** Returns the remaining stock. */
  left: () => Promise<number>
  remove: () => Promise<void>
}

/** Creates a product with limited stock for 10 US dollars without tax. */
export async function createTestProduct(available: number, title = 'Test good'): Promise<TestProduct> {
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
