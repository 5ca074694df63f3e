import { variantNumber } from '../shared/variants.ts'
import type { StoredVariant } from '../validation/variants.ts'

/** The number of a product, the key of a variant, and the product's variants. */
export interface NumberedStock {
  number?: string | null
  variant?: string | null
  variants?: readonly StoredVariant[] | null
}

/** Returns the product or variant number of a stock document, for lists: “No. 10000-green-l”. */
export function stockNumber({ number, variant, variants }: NumberedStock): string | undefined {
  if (!number) return undefined
  if (!variant) return `No. ${number}`
  const code = variants?.find(({ _key }) => _key === variant)?.code
  return code ? `No. ${variantNumber(number, code)}` : 'removed variant'
}
