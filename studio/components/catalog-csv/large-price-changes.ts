import { productLabel } from '../catalog/catalog.ts'
import { isLargeChange } from '../price-change/difference.ts'
import { type PricedLine, pricesOf } from '../price-change/plan.ts'
import type { ImportedLine } from './import-line.ts'

/** Returns the published products whose price an import changes so much that the price change tool would ask first. */
export const findLargePriceChanges = (lines: readonly ImportedLine[]): PricedLine[] =>
  lines
    .flatMap(({ entry, product }) =>
      entry?.published
        ? [
            {
              id: entry.id,
              name: productLabel(product),
              before: pricesOf(entry.published),
              after: pricesOf(product),
            },
          ]
        : [],
    )
    .filter((line) => line.before.price > 0 && isLargeChange(line))
