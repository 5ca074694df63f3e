import { addProduct } from '../../shop-api.ts'
import { lakeClient } from './lake.ts'
import { english } from './languages.ts'
import { unique } from './unique.ts'

/** A test product with its stock. */
export interface TestProduct {
  number: string
  /** Returns the remaining stock. */
  left: () => Promise<number>
  remove: () => Promise<void>
}

/** Creates a product with limited stock for 10 US dollars without tax. */
export async function createTestProduct(available: number, title = 'Test product'): Promise<TestProduct> {
  const lake = lakeClient()
  const number = unique('order-test')
  const [product, inventory] = [`product-${number}`, `inventory-product-${number}`]
  await addProduct(lake, number, available, { title: english(title), taxClass: 'zero' })
  return {
    number,
    left: async () =>
      (await lake.getDocument<{ _id: string; available: number }>(inventory))?.available ?? -1,
    remove: async () => void (await lake.transaction().delete(product).delete(inventory).commit()),
  }
}
