import { variantNumber } from '../shared/variants.ts'
import type { StoredOption, StoredVariant } from '../validation/variants.ts'
import { englishText } from './localized.ts'

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

/** Returns the options of a variant in English, as in orders: “Green · Large”; its code while it has none. */
export function variantName(options: readonly StoredOption[], { choices = [], code }: StoredVariant): string {
  const chosen = options.flatMap(({ values = [] }) => values.filter(({ _key }) => choices.includes(_key)))
  const labels = chosen.flatMap(({ label }) => englishText(label) ?? [])
  return labels.join(' · ') || (code ?? 'New variant')
}
