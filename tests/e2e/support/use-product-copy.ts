import { test } from '@playwright/test'
import { type ProductCopy, startProductCopy } from './product-copy.ts'

/** Starts a copy of the product before the tests of a file and ends it after them. Returns the copy, which is empty until then. */
export function useProductCopy(options?: Parameters<typeof startProductCopy>[0]): ProductCopy {
  const product = {} as ProductCopy
  test.beforeAll(async () => {
    // Copying product and content takes a few seconds, more on a busy machine.
    test.setTimeout(180_000)
    Object.assign(product, await startProductCopy(options))
  })
  test.afterAll(() => product.dispose())
  return product
}
